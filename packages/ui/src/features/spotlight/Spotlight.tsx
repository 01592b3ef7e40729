import { Suspense } from 'react'
import type { useSpotlight } from './use-spotlight.ts'
import { WaitingSearch } from './WaitingSearch.tsx'

/** The search over any page: the field at once, the rest when its script is there. */
export function Spotlight({ spotlight: { Dialog, failed, retry, opened, waiting, close, query, setQuery, onReady } }: { spotlight: ReturnType<typeof useSpotlight> }) {
  return (
    <>
      {waiting && <WaitingSearch query={query} failed={failed} onQuery={setQuery} onClose={close} onRetry={retry} />}
      {opened && Dialog && <Suspense><Dialog query={query} onQuery={setQuery} onClose={close} onReady={onReady} /></Suspense>}
    </>
  )
}
