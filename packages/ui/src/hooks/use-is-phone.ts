import { useSyncExternalStore } from 'react'

const phone = (): MediaQueryList => window.matchMedia('(max-width: 47.99em)')

function follow(onChange: () => void): () => void {
  const query = phone()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For what a stylesheet could only hide: of two menus one is in the page. As wide as the style sheets think a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => phone().matches)
