import type { ContactFormat } from '../record-item.ts'
import { ownCsv } from '../own-csv.ts'

/** Caderno's own table of contacts. */
export const cadernoContacts: ContactFormat = ownCsv(
  'caderno-contatos',
  'Caderno, contatos (CSV)',
  'contacts',
  ['nome', 'canal', 'ultimo contato'],
)
