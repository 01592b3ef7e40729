import { foldText, type RecordId, type UserId } from '../kernel/index.ts'
import type { Application } from './application.ts'
import type { Contact } from './contact.ts'
import type { CareerGoal } from './goal.ts'

/** All that somebody has on the career screen. */
export interface CareerWork {
  readonly applications: readonly Application[]
  readonly goals: readonly CareerGoal[]
  readonly contacts: readonly Contact[]
}

/** The account that a guest's work comes into. */
interface Destination {
  readonly owner: UserId
  readonly work: CareerWork
  /** The guest's records that it was given before, whatever became of them there. */
  readonly given: ReadonlySet<RecordId>
}

/** The same at every try, so that a record that was edited since is known again. */
export const importedId = (owner: UserId, guestId: RecordId): RecordId => `${owner}-${guestId}`

/**
 * What of the guest's work the account was never given and has not under its own ids either, as it is to stand there:
 * importing twice adds nothing (D17). Stamps are empty: the account's store sets them.
 */
export function unimported(guest: CareerWork, to: Destination): CareerWork {
  const contacts = comparing(
    guest.contacts,
    to.work.contacts,
    ({ nome, empresa }) => keyOf(nome, empresa),
    to,
  )
  const applications = comparing(
    guest.applications,
    to.work.applications,
    ({ empresa, vaga, dataEnvio }) => keyOf(empresa, vaga, dataEnvio),
    to,
  )
  const goals = comparing(guest.goals, to.work.goals, ({ texto, tipo }) => keyOf(texto, tipo), to)
  const contactOf = new Map(guest.contacts.map((contact) => [contact.id, contacts.idOf(contact)]))
  return {
    applications: applications.missing().map((application) => ({
      ...application,
      contatoId: contactOf.get(application.contatoId) ?? application.contatoId,
    })),
    goals: goals.missing(),
    contacts: contacts.missing(),
  }
}

/** foldText leaves no line break, so no two different ones have the same key. */
const keyOf = (...parts: readonly string[]): string => parts.map(foldText).join('\n')

/** The guest's records of one kind beside the account's; `key` is what they say. */
function comparing<R extends { readonly id: RecordId }>(
  guest: readonly R[],
  account: readonly R[],
  key: (record: R) => string,
  { owner, given }: Destination,
) {
  const arrived = new Set(account.map(({ id }) => id))
  // Without those that came from this guest: two of a guest's that say the same both arrive.
  const imported = new Set(guest.map(({ id }) => importedId(owner, id)))
  const own = new Map(account.filter(({ id }) => !imported.has(id)).map((record) => [key(record), record.id]))
  return {
    /** The id in the account: that of an equal one that it has already, else its own. */
    idOf(record: R): RecordId {
      const id = importedId(owner, record.id)
      return arrived.has(id) ? id : (own.get(key(record)) ?? id)
    },
    missing: (): readonly R[] =>
      guest
        .filter(
          (record) =>
            !given.has(record.id) && !arrived.has(importedId(owner, record.id)) && !own.has(key(record)),
        )
        .map((record) => ({
          ...record,
          id: importedId(owner, record.id),
          userId: owner,
          createdAt: '',
          updatedAt: '',
        })),
  }
}
