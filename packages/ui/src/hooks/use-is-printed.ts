import { useSyncExternalStore } from 'react'

const paper = () => window.matchMedia('print')
let isAnnounced = false

/** True while the page is laid out for the printer; what changes with it is drawn before the printer counts its pages. */
export const useIsPrinted = (): boolean =>
  useSyncExternalStore(subscribe, () => isAnnounced || paper().matches)

function subscribe(onChange: () => void): () => void {
  const media = paper()
  // The media query is told of it when the pages are counted already.
  const onPrint = ({ type }: Event) => {
    isAnnounced = type === 'beforeprint'
    onChange()
  }
  media.addEventListener('change', onChange)
  window.addEventListener('beforeprint', onPrint)
  window.addEventListener('afterprint', onPrint)
  return () => {
    media.removeEventListener('change', onChange)
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onPrint)
  }
}
