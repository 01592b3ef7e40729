import type { Transaction } from '@caderno/domain/finance'
import { useCallback, useState } from 'react'

const NOTHING: { readonly subject: Transaction | undefined; readonly opened: boolean; readonly turn: number } = { subject: undefined, opened: false, turn: 0 }

/** Which transaction a dialog is about, as it was when it opened. A closed dialog stays, to give the focus back; `turn` counts the openings. */
export function useAsked() {
  const [state, setState] = useState(NOTHING)
  const open = useCallback((subject: Transaction) => setState(({ turn }) => ({ subject, opened: true, turn: turn + 1 })), [])
  const close = useCallback(() => setState((last) => ({ ...last, opened: false })), [])
  return { ...state, open, close }
}

export type Asked = ReturnType<typeof useAsked>
