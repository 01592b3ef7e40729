import { GUEST, type Career } from '@caderno/domain/career'
import type { AppErrorCode } from '@caderno/domain/kernel'
import { Suspense, use, useRef } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useArrival, type Arrival } from '../../hooks/use-arrival.ts'
import { useLookAgain } from '../../hooks/use-connection.ts'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { useTab } from '../../hooks/use-tab.ts'
import { CareerFrame } from './CareerFrame.tsx'
import { PARTS, TAB_IDS } from './tabs.ts'
import { TabSkeleton } from './TabSkeleton.tsx'
import { unreadable, importQuestion, type GuestCount } from './texts.ts'
import { useBackend, useCareer, useOwner } from './use-career.ts'
import { DraftsContext, useDrafts } from '../../hooks/use-draft.ts'
import { useImport } from './use-import.ts'
import classes from './CareerFrame.module.css'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

const DATA = 'seus dados de carreira'

/** /carreira, for guests too. */
export default function CareerScreen() {
  const owner = useOwner()
  const { arrival, attempt, retry } = useArrival(useServices().career)
  const drafts = useDrafts(owner)
  if (owner === undefined) return <Waiting />
  return (
    <DraftsContext value={drafts}>
      <Suspense key={`${owner} ${attempt}`} fallback={<Waiting guest={owner === GUEST} />}>
        <Arriving owner={owner} arrival={arrival} onRetry={retry} />
      </Suspense>
    </DraftsContext>
  )
}

function Arriving({
  owner,
  arrival,
  onRetry,
}: {
  owner: string
  arrival: Promise<Arrival<Career>>
  onRetry: () => void
}) {
  const arrived = use(arrival)
  if ('failed' in arrived)
    return <NotArrived guest={owner === GUEST} code={arrived.failed} onRetry={onRetry} />
  return <OwnCareer owner={owner} career={arrived.arrived} onRetry={onRetry} />
}

function NotArrived({ guest, code, onRetry }: { guest: boolean; code: AppErrorCode; onRetry: () => void }) {
  const { tab, openTab } = useTab(TAB_IDS)
  useLookAgain(true, onRetry)
  return (
    <CareerFrame backend={useBackend()} guest={guest} storage="absent" tab={tab} onOpen={openTab}>
      <LoadFailure what={DATA} code={code} onRetry={onRetry} />
    </CareerFrame>
  )
}

function Waiting({ guest = false }: { guest?: boolean }) {
  const { tab, openTab } = useTab(TAB_IDS)
  return (
    <CareerFrame backend={useBackend()} guest={guest} storage="loading" tab={tab} onOpen={openTab}>
      <TabSkeleton />
    </CareerFrame>
  )
}

function OwnCareer({ owner, career, onRetry }: { owner: string; career: Career; onRetry: () => void }) {
  const { tab, openTab } = useTab(TAB_IDS)
  const { tabs, setAside, storage, pending } = useCareer(owner, career)
  const panel = useRef<HTMLDivElement>(null)
  const offer = useImport(owner, career, () => panel.current?.focus({ preventScroll: true }))
  const state = tabs[tab]
  useLookAgain(typeof state === 'object' && state.failed === 'network-request-failed', onRetry)
  const Part = PARTS[tab]
  return (
    <CareerFrame
      backend={useBackend()}
      guest={owner === GUEST}
      storage={storage}
      tab={tab}
      onOpen={openTab}
      panelRef={panel}
    >
      <div className={classes.blocks} data-pending={pending}>
        {offer.found && offer.offered && (
          <ImportOffer
            found={offer.found}
            busy={offer.busy}
            failure={offer.failure}
            onImport={offer.take}
            onDismiss={offer.dismiss}
          />
        )}
        {setAside > 0 && (
          <p role="status" className={classes.notice}>
            {unreadable(setAside)}
          </p>
        )}
        {typeof state === 'object' && <LoadFailure what={DATA} code={state.failed} onRetry={onRetry} />}
        {state === 'loading' || (state === 'ready' && !offer.found) ? <TabSkeleton /> : null}
        {state === 'ready' && offer.found && (
          <Suspense key={tab} fallback={<TabSkeleton />}>
            <Part owner={owner} career={career} />
          </Suspense>
        )}
      </div>
    </CareerFrame>
  )
}

interface ImportOfferProps {
  found: GuestCount
  busy: boolean
  failure: string | undefined
  onImport: () => void
  onDismiss: () => void
}

/** Offers the account what was kept in this browser before the sign-in (D17). */
export function ImportOffer({ found, busy, failure, onImport, onDismiss }: ImportOfferProps) {
  const question = importQuestion(found)
  return (
    <section className={classes.offer} aria-label="Importar deste navegador">
      <IconDownload size={20} stroke={1.5} aria-hidden />
      <div className={classes.asked}>
        <p>{question}</p>
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
      </div>
      <div className={classes.answers}>
        <Button variant="default" disabled={busy} onClick={onDismiss}>
          Agora não
        </Button>
        <Button loading={busy} onClick={onImport}>
          Importar
        </Button>
      </div>
    </section>
  )
}
