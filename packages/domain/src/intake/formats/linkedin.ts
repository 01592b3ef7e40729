import { formatDate, isBlank } from '../../kernel/index.ts'
import { readDate } from '../date-order.ts'
import { type Cells, hasHeader, linesOf, tableBelow } from '../headed-table.ts'
import type { Line } from '../line.ts'
import { CONTACTS, type ContactFormat, type ContactItem, itemLine } from '../record-item.ts'

/** Older exports have no URL. */
const isHeader = (words: readonly string[]): boolean =>
  ['first name', 'last name', 'connected on'].every((word) => words.includes(word))

/** LinkedIn: «Connections.csv» of the copy of one's data. Some lines of notes stand above its header. */
export const linkedin: ContactFormat = {
  id: 'linkedin',
  kind: 'contacts',
  name: 'LinkedIn, conexões (CSV)',
  recognise: (text) => hasHeader(text, isHeader),
  read(text) {
    const table = tableBelow(text, isHeader)
    return { lines: table ? linesOf(table, contactLine) : [] }
  },
}

function contactLine(cells: Cells, at: number): Line<ContactItem> {
  const of = (header: string): string => cells[header] ?? ''
  const told: string[] = []
  const nome = `${of('first name')} ${of('last name')}`.replaceAll(/\s+/g, ' ').trim()
  const [url, email] = [of('url'), of('email address')]
  if (isBlank(nome) && isBlank(url + email)) return { at, none: 'Conexão sem nome: saiu do LinkedIn' }
  return itemLine(at, CONTACTS, {
    fields: {
      nome,
      empresa: of('company'),
      cargo: of('position'),
      canal: url || email,
      notas: [url && email && `E-mail: ${email}`, connectedOn(of('connected on'), told)]
        .filter(Boolean)
        .join('\n'),
    },
    told,
  })
}

/** «21 Apr 2026», in English whatever the language of the site. */
function connectedOn(cell: string, told: string[]): string {
  if (cell === '') return ''
  // Exports of 2018 have «12/4/18, 3:05 PM».
  const day = readDate(cell, { order: /[ap]m$/i.test(cell) ? 'month-first' : undefined })
  if (day) return `No LinkedIn desde ${formatDate(day)}`
  told.push(`Data da conexão “${cell}” não foi entendida`)
  return ''
}
