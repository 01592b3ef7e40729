import { useHotkeys, useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useRetryWhenBack } from '../../hooks/use-connection.ts'
import { reviveStyles } from '../../components/layout/links.ts'
import type { SearchProps } from './SpotlightView.tsx'

const load = () => import('./SpotlightDialog.tsx')

/** Whether the search stands open, what is typed into it, whether Enter came before there was anything to open, and whether its script is there. A step of the browser's history ends it. */
export function useSpotlight() {
  const { Dialog, failed, fetch } = useScript()
  const [opened, setOpened] = useState(false)
  const [ready, setReady] = useState(false)
  const [query, setQuery] = useState('')
  const [entered, setEntered] = useState(false)
  const left = useRef<Element>(null)
  const onQuery = (words: string) => {
    setQuery(words)
    setEntered(false)
  }
  const open = () => {
    left.current = document.activeElement
    onQuery('')
    setReady(false)
    setOpened(true)
    fetch()
  }
  const close = () => setOpened(false)
  useEffect(() => {
    if (opened) return
    if (left.current instanceof HTMLElement) left.current.focus({ preventScroll: true })
    left.current = null
  }, [opened])
  useWindowEvent('popstate', close)
  useHotkeys([['mod+K', () => (opened ? close() : !isDialogOpen() && open())]], [], true)
  useRetryWhenBack(opened && failed, fetch)
  return {
    Dialog,
    failed,
    retry: fetch,
    opened,
    waiting: opened && !ready,
    open,
    search: {
      query,
      entered,
      onQuery,
      onEntered: setEntered,
      onClose: close,
      onReady: () => setReady(true),
    },
  }
}

/** Typing in a dialog ends with it alone. */
const isDialogOpen = () => document.querySelector('[role=dialog][aria-modal=true]') !== null

/** The script of the search, asked for when it is first wanted and again after it did not come. */
function useScript() {
  const [Dialog, setDialog] = useState<ComponentType<SearchProps>>()
  const [failed, setFailed] = useState(false)
  const fetch = () => {
    setFailed(false)
    reviveStyles()
      .then(load)
      .then(
        (script) => setDialog(() => script.default),
        () => setFailed(true),
      )
  }
  return { Dialog, failed, fetch }
}
