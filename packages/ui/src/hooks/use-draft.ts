import { createContext, use, useCallback, useEffect, useState } from 'react'
import { useUnloadWarning } from './use-discard-guard.ts'
import { useServices, type Services } from './services.tsx'

/** What a form holds, told at every render. */
interface DraftState<Values, Context> {
  readonly values: Values
  /** What the form began with. */
  readonly start?: Values
  /** What else it takes to show the form again: the record that is being edited. */
  readonly context: Context
  /** Something of it would be lost. */
  readonly dirty: boolean
  /** `sent` is confirmed: what of it is still in the form goes. */
  confirmed(sent: Values): void
  /** `sent` was refused after the form had ended: it comes back where nothing else is typed. */
  rejectedAfterClose?(sent: Values, context: Context): void
}

interface Slot<Values, Context> {
  held(): DraftState<Values, Context> | undefined
  hold(held: DraftState<Values, Context> | undefined): void
}

/** The same slot for the same form. */
type Drafts = (form: string) => Slot<never, never>

type Slots = Map<string, DraftState<never, never>>

const slotIn = (slots: Slots, form: string, onChange?: () => void): Slot<never, never> => ({
  held: () => slots.get(form),
  hold(held) {
    if (held) slots.set(form, held)
    else slots.delete(form)
    onChange?.()
  },
})

/** Where a tab finds what was half typed in it when it was closed. Without a page around it nothing is kept. */
export const DraftsContext = createContext<Drafts>((form) => slotIn(new Map(), form))

/** What the owner has half typed in any tab: another page of the app finds it again. Before the document is left the browser asks, whichever tab is open. */
export function useDrafts(owner: string | undefined): Drafts {
  const slots = slotsOf(useServices(), owner)
  const isAnyDirty = useCallback(() => [...slots.values()].some(({ dirty }) => dirty), [slots])
  const [dirty, setDirty] = useState(isAnyDirty)
  useUnloadWarning(dirty)
  return useCallback((form) => slotIn(slots, form, () => setDirty(isAnyDirty())), [slots, isAnyDirty])
}

const memories = new WeakMap<Services, Map<string, Slots>>()

/** The slots of one owner, for as long as the app runs: nobody else finds them. */
function slotsOf(services: Services, owner = ''): Slots {
  const known = memories.get(services) ?? new Map<string, Slots>()
  memories.set(services, known)
  const slots = known.get(owner) ?? new Map()
  if (owner !== '') known.set(owner, slots)
  return slots
}

/** What was half typed into `form` when its tab was closed. */
export function useDraft<Values, Context = undefined>(form: string) {
  const slotOf = use(DraftsContext)
  const [slot] = useState(() => slotOf(form) as unknown as Slot<Values, Context>)
  const [found] = useState(() => (slot.held()?.dirty ? slot.held() : undefined))
  /** Tells the form as it stands by then, even when its tab was closed and opened again meanwhile. */
  const confirmed = (sent: Values): void => slot.held()?.confirmed(sent)
  const rejectedAfterClose = (sent: Values, context: Context): void =>
    slot.held()?.rejectedAfterClose?.(sent, context)
  return { found, confirmed, rejectedAfterClose, slot }
}

/** Keeps what the form holds. Once its tab is closed, only the storing of just this takes it away. */
export function useKeptDraft<Values, Context>(
  { slot }: ReturnType<typeof useDraft<Values, Context>>,
  held: DraftState<Values, Context>,
): void {
  useEffect(() => slot.hold(held))
  useEffect(
    () => () => {
      const left = slot.held()
      if (!left) return
      const { start: _, ...rest } = left
      slot.hold({
        ...left,
        confirmed: (sent) => sent === left.values && slot.hold(undefined),
        // Not over what the form began with last, but over what this is about.
        rejectedAfterClose: (values, context) =>
          !left.dirty && slot.hold({ ...rest, values, context, dirty: true }),
      })
    },
    [slot],
  )
}
