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
  const contactOf = knownContacts(guest.contacts, to)
  return {
    applications: missing(guest.applications, to.work.applications, applicationKey, to).map(
      (application) => ({
        ...application,
        contatoId: contactOf.get(application.contatoId) ?? application.contatoId,
      }),
    ),
    goals: missing(guest.goals, to.work.goals, goalKey, to),
    contacts: missing(guest.contacts, to.work.contacts, contactKey, to),
  }
}

/** foldText leaves no line break, so no two different ones have the same key. */
const keyOf = (...parts: readonly string[]): string => parts.map(foldText).join('\n')
const applicationKey = ({ empresa, vaga, dataEnvio }: Application): string => keyOf(empresa, vaga, dataEnvio)
const goalKey = ({ texto, tipo }: CareerGoal): string => keyOf(texto, tipo)
const contactKey = ({ nome, empresa }: Contact): string => keyOf(nome, empresa)

interface CareerRecord {
  readonly id: RecordId
}

function missing<R extends CareerRecord>(
  guest: readonly R[],
  account: readonly R[],
  key: (record: R) => string,
  { owner, given }: Destination,
): R[] {
  const arrived = new Set(account.map(({ id }) => id))
  const own = idsByKey(guest, account, key, owner)
  return guest
    .map((record) => ({
      ...record,
      id: importedId(owner, record.id),
      userId: owner,
      createdAt: '',
      updatedAt: '',
    }))
    .filter((record, at) => !given.has(guest[at]!.id) && !arrived.has(record.id) && !own.has(key(record)))
}

/** The account's records by what they say, without those that came from this guest: two of a guest's that say the same both arrive. */
function idsByKey<R extends CareerRecord>(
  guest: readonly R[],
  account: readonly R[],
  key: (record: R) => string,
  owner: UserId,
): ReadonlyMap<string, RecordId> {
  const imported = new Set(guest.map(({ id }) => importedId(owner, id)))
  return new Map(account.filter(({ id }) => !imported.has(id)).map((record) => [key(record), record.id]))
}

/** The ids that the guest's contacts have in the account: that of an equal one that it has already, else their own. */
function knownContacts(
  guest: readonly Contact[],
  { owner, work }: Destination,
): ReadonlyMap<RecordId, RecordId> {
  const own = idsByKey(guest, work.contacts, contactKey, owner)
  const arrived = new Set(work.contacts.map(({ id }) => id))
  return new Map(
    guest.map((contact) => {
      const id = importedId(owner, contact.id)
      return [contact.id, arrived.has(id) ? id : (own.get(contactKey(contact)) ?? id)]
    }),
  )
}
