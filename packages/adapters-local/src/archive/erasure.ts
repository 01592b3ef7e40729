import { RECORD_COLLECTIONS } from '@caderno/domain/archive'
import type { Erasure } from '@caderno/domain/identity'
import { FINANCES_COLLECTION } from '@caderno/domain/finance'
import { isDocument, type UserId } from '@caderno/domain/kernel'
import { ACCOUNTS_KEY, PEOPLE_KEY } from '@caderno/domain/shell'
import { bookOf, withoutAccount } from '../accounts/account-book.ts'
import { peopleOf } from '../accounts/people.ts'
import { createLiveDocument } from '../records/live-document.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createDeviceErasure } from './device-erasure.ts'

const OWN_COLLECTIONS: readonly string[] = [...RECORD_COLLECTIONS, FINANCES_COLLECTION, 'preferencias']

/** Erases an account whose documents stand on this device too. */
export function createLocalErasure(environment: LocalEnvironment): Erasure {
  const { storage, channel } = environment
  const accounts = createLiveDocument(environment, ACCOUNTS_KEY)

  const hasDocuments = async (owner: UserId) => {
    const { usuarios, alunos } = peopleOf(await storage.read(PEOPLE_KEY))
    const isThere = Object.hasOwn(usuarios, owner) || Object.hasOwn(alunos, owner)
    return isThere || ownKeys(await storage.keys(''), owner).length > 0
  }
  const removeDocuments = async (owner: UserId) => {
    const removed = await storage.transact(async (table) => {
      const keys = ownKeys(await table.keys(''), owner)
      const people = await table.get(PEOPLE_KEY)
      keys.forEach((key) => table.put(key, undefined))
      if (people === undefined) return keys
      table.put(PEOPLE_KEY, peopleWithout(owner, people))
      return [...keys, PEOPLE_KEY]
    })
    removed.forEach((key) => channel.publish(key))
  }

  return {
    ...createDeviceErasure(environment),
    documents: removeDocuments,
    /** The lock of the accounts keeps anybody from signing in meanwhile. */
    identity: (owner) =>
      accounts.changeLocked(async (value) => {
        const book = bookOf(value)
        if (!Object.hasOwn(book.contas, owner)) return { result: true }
        if (book.sessao === owner || (await hasDocuments(owner))) return { result: false }
        return { value: withoutAccount(book, owner), result: true }
      }),
  }
}

const ownKeys = (keys: readonly string[], owner: UserId): readonly string[] =>
  keys.filter((key) => {
    const [name, uid] = key.split('/')
    return OWN_COLLECTIONS.includes(name!) && uid === encodeURIComponent(owner)
  })

function peopleWithout(owner: UserId, value: unknown) {
  const people = peopleOf(value)
  const { [owner]: _member, ...usuarios } = people.usuarios
  const { [owner]: _student, ...alunos } = people.alunos
  const others = Object.entries(people.matriculas).filter(
    ([, taken]) => !isDocument(taken) || taken['uid'] !== owner,
  )
  return { usuarios, alunos, matriculas: Object.fromEntries(others) }
}
