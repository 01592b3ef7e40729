import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import type { Scheme } from '../packages/ui/src/theme/tokens.ts'
import { THEME_ATTRIBUTE } from './documentation-frame.ts'
import { storybookTheme } from './storybook-theme.ts'

interface Told {
  globals: { theme?: string }
}
const schemeOf = ({ globals }: Told): Scheme => (globals.theme === 'dark' ? 'dark' : 'light')
/** Of the toolbar where it was used, else of the address (`globals=theme:dark`). */
const lastTold = (): Scheme => {
  const channel = addons.getChannel()
  const [told] = (channel.last(GLOBALS_UPDATED) ?? []) as [Told?]
  const address = new URLSearchParams(window.location.search).get('globals') ?? ''
  return told === undefined ? (/\btheme:dark\b/.test(address) ? 'dark' : 'light') : schemeOf(told)
}

/** A page of documentation in the theme of the toolbar; the frames of its stories follow it. */
export default function Documentation(props: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(lastTold)
  useLayoutEffect(() => document.documentElement.setAttribute(THEME_ATTRIBUTE, scheme), [scheme])
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = (told: Told) => setScheme(schemeOf(told))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return <DocsContainer {...props} theme={storybookTheme(scheme)} />
}
