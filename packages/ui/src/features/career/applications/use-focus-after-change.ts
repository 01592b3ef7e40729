import type { Application } from '@caderno/domain/career'
import { useCallback, useEffect, useRef } from 'react'

/** Names the application that is about to change, and how it looks when it has. */
export type Follow = (id: string, arrived: (now: Application | undefined) => boolean) => void

/** When a change takes the focused control away with its card or its notice, the focus goes on to the card where it stands now, or to the list. */
export function useFocusAfterChange(applications: readonly Application[], asking: boolean) {
  const followed = useRef<{ id: string; arrived: (now: Application | undefined) => boolean }>(undefined)
  useEffect(() => {
    const { id, arrived } = followed.current ?? {}
    if (asking || id === undefined || !arrived?.(applications.find((application) => application.id === id))) return
    followed.current = undefined
    if (document.activeElement === document.body) focusCard(id)
  }, [applications, asking])
  return useCallback<Follow>((id, arrived) => {
    followed.current = { id, arrived }
  }, [])
}

function focusCard(id: string): void {
  const card = [...document.querySelectorAll<HTMLElement>('[data-card]')].find((element) => element.dataset['card'] === id && element.checkVisibility())
  const place = card?.querySelector<HTMLElement>('[data-handle]') ?? card ?? document.getElementById('candidaturas') ?? document.getElementById('conteudo')
  place?.focus({ preventScroll: card === undefined })
}
