import type { ArchiveStore } from '@caderno/domain/archive'
import { AppError, delegate } from '@caderno/domain/kernel'
import type { LateRefusal, WriteLedger } from '@caderno/domain/shell'
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

export interface TrackedArchiveOptions {
  readonly ledger: WriteLedger
  /** A request that was given up came back. */
  readonly refused: (refusal: LateRefusal) => void
}

const IMPORT = { collection: 'caderno', id: 'importar' }

/** An import is on its way until its last request is answered, also one that nobody waits for any more. */
export function trackedArchive(
  open: (late: HearLate) => ArchiveStore,
  { ledger, refused }: TrackedArchiveOptions,
): ArchiveStore {
  const archive = open((owner, isWhole) => {
    const answered = isWhole.then(
      (whole) => {
        if (!whole) throw new AppError('network-request-failed')
      },
      ({ code }: AppError) => refused({ collection: IMPORT.collection, code }),
    )
    ledger.track(owner, IMPORT, answered).catch(() => undefined)
  })
  return { ...archive, write: (owner, changes) => ledger.track(owner, IMPORT, archive.write(owner, changes)) }
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
