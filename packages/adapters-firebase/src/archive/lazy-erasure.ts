import type { Erasure } from '@caderno/domain/identity'
import { AppError } from '@caderno/domain/kernel'
import type { Firestore } from 'firebase/firestore'

/** The erasure in a script of its own: hardly anybody ever asks for it. */
export const openErasure = (firestore: Firestore): Pick<Erasure, 'documents'> => ({
  async documents(owner) {
    const { createFirestoreErasure } = await import('./erasure.ts').catch((cause: unknown) =>
      Promise.reject(new AppError('network-request-failed', { cause })),
    )
    await createFirestoreErasure(firestore).documents(owner)
  },
})
