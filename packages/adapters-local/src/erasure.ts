import { RECORD_COLLECTIONS } from '@caderno/domain/archive'
import type { Erasure } from '@caderno/domain/departure'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import { toAppError, type UserId } from '@caderno/domain/kernel'
import { bookOf, withoutAccount } from './account-book.ts'
import { locksOf } from './archive.ts'
import { isDocument, type Document } from './chunks.ts'
import { createDeviceErasure } from './device-erasure.ts'
import type { LocalEnvironment } from './environment.ts'
import { createLiveDocument } from './live-document.ts'
import { peopleOf } from './people.ts'

const OWN_COLLECTIONS: readonly string[] = [...RECORD_COLLECTIONS, FINANCES_COLLECTION, 'preferencias']

/** Where the documents of an account stand on this device too. */
export function createLocalErasure(environment: LocalEnvironment): Erasure {
  const { storage, locks, channel } = environment
  const onDevice = createDeviceErasure(environment)
  const accounts = createLiveDocument(environment, 'contas')

  const removeDocuments = async (owner: UserId) => {
    const own = encodeURIComponent(owner)
    const keys = (await storage.keys('')).filter((key) => OWN_COLLECTIONS.includes(key.split('/', 1)[0]!) && key.split('/')[1] === own)
    const changes = new Map([...keys.map((key) => [key, undefined] as const), ...peopleWithout(owner, await storage.read('pessoas'))])
    await storage.writeAll(changes)
    for (const key of changes.keys()) channel.publish(key)
  }

  return {
    ...onDevice,
    documents: (owner) =>
      locksOf(owner)
        .reduceRight((inner, name) => () => locks.run(name, inner), () => removeDocuments(owner))()
        .catch((error: unknown) => Promise.reject(toAppError(error, 'storage-unavailable'))),
    /** An account that lost its session before it could be deleted goes with the rest. */
    async device(owner) {
      await accounts.change((value) => ({ ...(Object.hasOwn(bookOf(value).contas, owner) && { value: withoutAccount(bookOf(value), owner) }), result: undefined }))
      await onDevice.device(owner)
    },
  }
}

/** Nothing where no people are kept. */
function peopleWithout(owner: UserId, value: unknown): readonly (readonly [string, unknown])[] {
  if (value === undefined) return []
  const { usuarios, alunos, matriculas, ...rest } = peopleOf(value)
  const without = (documents: Document) => Object.fromEntries(Object.entries(documents).filter(([key]) => key !== owner))
  const free = Object.fromEntries(Object.entries(matriculas).filter(([, taken]) => !isDocument(taken) || taken['uid'] !== owner))
  return [['pessoas', { ...rest, usuarios: without(usuarios), alunos: without(alunos), matriculas: free }]]
}
