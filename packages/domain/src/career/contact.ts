import * as v from 'valibot'
import {
  longText,
  optionalDay,
  requiredText,
  shortText,
  byName,
  byText,
  changesOf,
  fieldErrors,
  type FieldErrors,
  emptyLast,
  type RecordKind,
  recordKind,
  type Stamped,
} from '../kernel/index.ts'

/** The fields of a `contatos` record, their limits and their sentences. */
const contactFields = {
  nome: requiredText('Nome é obrigatório'),
  empresa: shortText,
  cargo: shortText,
  /** Where one writes to this person: LinkedIn, e-mail, WhatsApp. */
  canal: shortText,
  ultimoContato: optionalDay,
  proximoContato: optionalDay,
  notas: longText,
}

const NOTHING_MORE = {
  empresa: '',
  cargo: '',
  canal: '',
  ultimoContato: '',
  proximoContato: '',
  notas: '',
} as const

export const contactDraftSchema = v.object(contactFields)
export type ContactDraft = Readonly<v.InferOutput<typeof contactDraftSchema>>

export const NEW_CONTACT: ContactDraft = Object.freeze({ nome: '', ...NOTHING_MORE })

export interface Contact extends ContactDraft, Stamped {}

export const CONTACT_KIND: RecordKind<Contact> = {
  ...recordKind<Contact>('contatos', contactFields, NOTHING_MORE),
  guests: {},
}

/** A new contact as it is stored; what was not typed is left empty. Only for what the form accepts. */
export const newContact = (typed: Partial<ContactDraft>): ContactDraft =>
  v.parse(contactDraftSchema, { ...NEW_CONTACT, ...typed })

/** One sentence per wrong field; empty when the form may be saved. */
export const contactErrors = (form: ContactDraft): FieldErrors<ContactDraft> =>
  fieldErrors<ContactDraft>(contactDraftSchema, form)

/** What an edit writes: only what differs. */
export const editContact = (contact: Contact, changes: Partial<ContactDraft>): Partial<ContactDraft> =>
  changesOf<ContactDraft>(contact, v.parse(v.partial(contactDraftSchema), changes) as Partial<ContactDraft>)

/** A sorted copy: those to be written to first, the soonest before the later, then all others by name. */
export const sortContacts = (contacts: readonly Contact[]): readonly Contact[] =>
  [...contacts].sort(
    (a, b) => emptyLast(a.proximoContato, b.proximoContato) || byName(a.nome, b.nome) || byText(a.id, b.id),
  )
