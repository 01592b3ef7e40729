import type { ArchiveStore } from '@caderno/domain/archive'
import { AppError, delegateTo } from '@caderno/domain/kernel'
import type { DeviceOutbox } from '@caderno/domain/shell'
import type { Firestore } from 'firebase/firestore'
import type { ImportOptions } from './archive-import.ts'
import { createImportMarks } from './import-marks.ts'
import type { DeviceMarks } from '../auth/session-mark.ts'
import type { Erasure } from '@caderno/domain/identity'

const IMPORT = { collection: 'caderno', id: 'importar' }

/**
 * The archive in a script of its own: it knows the schemas of all modules, and only the account screen asks for it.
 * An import is on its way until its last request is answered, also one that nobody waits for any more.
 */
export function openArchive(firestore: Firestore, marks: DeviceMarks, outbox: DeviceOutbox): ArchiveStore {
  const imports = createImportMarks(marks)
  const late: ImportOptions['late'] = (owner, isWhole) => {
    const entry = outbox.add(owner, IMPORT)
    isWhole.then(
      (whole) => (whole ? entry.done() : entry.fail('network-request-failed')),
      ({ code }: AppError) => entry.refuse(code),
    )
  }
  const archive = delegateTo(async () =>
    (await loaded(import('./archive.ts'))).createFirestoreArchive(firestore, { imports, late, outbox }),
  )
  return {
    read: archive.read,
    write: (owner, changes) => outbox.track(owner, IMPORT, archive.write(owner, changes)),
    unfinished: imports.left,
    forgetUnfinished: (owner) => imports.note(owner, null),
  }
}

/** The erasure in a script of its own: hardly anybody ever asks for it. */
export const openErasure = (firestore: Firestore): Pick<Erasure, 'documents'> =>
  delegateTo(async () => (await loaded(import('./erasure.ts'))).createFirestoreErasure(firestore))

/** A script that does not come counts as a lost connection. */
const loaded = <T>(script: Promise<T>): Promise<T> =>
  script.catch((cause: unknown) => Promise.reject(new AppError('network-request-failed', { cause })))
