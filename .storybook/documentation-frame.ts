import type { Theme } from '@caderno/domain/shell'
import type { ThemeStore } from '../packages/ui/src/theme/theme-store.ts'

export const THEME_ATTRIBUTE = 'data-mantine-color-scheme'

/** A page of documentation shows each story in a frame: returns the page around this frame, if it stands in one. */
export const documentationAround = (): Document | undefined =>
  window.parent.document.querySelector('#storybook-docs:not([hidden])') && window.parent !== window
    ? window.parent.document
    : undefined

/** The theme of the page around the frame. */
export const themeOf = (page: Document): ThemeStore => ({
  getSnapshot: () => page.documentElement.getAttribute(THEME_ATTRIBUTE) as Theme,
  subscribe: (onChange) => {
    const observer = new MutationObserver(onChange)
    observer.observe(page.documentElement, { attributeFilter: [THEME_ATTRIBUTE] })
    return () => observer.disconnect()
  },
  toggle: () => undefined,
})
