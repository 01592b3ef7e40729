import { useRef, useState } from 'react'
import { useDraft } from '../../../hooks/use-draft.ts'

/** What a button unfolds, from the start where something was half typed in it. Once it is closed the button has the focus. */
export function useUnfolded(draft: string) {
  const [unfolded, setUnfolded] = useState(useDraft(draft).found !== undefined)
  const ref = useRef<HTMLButtonElement>(null)
  const close = () => {
    setUnfolded(false)
    ref.current?.focus()
  }
  const onClick = () => setUnfolded(!unfolded)
  return { unfolded, close, button: { ref, onClick, 'aria-expanded': unfolded } }
}
