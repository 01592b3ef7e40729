import { NEARLY_FULL } from '@caderno/domain/finance'
import { dataOf } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import { Blocks } from '../../components/layout/Blocks.tsx'
import { useServices, useUid } from '../../hooks/services.tsx'
import { useRecords } from '../../hooks/use-records.ts'
import { LoadFailure } from '../../components/feedback/LoadFailure.tsx'
import { PageNotices } from '../../components/feedback/PageNotices.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { FinanceFrame, MonthState, PerDay } from './FinanceFrame.tsx'
import { TAB_COMPONENTS } from './tabs.ts'
import { useFinanceActions } from './use-finances.ts'

/** /financas. Who is signed out does not get here (the route's guard). */
export default function FinanceScreen() {
  return (
    <ModuleScreen owner={useUid()} waiting={<Waiting />}>
      {(owner, retry) => <OwnFinances owner={owner} onRetry={retry} />}
    </ModuleScreen>
  )
}

const Waiting = () => <FinanceFrame>{() => <TabSkeleton />}</FinanceFrame>

function OwnFinances({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { finances } = useServices()
  const { snapshot, pending, waiting, unreadable, stale } = useRecords(finances, owner)
  const { actions, announcement } = useFinanceActions(owner, finances)
  const book = dataOf(snapshot)
  if (!book && snapshot.status === 'failed')
    return (
      <FinanceFrame>
        {() => <LoadFailure what="suas finanças" code={snapshot.error.code} onRetry={onRetry} />}
      </FinanceFrame>
    )
  if (!book) return <Waiting />
  return (
    <>
      <FinanceFrame
        state={(opened) => <MonthState book={book} {...opened} waiting={waiting} />}
        perDay={(opened) => <PerDay book={book} {...opened} />}
      >
        {({ tab, ...of }) => {
          const Tab = TAB_COMPONENTS[tab]
          return (
            <Blocks data-pending={pending}>
              <PageNotices
                unreadable={unreadable}
                stale={
                  stale && 'Não foi possível atualizar suas finanças. Você vê os dados da última leitura.'
                }
                note={finances.usedShare(owner) >= FULL_FROM && NEARLY_FULL}
                onRetry={onRetry}
              />
              <Tab key={tab} {...of} waiting={<TabSkeleton />} book={book} actions={actions} />
            </Blocks>
          )
        }}
      </FinanceFrame>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

const FULL_FROM = 0.8
