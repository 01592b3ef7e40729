import { Suspense } from 'react'
import type { useSpotlight } from './use-spotlight.ts'
import { WaitingSearch } from './WaitingSearch.tsx'

/** The search over any page: the field at once, the rest when its script is there. */
export function Spotlight({
  spotlight: { Dialog, failed, retry, opened, waiting, close, query, setQuery, entered, setEntered, onReady },
}: {
  spotlight: ReturnType<typeof useSpotlight>
}) {
  return (
    <>
      {waiting && (
        <WaitingSearch
          query={query}
          failed={failed}
          onQuery={setQuery}
          onEnter={() => setEntered(true)}
          onClose={close}
          onRetry={retry}
        />
      )}
      {opened && Dialog && (
        <Suspense>
          <Dialog
            query={query}
            entered={entered}
            onQuery={setQuery}
            onEntered={setEntered}
            onClose={close}
            onReady={onReady}
          />
        </Suspense>
      )}
    </>
  )
}
