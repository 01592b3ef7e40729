import { foldText } from '../kernel/index.ts'
import type { Application } from './application.ts'
import type { Contact } from './contact.ts'
import type { CareerGoal } from './goal.ts'

/** All that somebody has on the career screen. */
export interface CareerWork {
  readonly applications: readonly Application[]
  readonly goals: readonly CareerGoal[]
  readonly contacts: readonly Contact[]
}

/** What of the guest's work the account does not have yet, by id or by content: importing twice adds nothing (D17). */
export function unimported(guest: CareerWork, account: CareerWork): CareerWork {
  const contactOf = knownContacts(guest.contacts, account.contacts)
  return {
    applications: missing(guest.applications, account.applications, applicationKey).map((application) => ({
      ...application, contatoId: contactOf.get(application.contatoId) ?? application.contatoId,
    })),
    goals: missing(guest.goals, account.goals, goalKey),
    contacts: missing(guest.contacts, account.contacts, contactKey),
  }
}

/** foldText leaves no line break, so no two different ones have the same key. */
const keyOf = (...parts: readonly string[]): string => parts.map(foldText).join('\n')
const applicationKey = ({ empresa, vaga, dataEnvio }: Application): string => keyOf(empresa, vaga, dataEnvio)
const goalKey = ({ texto, tipo }: CareerGoal): string => keyOf(texto, tipo)
const contactKey = ({ nome, empresa }: Contact): string => keyOf(nome, empresa)

function missing<R extends { readonly id: string }>(guest: readonly R[], account: readonly R[], key: (record: R) => string): readonly R[] {
  const ids = new Set(account.map(({ id }) => id))
  const keys = new Set(account.map(key))
  return guest.filter((record) => !ids.has(record.id) && !keys.has(key(record)))
}

/** The guest's contacts that the account knows under another id. */
function knownContacts(guest: readonly Contact[], account: readonly Contact[]): ReadonlyMap<string, string> {
  const known = new Map(account.map((contact) => [contactKey(contact), contact.id]))
  return new Map(missing(guest, account, (contact) => contact.id).flatMap((contact) => {
    const id = known.get(contactKey(contact))
    return id === undefined ? [] : [[contact.id, id]]
  }))
}
