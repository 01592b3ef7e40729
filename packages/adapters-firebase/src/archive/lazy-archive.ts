import type { ArchiveStore } from '@caderno/domain/archive'
import { AppError, delegateTo, type UserId } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { Firestore } from 'firebase/firestore'
import type { HearLate, ImportOptions } from './archive-import.ts'
import { createImportMarks } from './import-marks.ts'
import type { DeviceMarks } from '../auth/session-mark.ts'
import type { Erasure } from '@caderno/domain/identity'

/** The archive in a script of its own: it knows the schemas of all modules, and only the account screen asks for it. */
export function openArchive(
  firestore: Firestore,
  marks: DeviceMarks,
  options: Omit<ImportOptions, 'imports'> = {},
): ArchiveStore {
  const imports = createImportMarks(marks)
  const load = async () =>
    (await loaded(import('./archive.ts'))).createFirestoreArchive(firestore, { ...options, imports })
  return Object.assign(delegateTo(load), {
    unfinished: imports.left,
    forgetUnfinished: (owner: UserId) => imports.note(owner, null),
  })
}

const IMPORT = { collection: 'caderno', id: 'importar' }

/** An import is on its way until its last request is answered, also one that nobody waits for any more. */
export function trackedArchive(
  open: (late: HearLate) => ArchiveStore,
  outbox: Pick<DeviceOutbox, 'add' | 'track'>,
): ArchiveStore {
  const archive = open((owner, isWhole) => {
    const entry = outbox.add(owner, IMPORT)
    isWhole.then(
      (whole) => (whole ? entry.done() : entry.fail('network-request-failed')),
      ({ code }: AppError) => entry.refuse(code),
    )
  })
  return delegateTo(() => archive, {
    write: (owner, changes) => outbox.track(owner, IMPORT, archive.write(owner, changes)),
  })
}

/** The erasure in a script of its own: hardly anybody ever asks for it. */
export const openErasure = (firestore: Firestore): Pick<Erasure, 'documents'> =>
  delegateTo(async () => (await loaded(import('./erasure.ts'))).createFirestoreErasure(firestore))

/** A script that does not come counts as a lost connection. */
const loaded = <T>(script: Promise<T>): Promise<T> =>
  script.catch((cause: unknown) => Promise.reject(new AppError('network-request-failed', { cause })))
