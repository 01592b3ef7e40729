import { type FinanceStore, NEARLY_FULL } from '@caderno/domain/finance'
import { dataOf, type AppErrorCode } from '@caderno/domain/kernel'
import { VisuallyHidden, Button } from '@mantine/core'
import { Suspense, use } from 'react'
import { useServices, useOwner } from '../../hooks/services.tsx'
import { useArrival, type Arrival } from '../../hooks/use-arrival.ts'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { DraftsContext, useDrafts } from '../../hooks/use-draft.ts'
import { useToday } from '../../hooks/use-today.ts'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { FinanceFrame } from './FinanceFrame.tsx'
import { MonthState } from './MonthState.tsx'
import { PARTS } from './parts.ts'
import { useFinances } from './use-finances.ts'
import classes from './FinanceFrame.module.css'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import { unreadable } from './texts.ts'

/** /financas. Who is signed out does not get here (the route's guard). */
export default function FinanceScreen() {
  const owner = useOwner()
  const { arrival, attempt, retry } = useArrival(useServices().finances)
  const drafts = useDrafts(owner)
  if (owner === undefined) return <Waiting />
  return (
    <DraftsContext value={drafts}>
      <Suspense key={`${owner} ${attempt}`} fallback={<Waiting />}>
        <Arriving owner={owner} arrival={arrival} onRetry={retry} />
      </Suspense>
    </DraftsContext>
  )
}

const Waiting = () => <FinanceFrame today={useToday()}>{() => <FinanceSkeleton />}</FinanceFrame>

function Arriving({
  owner,
  arrival,
  onRetry,
}: {
  owner: string
  arrival: Promise<Arrival<FinanceStore>>
  onRetry: () => void
}) {
  const store = use(arrival)
  if ('failed' in store) return <NotRead code={store.failed} onRetry={onRetry} />
  return <OwnFinances owner={owner} finances={store.arrived} onRetry={onRetry} />
}

function NotRead({ code, onRetry }: { code: AppErrorCode; onRetry: () => void }) {
  useLookAgain(code === 'network-request-failed', onRetry)
  return (
    <FinanceFrame today={useToday()}>
      {() => <LoadFailure what="suas finanças" code={code} onRetry={onRetry} />}
    </FinanceFrame>
  )
}

function OwnFinances({
  owner,
  finances,
  onRetry,
}: {
  owner: string
  finances: FinanceStore
  onRetry: () => void
}) {
  const { snapshot, pending, waiting, setAside, fill, change, said } = useFinances(owner, finances)
  const today = useToday()
  const book = dataOf(snapshot)
  if (!book)
    return snapshot.status === 'failed' ? (
      <NotRead code={snapshot.error.code} onRetry={onRetry} />
    ) : (
      <Waiting />
    )
  return (
    <>
      <FinanceFrame
        today={today}
        state={({ month }) => <MonthState book={book} month={month} today={today} waiting={waiting} />}
      >
        {({ tab, month }) => {
          const Part = PARTS[tab]
          return (
            <div className={classes.blocks} data-pending={pending}>
              <FinanceNotices
                setAside={setAside}
                stale={snapshot.status === 'failed'}
                fill={fill}
                onRetry={onRetry}
              />
              <Suspense key={tab} fallback={<FinanceSkeleton />}>
                <Part owner={owner} book={book} month={month} today={today} change={change} />
              </Suspense>
            </div>
          )
        }}
      </FinanceFrame>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** A tab's layout while its data or its script is on its way; the blocks appear after 200 ms. */
export function FinanceSkeleton() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <Delayed>
        <div className={classes.blocks}>
          <VisuallyHidden>Carregando…</VisuallyHidden>
          <Bone height="5.5rem" />
          <Bone height="6rem" />
          <Bone height="17rem" />
        </div>
      </Delayed>
    </div>
  )
}

const FULL_FROM = 0.8

/** What the student should know about the money as it is shown. */
export function FinanceNotices({
  setAside,
  stale,
  fill,
  onRetry,
}: {
  setAside: number
  stale: boolean
  fill: number
  onRetry: () => void
}) {
  return (
    <>
      {stale && (
        <div role="alert" className={classes.notice}>
          <span>Não foi possível atualizar suas finanças. Você vê os dados da última leitura.</span>
          <Button size="xs" variant="default" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
      {setAside > 0 && (
        <p role="status" className={classes.notice}>
          {unreadable(setAside)}
        </p>
      )}
      {fill >= FULL_FROM && (
        <p role="status" className={classes.notice}>
          {NEARLY_FULL}
        </p>
      )}
    </>
  )
}
