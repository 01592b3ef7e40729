import { useEffect, useState } from 'react'
import { whenPageStands } from '../components/layout/page-stands.ts'
import { tracked, useSettled, type Tracked } from '../hooks/use-settled.ts'

export const NOT_LOADED = 'Não foi possível lançar agora. Verifique sua conexão e tente novamente.'

let loading: Tracked<typeof import('./quick-lines.ts')> | undefined

/** What reads a line of any module, loaded with the first page that has a field for one. A failed load is tried again. */
export function loadQuickLines() {
  if (loading?.status === 'rejected') loading = undefined
  return (loading ??= tracked(import('./quick-lines.ts')))
}

/** The same, at once or once the page stands; `lines` is undefined until it is there. */
export function useQuickLines(when: 'now' | 'later') {
  const [asked, setAsked] = useState(() => (when === 'now' ? loadQuickLines() : loading))
  useEffect(() => {
    if (when === 'later') whenPageStands(() => setAsked(loadQuickLines()))
  }, [when])
  useSettled(asked)
  return { lines: asked?.value, isLoading: asked?.status === undefined }
}
