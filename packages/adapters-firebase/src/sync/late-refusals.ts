import type { UserRecord } from '@caderno/domain/identity'
import { codeOf, createLiveQuery, dataOf, deepFreeze, ready, type LiveQuery } from '@caderno/domain/kernel'
import type { LateRefusal, LateRefusals } from '@caderno/domain/shell'
import type { DeviceMarks } from '../auth/session-mark.ts'

export interface Refusals extends LateRefusals {
  /** Keeps it for this user until they were told, over reloads too. */
  refuse(uid: string | null, refusal: LateRefusal): void
}

const keyOf = (uid: string) => `recusas/${uid}`

export function createRefusals(marks: DeviceMarks, whoIsIn: LiveQuery<UserRecord | null>): Refusals {
  const known = new Map<string, readonly LateRefusal[]>()
  /** What stands for what the device has, where that could not be written. */
  const unkept = new Map<string, readonly LateRefusal[]>()
  const listeners = new Set<() => void>()
  let turn: Promise<unknown> = Promise.resolve()
  const uidNow = () => dataOf(whoIsIn.getSnapshot())?.uid ?? null

  const know = (uid: string, list: readonly LateRefusal[]) => {
    known.set(uid, list)
    listeners.forEach((tell) => tell())
  }
  const kept = async (uid: string) =>
    unkept.get(uid) ?? refusalsIn(await marks.read(keyOf(uid)).catch(() => undefined))
  const look = (uid: string) => {
    turn = turn.then(async () => know(uid, await kept(uid)))
  }
  /** One change after the other; a mark that cannot be kept is told in this page all the same. */
  const change = (
    uid: string,
    edit: (list: readonly LateRefusal[]) => readonly LateRefusal[],
  ): Promise<void> => {
    const mine = turn.then(async () => {
      try {
        know(uid, await marks.change(keyOf(uid), (value) => edit(unkept.get(uid) ?? refusalsIn(value))))
        unkept.delete(uid)
      } catch {
        unkept.set(uid, edit(await kept(uid)))
        know(uid, unkept.get(uid)!)
      }
    })
    turn = mine
    return mine
  }

  const query = createLiveQuery<readonly LateRefusal[]>((emit) => {
    let shown: readonly LateRefusal[] | undefined
    let followed: string | null = null
    let leave: (() => void) | undefined
    const follow = (uid: string | null) => {
      leave?.()
      leave = uid === null ? undefined : marks.follow?.(keyOf(uid), () => look(uid))
      if (uid !== null) look(uid)
      followed = uid
    }
    const tell = () => {
      const uid = uidNow()
      if (uid !== followed) follow(uid)
      const list = (uid !== null && known.get(uid)) || NONE
      if (list !== shown) emit(ready((shown = list)))
    }
    const stop = whoIsIn.subscribe(tell)
    listeners.add(tell)
    tell()
    return () => {
      stop()
      listeners.delete(tell)
      leave?.()
    }
  })

  return {
    watch: () => query,
    dismiss: async () => {
      const uid = uidNow()
      if (uid !== null) await change(uid, () => NONE)
    },
    refuse: (uid, refusal) =>
      void (uid !== null && change(uid, (list) => deepFreeze([...list, { ...refusal }]))),
  }
}

const NONE: readonly LateRefusal[] = Object.freeze([])

/** What an earlier page kept, as far as it can be read. */
function refusalsIn(value: unknown): readonly LateRefusal[] {
  const list = (Array.isArray(value) ? value : []) as readonly {
    readonly collection?: unknown
    readonly code?: unknown
  }[]
  return deepFreeze(
    list.flatMap((each) =>
      typeof each?.collection === 'string' && typeof each.code === 'string'
        ? [{ collection: each.collection, code: codeOf(each.code) }]
        : [],
    ),
  )
}
