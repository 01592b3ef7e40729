import { createContext, use, useCallback, useEffect, useState } from 'react'
import { useUnloadWarning } from '../components/use-unload-warning.ts'

/** What a form holds, told at every render. */
interface Held<Values, Beside> {
  readonly values: Values
  /** What else it takes to show the form again: the record that is being edited. */
  readonly beside: Beside
  /** Something of it would be lost. */
  readonly dirty: boolean
  /** `sent` is stored: what of it is still in the form goes. */
  stored(sent: Values): void
}

interface Slot<Values, Beside> {
  held(): Held<Values, Beside> | undefined
  hold(held: Held<Values, Beside> | undefined): void
}

/** The same slot for the same form. */
type Drafts = (form: string) => Slot<never, never>

/** Where a tab finds what was half typed in it when it was closed. Without a page around it nothing is kept. */
export const DraftsContext = createContext<Drafts>(() => createSlot(() => undefined))

/** What each owner has half typed in any tab, for as long as the page stands; before the document is left the browser asks, whichever tab is open. */
export function useDrafts(owner: string | undefined): Drafts {
  const [slots] = useState(() => new Map<string, Slot<never, never>>())
  const [dirty, setDirty] = useState(false)
  useUnloadWarning(dirty)
  return useCallback((form) => {
    const key = `${form} ${owner}`
    const slot = slots.get(key) ?? createSlot(() => setDirty([...slots.values()].some((each) => each.held()?.dirty)))
    slots.set(key, slot)
    return slot
  }, [owner, slots])
}

function createSlot(told: () => void): Slot<never, never> {
  let now: Held<never, never> | undefined
  return {
    held: () => now,
    hold(held) {
      now = held
      told()
    },
  }
}

/** What was half typed into `form` when its tab was closed. */
export function useDraft<Values, Beside = undefined>(form: string) {
  const slotOf = use(DraftsContext)
  const [slot] = useState(() => slotOf(form) as unknown as Slot<Values, Beside>)
  const [found] = useState(() => (slot.held()?.dirty ? slot.held() : undefined))
  /** Tells the form as it stands by then, even when its tab was closed and opened again meanwhile. */
  const stored = (sent: Values): void => slot.held()?.stored(sent)
  return { found, stored, slot }
}

/** Keeps what the form holds. Once its tab is closed, only the storing of just this takes it away. */
export function useHeld<Values, Beside>({ slot }: ReturnType<typeof useDraft<Values, Beside>>, held: Held<Values, Beside>): void {
  useEffect(() => slot.hold(held))
  useEffect(() => () => {
    const left = slot.held()
    if (left) slot.hold({ ...left, stored: (sent) => sent === left.values && slot.hold(undefined) })
  }, [slot])
}
