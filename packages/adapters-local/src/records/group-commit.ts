import { toAppError } from '@caderno/domain/kernel'
import { type ChunkPlace } from './chunks.ts'
import { createDesk, type Desk, type Hints } from './desk.ts'
import type { LocalEnvironment } from '../storage/environment.ts'

/** Edits one record on the desk; says which chunk it touched, or nothing when there was nothing to do. */
type Edit = (desk: Desk) => Promise<number | undefined>
type Chunks = ReadonlyMap<number, readonly unknown[]>

/** Resolves when the edit is stored; `done` hears first what was stored, or nothing when it was not. */
export type GroupCommit = (edit: Edit, done: (stored?: Chunks) => void) => Promise<void>

interface Waiting {
  readonly edit: Edit
  readonly done: (stored?: Chunks) => void
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

type Options = Pick<LocalEnvironment, 'storage' | 'locks' | 'channel'> & {
  readonly place: ChunkPlace
  readonly hints: Hints
}

/**
 * One chunk is written once per turn under the lock, with every edit that came in meanwhile:
 * each edit is stored wholly or not at all, and a thousand at once cost a handful of writes (P12).
 */
export function createGroupCommit({ storage, locks, channel, place, hints }: Options): GroupCommit {
  let queue: Waiting[] = []
  let busy = false

  const turn = async () => {
    const desk = createDesk(storage, place, hints)
    const touched = new Map<Waiting, number | undefined>()
    for (const waiting of queue.splice(0)) {
      try {
        touched.set(waiting, await waiting.edit(desk))
      } catch (error) {
        refuse(waiting, error)
      }
    }
    for (const [n, documents] of desk.changed()) {
      const group = [...touched].filter(([, chunk]) => chunk === n).map(([waiting]) => waiting)
      try {
        await storage.write(place.key(n), documents)
        channel.post(place.key(n))
        group.forEach((waiting, index) =>
          accept(waiting, index === 0 ? new Map([[n, documents]]) : undefined),
        )
      } catch (error) {
        group.forEach((waiting) => refuse(waiting, error))
      }
    }
    for (const [waiting, chunk] of touched) if (chunk === undefined) accept(waiting)
  }
  const work = async () => {
    busy = true
    while (queue.length > 0) {
      await locks
        .run(place.prefix, turn)
        .catch((error: unknown) => queue.splice(0).forEach((waiting) => refuse(waiting, error)))
    }
    busy = false
  }

  return (edit, done) =>
    new Promise((resolve, reject) => {
      queue.push({ edit, done, resolve, reject })
      if (!busy) void work()
    })
}

function accept({ done, resolve }: Waiting, stored?: Chunks) {
  done(stored)
  resolve()
}

function refuse({ done, reject }: Waiting, error: unknown) {
  done()
  reject(toAppError(error, 'storage-unavailable'))
}
