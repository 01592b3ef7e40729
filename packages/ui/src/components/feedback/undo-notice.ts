/** A change, told on the bar of whatever page one is on by then. */
interface UndoNotice {
  readonly id: number
  readonly message: string
  /** Absent where there is no way back (any more). */
  readonly undo?: (() => unknown) | undefined
}

export const UNDO_MS = 10_000

/** The newest last: it is on the bar, and what it covers comes back when it goes. */
let offered: readonly UndoNotice[] = []
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let count = 0
let held = false
let owner: string | null | undefined
/** Another one for each user. */
let visit = 0
let undoing = 0
const listeners = new Set<() => void>()
const atTheEnd = new Set<() => void>()

const shown = (): UndoNotice | null => offered.at(-1) ?? null

function keep(next: readonly UndoNotice[]): void {
  const before = shown()
  const isIn = (id: number) => next.some((notice) => notice.id === id)
  offered = next
  for (const [id, timer] of timers) {
    if (isIn(id)) continue
    clearTimeout(timer)
    timers.delete(id)
  }
  // What held it may have gone with its button.
  if (before && !isIn(before.id)) holdUndo(false)
  for (const listener of listeners) listener()
  end()
}

const without = (id: number) => offered.filter((notice) => notice.id !== id)

function countDown({ id }: UndoNotice): void {
  clearTimeout(timers.get(id))
  if (!held)
    timers.set(
      id,
      setTimeout(() => keep(without(id)), UNDO_MS),
    )
}

function end(): void {
  if (offered.length > 0 || undoing > 0) return
  for (const run of atTheEnd) run()
  atTheEnd.clear()
}

export const undoVisit = (): number => visit

/** Takes the place of words, and covers an earlier way back. Whoever was there in another `visit` is told nothing. */
export function showUndo(of: number, message: string, undo?: () => unknown) {
  const notice: UndoNotice = { id: (count += 1), message, undo }
  if (of === visit) {
    keep([...offered.filter((each) => each.undo), notice])
    countDown(notice)
  }
  return {
    amend: (words: string) =>
      keep(offered.map((each) => (each.id === notice.id ? { ...each, message: words } : each))),
    withdraw: () => keep(without(notice.id)),
  }
}

/** Stops the ten seconds; released, they begin anew. */
export function holdUndo(next: boolean): void {
  if (next === held) return
  held = next
  offered.forEach(countDown)
}

/** The notice goes, and its way back is gone; what it covered has ten seconds anew if it was held. */
export async function takeBack(): Promise<void> {
  const { undo, id } = shown() ?? {}
  const during = visit
  undoing += 1
  if (id !== undefined) keep(without(id))
  try {
    await undo?.()
  } finally {
    if (during === visit) undoing -= 1
    end()
  }
}

/** Runs once nothing is offered or on its way back: at once, where that is so now. */
export function afterUndo(run: () => void): void {
  atTheEnd.add(run)
  end()
}

/** Whose changes these are: nobody takes back what was somebody else's. */
export function keepUndoFor(next: string | null): void {
  if (next === owner) return
  owner = next
  visit += 1
  undoing = 0
  keep([])
}

export const undoStore = {
  getSnapshot: shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
