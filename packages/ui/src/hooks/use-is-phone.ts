import { useMediaQuery } from '@mantine/hooks'

/** For what a stylesheet could only hide: of two menus one is in the page. As wide as the style sheets think a phone. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
