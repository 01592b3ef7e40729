import type { UserRecord } from '@caderno/domain/identity'
import { codeOf, createLiveQuery, dataOf, deepFreeze, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { LateRefusal, LateRefusals } from '@caderno/domain/shell'
import type { DeviceMarks } from './session-mark.ts'

export interface Refusals extends LateRefusals {
  /** Keeps it for this user until they were told, over reloads too. */
  refuse(uid: string | null, refusal: LateRefusal): void
}

const keyOf = (uid: string) => `recusas/${uid}`

export function createRefusals(marks: DeviceMarks, whoIsIn: LiveQuery<UserRecord | null>): Refusals {
  const known = new Map<string, readonly LateRefusal[]>()
  const listeners = new Set<() => void>()
  let turn: Promise<unknown> = Promise.resolve()
  const uidNow = () => dataOf(whoIsIn.getSnapshot())?.uid ?? null

  /** One change after the other; a mark that cannot be kept is told in this page all the same. */
  const change = (uid: string, edit: (list: readonly LateRefusal[]) => readonly LateRefusal[]): Promise<void> => {
    const mine = turn.then(async () => {
      const before = known.get(uid) ?? refusalsIn(await marks.read(keyOf(uid)).catch(() => undefined))
      const after = edit(before)
      known.set(uid, after)
      listeners.forEach((tell) => tell())
      if (after !== before) await marks.write(keyOf(uid), after).catch(() => undefined)
    })
    turn = mine
    return mine
  }

  const query = createLiveQuery<readonly LateRefusal[]>((emit) => {
    let shown: readonly LateRefusal[] | undefined
    const show = (list: readonly LateRefusal[]) => {
      if (list !== shown) emit(ready((shown = list)))
    }
    const tell = () => {
      const uid = uidNow()
      const list = uid === null ? NONE : known.get(uid)
      show(list ?? NONE)
      if (!list) void change(uid!, (same) => same)
    }
    const stop = whoIsIn.subscribe(tell)
    listeners.add(tell)
    tell()
    return () => {
      stop()
      listeners.delete(tell)
    }
  })

  return {
    watch: () => query,
    dismiss: async () => {
      const uid = uidNow()
      if (uid !== null) await change(uid, () => NONE)
    },
    refuse: (uid, refusal) => void (uid !== null && change(uid, (list) => deepFreeze([...list, { ...refusal }]))),
  }
}

const NONE: readonly LateRefusal[] = Object.freeze([])

/** What an earlier page kept, as far as it can be read. */
function refusalsIn(value: unknown): readonly LateRefusal[] {
  const list = (Array.isArray(value) ? value : []) as readonly { readonly collection?: unknown; readonly code?: unknown }[]
  return deepFreeze(
    list.flatMap((each) =>
      typeof each?.collection === 'string' && typeof each.code === 'string' ? [{ collection: each.collection, code: codeOf(each.code) }] : [],
    ),
  )
}
