import {
  editContact,
  markDone,
  newContact,
  postpone,
  type Contact,
  type ContactDraft,
  type Contacts,
} from '@caderno/domain/career'
import { isoDateOf, type Clock, type PatchOf, type RecordId, type WriteOutcome } from '@caderno/domain/kernel'

/** What a student can do with the contacts. Every rejection is an AppError. */
export interface ContactActions {
  add(typed: Partial<ContactDraft>): Promise<WriteOutcome>
  /** Writes the changed fields onto the contact as it is by now. */
  edit(id: RecordId, changes: Partial<ContactDraft>): Promise<WriteOutcome>
  /** Written to today; nothing planned. */
  done(id: RecordId): Promise<WriteOutcome>
  /** Seven days later. */
  postpone(id: RecordId): Promise<WriteOutcome>
  /** Both its dates, as they were. */
  takeDatesBack(before: Contact): Promise<WriteOutcome>
  remove(id: RecordId): Promise<WriteOutcome>
  restore(contact: Contact): Promise<WriteOutcome>
}

interface AddressBook {
  contacts: Contacts
  owner: string
  clock: Clock
}

export function createContactActions({ contacts, owner, clock }: AddressBook): ContactActions {
  const change = (id: RecordId, patch: PatchOf<ContactDraft, Contact>) => contacts.update(owner, id, patch)
  const today = () => isoDateOf(clock.now())
  return {
    add: async (typed) => (await contacts.add(owner, newContact(typed))).outcome,
    edit: (id, changes) => change(id, (contact) => editContact(contact, changes)),
    done: (id) =>
      change(id, (contact) => editContact(contact, markDone({ kind: 'contact', contact }, today()))),
    postpone: (id) => change(id, (contact) => postpone({ kind: 'contact', contact }, today())),
    takeDatesBack: ({ id, ultimoContato, proximoContato }) => change(id, { ultimoContato, proximoContato }),
    remove: (id) => contacts.remove(owner, id),
    restore: (contact) => contacts.restore(owner, contact),
  }
}
