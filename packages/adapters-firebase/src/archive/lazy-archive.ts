import type { ArchiveStore, ImportChanges } from '@caderno/domain/archive'
import { AppError, delegate, firstData, type UserId } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { Firestore } from 'firebase/firestore'
import type { HearLate } from './archive-import.ts'
import { createImportMarks } from './import-marks.ts'
import type { DeviceMarks } from '../auth/session-mark.ts'
import type { Erasure } from '@caderno/domain/identity'

/** The archive in a script of its own: it knows the schemas of all modules, and only the account screen asks for it. */
export function openArchive(firestore: Firestore, marks: DeviceMarks, late?: HearLate): ArchiveStore {
  const imports = createImportMarks(marks)
  const load = () =>
    import('./archive.ts').then(
      ({ createFirestoreArchive }) => createFirestoreArchive(firestore, { imports, late }),
      (cause: unknown) => Promise.reject(new AppError('network-request-failed', { cause })),
    )
  return {
    ...delegate(load, ['read', 'write']),
    unfinished: imports.left,
    forgetUnfinished: (owner) => imports.note(owner, null),
  }
}

const IMPORT = { collection: 'caderno', id: 'importar' }

/** An import is on its way until its last request is answered, also one that nobody waits for any more. */
export function trackedArchive(open: (late: HearLate) => ArchiveStore, outbox: DeviceOutbox): ArchiveStore {
  const archive = open((owner, isWhole) => {
    const entry = outbox.add(owner, IMPORT)
    isWhole.then(
      (whole) => (whole ? entry.done() : entry.fail('network-request-failed')),
      ({ code }: AppError) => entry.refuse(code),
    )
  })
  /** A removal that an earlier page left would be repeated over what the file brings back. */
  const endRemovals = async (owner: UserId, { records }: ImportChanges) => {
    const brought = new Set(
      Object.entries(records).flatMap(([name, list]) => list.map(({ id }) => `${name}/${id}`)),
    )
    for (const left of await firstData(outbox.left(owner)))
      if (left.effect === 'gone' && brought.has(left.item)) await outbox.conclude(owner, left)
  }
  const write: ArchiveStore['write'] = async (owner, changes) => {
    await endRemovals(owner, changes)
    return archive.write(owner, changes)
  }
  return { ...archive, write: (owner, changes) => outbox.track(owner, IMPORT, write(owner, changes)) }
}

/** The erasure in a script of its own: hardly anybody ever asks for it. */
export const openErasure = (firestore: Firestore): Pick<Erasure, 'documents'> => ({
  async documents(owner) {
    const { createFirestoreErasure } = await import('./erasure.ts').catch((cause: unknown) =>
      Promise.reject(new AppError('network-request-failed', { cause })),
    )
    await createFirestoreErasure(firestore).documents(owner)
  },
})
