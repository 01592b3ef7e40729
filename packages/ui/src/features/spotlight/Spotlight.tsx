import { Suspense } from 'react'
import type { useSpotlight } from './use-spotlight.ts'
import { WaitingSearch } from './WaitingSearch.tsx'

/** The search over any page: the field at once, the rest when its script is there. */
export const Spotlight = ({
  spotlight: { Dialog, failed, retry, opened, waiting, search },
}: {
  spotlight: ReturnType<typeof useSpotlight>
}) => (
  <>
    {waiting && <WaitingSearch {...search} failed={failed} onRetry={retry} />}
    {opened && Dialog && (
      <Suspense>
        <Dialog {...search} />
      </Suspense>
    )}
  </>
)
