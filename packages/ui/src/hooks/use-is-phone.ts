import { useSyncExternalStore } from 'react'

/** As wide as the style sheets think a phone. */
const PHONE = '(max-width: 47.99em)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(PHONE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** For what a stylesheet could only hide: of two menus one is in the page. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
