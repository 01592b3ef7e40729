import { GUEST } from '@caderno/domain/career'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useLookAgain } from '../../bridge/use-connection.ts'
import { useTab } from '../../components/use-tab.ts'
import { CareerFailure } from './CareerFailure.tsx'
import { CareerFrame } from './CareerFrame.tsx'
import { ImportOffer } from './ImportOffer.tsx'
import { PARTS, TAB_IDS } from './tabs.ts'
import { TabSkeleton } from './TabSkeleton.tsx'
import { unreadable } from './texts.ts'
import { useBackend, useCareer, useOwner } from './use-career.ts'
import { useImport } from './use-import.ts'
import classes from './CareerFrame.module.css'

/** /carreira, for guests too. */
export default function CareerScreen() {
  const owner = useOwner()
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  if (owner === undefined) return <Waiting />
  return (
    <Suspense key={`${owner} ${attempt}`} fallback={<Waiting guest={owner === GUEST} />}>
      <OwnCareer owner={owner} onRetry={retry} />
    </Suspense>
  )
}

function Waiting({ guest = false }: { guest?: boolean }) {
  const { tab, openTab } = useTab(TAB_IDS)
  return <CareerFrame backend={useBackend()} guest={guest} storage="loading" tab={tab} onOpen={openTab}><TabSkeleton /></CareerFrame>
}

function OwnCareer({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { tab, openTab } = useTab(TAB_IDS)
  const { career, tabs, setAside, storage, pending } = useCareer(owner)
  const panel = useRef<HTMLDivElement>(null)
  const offer = useImport(owner, career, () => panel.current?.focus({ preventScroll: true }))
  const state = tabs[tab]
  useLookAgain(typeof state === 'object' && state.failed === 'network-request-failed', onRetry)
  const Part = PARTS[tab]
  return (
    <CareerFrame backend={useBackend()} guest={owner === GUEST} storage={storage} tab={tab} onOpen={openTab} panelRef={panel}>
      <div className={classes.blocks} data-pending={pending}>
        {offer.found && offer.offered && (
          <ImportOffer found={offer.found} busy={offer.busy} failure={offer.failure} onImport={offer.take} onDismiss={offer.dismiss} />
        )}
        {setAside > 0 && <p role="status" className={classes.notice}>{unreadable(setAside)}</p>}
        {typeof state === 'object' && <CareerFailure code={state.failed} onRetry={onRetry} />}
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
