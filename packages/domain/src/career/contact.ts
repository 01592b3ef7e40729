import * as v from 'valibot'
import {
  longText,
  optionalDay,
  requiredText,
  shortText,
  withFallbacks,
  type RecordKind,
} from '../kernel/index.ts'
import { NAME_REQUIRED } from './messages.ts'

/** The fields of a `contatos` record, their limits and their sentences. */
export const contactFields = {
  nome: requiredText(NAME_REQUIRED),
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

export const contactSchema = v.looseObject({
  id: v.string(),
  userId: v.string(),
  ...withFallbacks(contactFields, NOTHING_MORE),
  createdAt: v.fallback(v.string(), ''),
  updatedAt: v.fallback(v.string(), ''),
})

export interface Contact extends ContactDraft {
  readonly id: string
  readonly userId: string
  /** ISO instants. */
  readonly createdAt: string
  readonly updatedAt: string
}

export const CONTACT_KIND: RecordKind<Contact> = {
  collection: 'contatos',
  schema: contactSchema,
  created: 'createdAt',
  updated: 'updatedAt',
}
