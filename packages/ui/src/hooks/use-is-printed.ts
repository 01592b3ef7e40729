import { useSyncExternalStore } from 'react'

const paper = () => window.matchMedia('print')

/** True while the page is laid out for the printer; what changes with it is drawn before the printer looks. */
export const useIsPrinted = (): boolean => useSyncExternalStore(subscribe, () => paper().matches)

function subscribe(onChange: () => void): () => void {
  const media = paper()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
