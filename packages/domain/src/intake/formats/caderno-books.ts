import type { BookFormat } from '../record-item.ts'
import { ownCsv } from '../own-csv.ts'

/** Caderno's own table of the library. */
export const cadernoBooks: BookFormat = ownCsv('caderno-leitura', 'Caderno, leituras (CSV)', 'books', [
  'titulo',
  'autor',
  'paginas lidas',
])
