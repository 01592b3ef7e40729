import type { ArchiveStore } from '@caderno/domain/archive'
import { AppError } from '@caderno/domain/kernel'
import type { Firestore } from 'firebase/firestore'

/** The archive in a script of its own: it knows the schemas of all modules, and only the account screen asks for it. */
export function openArchive(firestore: Firestore): ArchiveStore {
  const load = () =>
    import('./archive.ts').then(
      ({ createFirestoreArchive }) => createFirestoreArchive(firestore),
      (cause: unknown) => Promise.reject(new AppError('network-request-failed', { cause })),
    )
  return {
    read: async (owner) => (await load()).read(owner),
    write: async (owner, changes) => (await load()).write(owner, changes),
  }
}
