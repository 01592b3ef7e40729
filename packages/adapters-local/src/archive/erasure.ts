import { RECORD_COLLECTIONS } from '@caderno/domain/archive'
import type { Erasure } from '@caderno/domain/departure'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import { toAppError, type UserId } from '@caderno/domain/kernel'
import { bookOf, withoutAccount } from '../accounts/account-book.ts'
import { aloneWith } from './archive.ts'
import { isDocument, type Document } from '../records/chunks.ts'
import { createDeviceErasure } from './device-erasure.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLiveDocument } from '../records/live-document.ts'
import { peopleOf } from '../accounts/people.ts'

const OWN_COLLECTIONS: readonly string[] = [...RECORD_COLLECTIONS, FINANCES_COLLECTION, 'preferencias']

/** Where the documents of an account stand on this device too. */
export function createLocalErasure(environment: LocalEnvironment): Erasure {
  const { storage, locks, channel } = environment
  const onDevice = createDeviceErasure(environment)
  const accounts = createLiveDocument(environment, 'contas')

  const ownKeys = async (owner: UserId) => {
    const own = encodeURIComponent(owner)
    return (await storage.keys('')).filter(
      (key) => OWN_COLLECTIONS.includes(key.split('/', 1)[0]!) && key.split('/')[1] === own,
    )
  }
  const hasDocuments = async (owner: UserId) => {
    const { usuarios, alunos } = peopleOf(await storage.read('pessoas'))
    return Object.hasOwn(usuarios, owner) || Object.hasOwn(alunos, owner) || (await ownKeys(owner)).length > 0
  }
  const removeDocuments = async (owner: UserId) => {
    const changes = new Map([
      ...(await ownKeys(owner)).map((key) => [key, undefined] as const),
      ...peopleWithout(owner, await storage.read('pessoas')),
    ])
    await storage.writeAll(changes)
    for (const key of changes.keys()) channel.publish(key)
  }

  return {
    ...onDevice,
    documents: (owner) =>
      aloneWith(locks, owner, () => removeDocuments(owner)).catch((error: unknown) =>
        Promise.reject(toAppError(error, 'storage-unavailable')),
      ),
    /** Under the lock of the accounts nobody can be coming back. */
    identity: (owner) =>
      accounts.change(async (value) => {
        const book = bookOf(value)
        if (!Object.hasOwn(book.contas, owner)) return { result: true }
        if (book.sessao === owner || (await hasDocuments(owner))) return { result: false }
        return { value: withoutAccount(book, owner), result: true }
      }),
  }
}

/** Nothing where no people are kept. */
function peopleWithout(owner: UserId, value: unknown): readonly (readonly [string, unknown])[] {
  if (value === undefined) return []
  const { usuarios, alunos, matriculas, ...rest } = peopleOf(value)
  const without = (documents: Document) =>
    Object.fromEntries(Object.entries(documents).filter(([key]) => key !== owner))
  const free = Object.fromEntries(
    Object.entries(matriculas).filter(([, taken]) => !isDocument(taken) || taken['uid'] !== owner),
  )
  return [['pessoas', { ...rest, usuarios: without(usuarios), alunos: without(alunos), matriculas: free }]]
}
