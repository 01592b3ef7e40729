import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import type { Scheme } from '../packages/ui/src/theme/tokens.ts'
import { THEME_ATTRIBUTE } from './documentation-frame.ts'
import { storybookTheme } from './storybook-theme.ts'

const schemeOf = (theme: string | null | undefined): Scheme => (theme === 'dark' ? 'dark' : 'light')
/** Of what stood here before, else of the address (`globals=theme:dark`). */
const beginning = (): Scheme => {
  const address = new URLSearchParams(window.location.search).get('globals') ?? ''
  return schemeOf(
    document.documentElement.getAttribute(THEME_ATTRIBUTE) ?? /\btheme:(\w+)/.exec(address)?.[1],
  )
}

/** A page of documentation in the theme of the toolbar; the frames of its stories follow it. */
export default function Documentation(props: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(beginning)
  useLayoutEffect(() => document.documentElement.setAttribute(THEME_ATTRIBUTE, scheme), [scheme])
  useEffect(() => {
    const channel = addons.getChannel()
    // What the toolbar asks for: what has become of it is told by the frames as well, each of its own.
    const follow = ({ globals: { theme } }: { globals: { theme?: string } }) =>
      theme !== undefined && setScheme(schemeOf(theme))
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])
  return <DocsContainer {...props} theme={storybookTheme(scheme)} />
}
