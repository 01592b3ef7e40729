import {
  ChangedSince,
  createWrite,
  decode,
  revert,
  stillLasts,
  STORE_REASONS,
  toAppError,
  type Applied,
  type Clock,
  type Inverse,
  type ModuleService,
  type UserId,
  type Write,
  type WriteOutcome,
} from '../kernel/index.ts'
import { asKept, keptSchema, type TabMemory } from './undo-memory.ts'

/** How long a change can be taken back. */
export const UNDO_MS = 10_000

const NOT_UNDONE = 'Não foi possível desfazer. Tente novamente.'

/** What is said of a change, and where it was made; plain data, so that it survives a reload. */
export interface UndoWords {
  /** Once it was taken back. */
  readonly undone: string
  /** The list of a screen in which it was made (its `data-list`), and the record in it. */
  readonly listId: string
  readonly subject: string
}
export interface UndoOffer<Changed> extends UndoWords {
  readonly module: string
  /** Undefined where this change is not offered to be taken back. */
  message(outcome: WriteOutcome, changed: Changed | undefined): string | undefined
}
/** A change that can be taken back. */
export interface Undoable extends UndoWords {
  readonly module: string
  readonly inverse: Inverse
}
/** What stands on the bar. */
export interface UndoNotice {
  readonly id: number
  readonly message: string
  /** Absent where nothing can be taken back (any more). */
  readonly change?: Undoable
  /** It stood there before a newer one, and has been told. */
  readonly isToldAlready?: boolean
}

/** The list in which a change was made, while it is shown. */
export interface UndoPlace {
  /** One of its changes is being taken back; resolves the sentence to be said of that. */
  onUndo(change: Undoable, result: Promise<UndoResult>): void
}
export interface UndoResult {
  readonly isUndone: boolean
  readonly sentence: string
}

interface UndoDependencies {
  readonly clock: Clock
  readonly memory: TabMemory
  /** The commands of a module, for the user whose changes these are: null is a guest. */
  readonly serviceOf: (module: string, owner: UserId | null) => Promise<ModuleService>
  /** Tells a developer why nothing is offered, or nothing said, where a student sees nothing of it. */
  readonly warn?: (why: string, of?: unknown) => void
  /** Says what is left to say where words may not cover what can still be taken back. */
  readonly notify: (sentence: string, isProblem: boolean) => void
}

interface Standing extends UndoNotice {
  /** When it goes, in milliseconds; none while the bar is held. */
  readonly until: number | null
}

export type Undo = ReturnType<typeof createUndo>

/** What can be taken back: for ten seconds, the newest first, on every page, after a reload too, and by its own user alone. */
export function createUndo({ clock, memory, serviceOf, notify, warn = () => {} }: UndoDependencies) {
  let owner: UserId | null | undefined
  /** Another one for each user: nobody is told of what was somebody else's. */
  let session = 0
  let standing: readonly Standing[] = []
  let isHeld = false
  let count = 0
  let coming: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  const places = new Map<string, UndoPlace>()

  const top = (): Standing | undefined => standing.at(-1)
  const isStanding = (id: number) => standing.some((notice) => notice.id === id)
  const without = (id: number) => standing.filter((notice) => notice.id !== id)

  function show(next: readonly Standing[]): void {
    const before = top()
    standing = next
    memory.write({ owner: owner ?? null, notices: next.flatMap(asKept) })
    // What held the bar may have gone with its button.
    if (before && !isStanding(before.id)) hold(false)
    for (const listener of listeners) listener()
  }
  function countDown(notice: Standing): void {
    void clock.wait(Math.max(0, (notice.until ?? 0) - clock.now().getTime())).then(() => {
      const now = standing.find(({ id }) => id === notice.id)
      if (now?.until === notice.until) show(without(notice.id))
    })
  }
  /** Stops the ten seconds; released, they begin anew. */
  function hold(next: boolean): void {
    if (next === isHeld) return
    isHeld = next
    const until = next ? null : clock.now().getTime() + UNDO_MS
    show(standing.map((notice) => ({ ...notice, until })))
    if (!next) standing.forEach(countDown)
  }
  function put(message: string, change?: Undoable): number {
    const id = (count += 1)
    const notice = { id, message, until: isHeld ? null : clock.now().getTime() + UNDO_MS }
    const covered = standing.filter((each) => each.change).map((each) => ({ ...each, isToldAlready: true }))
    show([...covered, change ? { ...notice, change } : notice])
    if (!isHeld) countDown(standing.at(-1)!)
    return id
  }
  /** Other words are told, wherever it stands. */
  const amend = (id: number, patch: Pick<Standing, 'message' | 'change'>) =>
    show(
      standing.map((notice) => {
        if (notice.id !== id) return notice
        const isToldAlready = notice.isToldAlready === true && notice.message === patch.message
        return { ...notice, ...patch, isToldAlready }
      }),
    )

  /** Words alone take no other way back away. */
  const say = (of: number, sentence: string, isProblem: boolean): void => {
    if (of !== session) return
    if (top()?.change) notify(sentence, isProblem)
    else put(sentence)
  }

  /** Offers the inverse of a write as soon as this device shows it, amended by how it was kept, and withdrawn where it was refused. */
  function offer<Changed>(
    { applied, outcome, durable }: Write<Applied<Changed>>,
    { message, module, undone, listId, subject }: UndoOffer<Changed>,
  ): Write<Applied<Changed>> {
    const of = session
    let id: number | undefined
    const offered = applied.then((result) => {
      const { after, inverse } = result
      const words = inverse && of === session ? message('saved', after) : undefined
      if (inverse && words !== undefined) id = put(words, { module, undone, listId, subject, inverse })
      return result
    })
    const asked = (coming = offered.then(() => true).catch(() => false))
    void asked.then(() => coming === asked && (coming = undefined))
    const amended = async () => {
      try {
        const [how, { after }] = await Promise.all([outcome, offered])
        const words = message(how, after)
        if (words !== undefined && id !== undefined && isStanding(id)) amend(id, { message: words })
        return how
      } catch (error) {
        if (id !== undefined && isStanding(id)) show(without(id))
        throw error
      }
    }
    return createWrite(offered, amended(), durable)
  }

  async function takeBack(change: Undoable): Promise<UndoResult> {
    const of = session
    let service: ModuleService | undefined
    try {
      service = await serviceOf(change.module, owner ?? null)
      await revert(service, change.inverse).outcome
      return { isUndone: true, sentence: change.undone }
    } catch (error) {
      if (error instanceof ChangedSince) {
        if (error.message === '') warn('The change was refused before it was taken back.', change)
        return { isUndone: false, sentence: error.message }
      }
      const { code } = toAppError(error)
      const sentence = service?.failure(change.inverse.failure, code) || STORE_REASONS[code] || NOT_UNDONE
      if (of === session) put(sentence, change)
      return { isUndone: false, sentence: '' }
    }
  }

  /** Takes the newest change back; one that could not be is offered again. */
  async function undo(): Promise<void> {
    const of = session
    const { id, change } = top() ?? {}
    if (id === undefined) return
    show(without(id))
    if (!change) return
    const place = places.get(change.listId)
    const result = takeBack(change)
    place?.onUndo(change, result)
    const { isUndone, sentence } = await result
    if (!place && sentence !== '') say(of, sentence, !isUndone)
  }

  /** Whose changes these are. The first user of a page finds what they left before its reload. */
  function follow(next: UserId | null): void {
    if (next === owner) return
    const isFirst = owner === undefined
    const left = isFirst ? memory.read() : undefined
    const kept = decode(keptSchema, left)
    const isOwn = isFirst && standing.length > 0
    owner = next
    if (!isFirst) session += 1
    if (isOwn) return void (left && warn('The bar is in use.', left))
    const now = clock.now().getTime()
    const notices = kept?.owner === next ? kept.notices : []
    const lasting = notices
      .map((notice) => ({ ...notice, id: (count += 1), until: notice.until ?? now + UNDO_MS }))
      .filter(({ until }) => stillLasts(until - UNDO_MS, UNDO_MS, now))
    if (left && !kept) warn('What the page before left to be taken back cannot be read.', left)
    else if (kept && kept.owner !== next) warn('The page before was another user’s.', kept)
    else if (lasting.length < notices.length) warn('The time to take it back is over.', notices)
    show(lasting.map((notice, at, { length }) => ({ ...notice, isToldAlready: at < length - 1 })))
    standing.forEach(countDown)
  }

  return {
    offer,
    undo,
    hold,
    follow,
    /** Whether the newest change that is on its way comes to be applied; undefined where none is. */
    coming: () => coming,
    /** It was taken back elsewhere. */
    drop: (inverse: Inverse): void => show(standing.filter(({ change }) => change?.inverse !== inverse)),
    /** Which user something is said to: given to `say` later, it is said to no other. */
    session: () => session,
    say,
    /** The changes of a list lead back to it until it is left. */
    enter(listId: string, place: UndoPlace): () => void {
      places.set(listId, place)
      return () => void (places.get(listId) === place && places.delete(listId))
    },
    getSnapshot: (): UndoNotice | undefined => top(),
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
