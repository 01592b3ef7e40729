import { useSyncExternalStore } from 'react'

const phone = (): MediaQueryList => window.matchMedia('(max-width: 47.99em)')

function follow(onChange: () => void): () => void {
  const query = phone()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the page is as wide as the style sheets think a phone, for what a style sheet could only hide: of two menus one is in the page. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => phone().matches)
