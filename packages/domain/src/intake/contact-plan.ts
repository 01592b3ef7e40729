import { type Contact, type ContactDraft, NEW_CONTACT } from '../career/index.ts'
import { foldText, normalizeEmail } from '../kernel/index.ts'
import type { Line } from './line.ts'
import { type Comparison, differingFields, notesWith, planRecords, type RecordRow } from './record-plan.ts'
import { type ContactItem, CONTACTS } from './record-item.ts'

/** A line of a file of people beside the contacts. */
export type ContactRow = RecordRow<ContactDraft>

/** Compares a file of people with the contacts: by profile or e-mail, else by name and company. */
export const planContacts = (
  lines: readonly Line<ContactItem>[],
  contacts: readonly Contact[],
): readonly ContactRow[] => planRecords(lines, contacts, COMPARISON)

const COMPARISON: Comparison<ContactDraft, ContactItem> = {
  shape: CONTACTS,
  // Where one writes to somebody may stand in the notes too.
  keysOf: ({ canal = '', notas = '' }) => ({
    profile: profileIn(canal) || profileIn(notas),
    email: emailIn(canal) || emailIn(notas),
  }),
  fingerprint: ({ nome = '', empresa = '' }) => `${foldText(nome)}\n${foldText(empresa)}`,
  draftOf: ({ fields }) => ({ ...NEW_CONTACT, ...fields }),
  patchOf(record, { fields }) {
    const { nome: _, notas, ...rest } = fields
    const notes = notesWith(record.notas, notas)
    return { ...differingFields<ContactDraft>(record, rest), ...(notes !== undefined && { notas: notes }) }
  },
  describe: ({ fields }) => ({
    title: fields.nome ?? '',
    facts: [fields.cargo ?? '', fields.empresa ?? ''].filter((fact) => fact !== ''),
  }),
}

/** The part of a LinkedIn address that names somebody, however it is written. */
function profileIn(text: string): string {
  const [, name] = /linkedin\.com\/in\/([^\s/?#]+)/i.exec(text) ?? []
  return name === undefined ? '' : foldText(decoded(name))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The first word of a text that has the shape of an address. */
const emailIn = (text: string): string =>
  normalizeEmail(text.split(/[\s<>:;,]/).find((word) => /^[^@]+@[^@]+\.[^@]+$/.test(word)) ?? '')
