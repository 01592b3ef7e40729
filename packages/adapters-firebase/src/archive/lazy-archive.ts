import type { ArchiveStore } from '@caderno/domain/archive'
import { AppError, delegate } from '@caderno/domain/kernel'
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

/** The erasure in a script of its own: hardly anybody ever asks for it. */
export const openErasure = (firestore: Firestore): Pick<Erasure, 'documents'> => ({
  async documents(owner) {
    const { createFirestoreErasure } = await import('./erasure.ts').catch((cause: unknown) =>
      Promise.reject(new AppError('network-request-failed', { cause })),
    )
    await createFirestoreErasure(firestore).documents(owner)
  },
})
