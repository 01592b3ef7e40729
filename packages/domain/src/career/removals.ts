import {
  AppError,
  firstData,
  dataOf,
  perKey,
  toAppError,
  type AppErrorCode,
  type Clock,
  type Identity,
  type RecordId,
  type RecordStore,
  type UserId,
  type WriteOutcome,
  decode,
} from '../kernel/index.ts'
import { createAskedRemovals, withoutRemoved } from './asked-removals.ts'
import type { PendingRemoval, PendingRemovals } from './ports.ts'
import * as v from 'valibot'

/** How long after a deletion it is looked for again (§9). */
const CONFIRM_MS = 1_000

export interface RemovalOptions<Stored> {
  readonly pending: PendingRemovals
  readonly clock: Clock
  /** What finds a record when its id does not. */
  readonly nameOf?: ((record: Stored) => string) | undefined
  /** When it was written down, as an ISO instant: what is newer than a removal is not what was removed. */
  readonly madeAt?: ((record: Stored) => string) | undefined
  /** Whether it is still this user whom the store would answer. */
  readonly isIn?: ((owner: UserId) => boolean) | undefined
  /** A removal that this page alone knows of until `noted` resolves, which it does also where it cannot be noted. */
  readonly noting?: ((owner: UserId, id: RecordId, noted: Promise<unknown>) => void) | undefined
  /** A repeated removal was refused: nobody waits for it any more. */
  readonly refused?: ((owner: UserId, code: AppErrorCode) => void) | undefined
}

/**
 * A store whose removals hold on this device at once and are repeated until they are confirmed (D8). `remove` resolves once it is
 * confirmed, or `queued` when it is to be repeated; it rejects what the owner's check refuses, and then the record is shown again.
 * `restore` writes the record back only if its deletion was given to the store: else it stands there as it is by now.
 */
export function withRemovals<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  { pending, clock, nameOf, madeAt = () => '', isIn = () => true, noting, refused }: RemovalOptions<Stored>,
): RecordStore<Draft, Stored> & { retry(owner: UserId): Promise<void> } {
  const asked = createAskedRemovals()
  const running = new Map<string, Promise<WriteOutcome>>()

  const isWanted = async (owner: UserId, { id, em }: PendingRemoval): Promise<boolean> =>
    asked.find(owner, id)?.em === em ||
    (await pending.list(owner)).some((each) => each.id === id && each.em === em)

  const conclude = async (owner: UserId, { id, em }: PendingRemoval): Promise<void> => {
    await pending.forget(owner, id, em)
    if (asked.find(owner, id)?.em === em) asked.drop(owner, id)
  }

  /** Deleted, waited for, looked for again; undone meanwhile it is left alone. */
  const remove = async (owner: UserId, removal: PendingRemoval): Promise<WriteOutcome> => {
    const sent = await pending.exclusively(owner, removal.id, async () => {
      if (!(await isWanted(owner, removal))) return 'undone'
      if (!removal.enviada) await pending.remember(owner, { ...removal, texto: '', enviada: true })
      return store.remove(owner, removal.id)
    })
    if (sent === 'queued') return 'queued'
    if (sent === 'saved') await clock.wait(CONFIRM_MS)
    if (!(await isWanted(owner, removal))) return 'saved'
    if (await store.get(owner, removal.id)) return 'queued'
    await conclude(owner, removal)
    return 'saved'
  }

  /** By its id, then by what it says: then it is that record's removal. */
  const attempt = async (owner: UserId, removal: PendingRemoval): Promise<WriteOutcome> => {
    const record = await store.get(owner, removal.id)
    if (record && record.userId !== owner) throw new AppError('permission-denied')
    if (record) return remove(owner, removal)
    const namesake = removal.texto === '' ? undefined : await findNamed(owner, removal)
    if (namesake && (await isWanted(owner, removal))) {
      const next = { ...removal, id: namesake.id, texto: '' }
      await pending.remember(owner, next)
      await conclude(owner, removal)
      return remove(owner, next)
    }
    await conclude(owner, removal)
    return 'saved'
  }
  const findNamed = async (owner: UserId, { id, em, texto }: PendingRemoval): Promise<Stored | undefined> =>
    (await firstData(store.watch(owner))).find(
      (each) => each.id !== id && nameOf?.(each) === texto && madeAt(each) <= em,
    )

  const settle = async (owner: UserId, removal: PendingRemoval): Promise<WriteOutcome> => {
    try {
      return await attempt(owner, removal)
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied' || !isIn(owner)) return 'queued'
      await conclude(owner, removal)
      throw error
    }
  }
  const run = (owner: UserId, removal: PendingRemoval): Promise<WriteOutcome> => {
    const key = JSON.stringify([owner, removal.id, removal.em])
    const mine = running.get(key) ?? settle(owner, removal).finally(() => running.delete(key))
    running.set(key, mine)
    return mine
  }

  /** What an earlier removal of the same record gave to the store stays given. */
  const note = (owner: UserId, removal: PendingRemoval): Promise<void> =>
    pending.exclusively(owner, removal.id, async () => {
      const earlier = (await pending.list(owner)).find(({ id }) => id === removal.id)
      await pending.remember(owner, { ...removal, enviada: earlier?.enviada ?? false })
    })

  /** A text that two records share finds neither. */
  const textOf = (owner: UserId, id: RecordId): string => {
    const shown = dataOf(store.watch(owner).getSnapshot()) ?? []
    const record = shown.find((each) => each.id === id)
    const text = record && nameOf?.(record)
    return text !== undefined && shown.every((each) => each === record || nameOf?.(each) !== text) ? text : ''
  }

  return {
    ...store,
    watch: perKey((owner) => withoutRemoved(store.watch(owner), pending.watch(owner), asked.watch(owner))),
    async remove(owner, id) {
      const removal = { id, em: clock.now().toISOString(), texto: textOf(owner, id), enviada: false }
      asked.put(owner, removal)
      const noted = note(owner, removal).then(() => undefined, toAppError)
      noting?.(owner, id, noted)
      const failure = await noted
      const outcome = await run(owner, removal)
      if (outcome === 'saved' || !failure) return outcome
      asked.drop(owner, id)
      throw failure
    },
    restore: (owner, record) =>
      pending.exclusively(owner, record.id, async () => {
        const removal = await pending.forget(owner, record.id)
        asked.drop(owner, record.id)
        return removal && !removal.enviada ? 'saved' : store.restore(owner, record)
      }),
    async retry(owner) {
      const removals = await pending.list(owner).catch(() => [])
      await Promise.all(
        removals.map((removal) =>
          run(owner, removal).catch((error: unknown) => refused?.(owner, toAppError(error).code)),
        ),
      )
    },
  }
}

const pendingRemovalSchema = v.object({
  id: v.string(),
  em: v.string(),
  texto: v.fallback(v.string(), ''),
  enviada: v.fallback(v.boolean(), true),
})

/** What can be read of a stored list. */
export const pendingRemovals = (value: unknown): readonly PendingRemoval[] =>
  (Array.isArray(value) ? value : []).flatMap((each) => decode(pendingRemovalSchema, each) ?? [])
