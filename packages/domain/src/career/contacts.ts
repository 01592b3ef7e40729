import * as v from 'valibot'
import { byText, changesOf } from '../kernel/index.ts'
import { contactDraftSchema, NEW_CONTACT, type Contact, type ContactDraft } from './contact.ts'
import { byName, soonestFirst } from './order.ts'

/** A new contact as it is stored; what was not typed is left empty. Only for what the form accepts. */
export const newContact = (typed: Partial<ContactDraft>): ContactDraft =>
  v.parse(contactDraftSchema, { ...NEW_CONTACT, ...typed })

/** What an edit writes: only what differs. */
export const editContact = (contact: Contact, changes: Partial<ContactDraft>): Partial<ContactDraft> =>
  changesOf<ContactDraft>(contact, v.parse(v.partial(contactDraftSchema), changes) as Partial<ContactDraft>)

/** A sorted copy: those to be written to first, the soonest before the later, then all others by name. */
export const sortContacts = (contacts: readonly Contact[]): readonly Contact[] =>
  [...contacts].sort(
    (a, b) =>
      soonestFirst(a.proximoContato, b.proximoContato) || byName(a.nome, b.nome) || byText(a.id, b.id),
  )
