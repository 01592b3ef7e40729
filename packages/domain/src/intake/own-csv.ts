import { hasHeader, tableBelow } from './headed-table.ts'
import type { FileLines, Format } from './line.ts'
import { type MappedItems, type MappedKind, mappingOf, readMapped } from './mapping.ts'

/** A CSV as Caderno writes it, known by headers of its own. It may have been changed in a spreadsheet: columns may be gone or moved. */
export const ownCsv = <Kind extends MappedKind>(
  id: string,
  name: string,
  kind: Kind,
  headers: readonly string[],
): Format<Kind, FileLines<MappedItems[Kind]>> => {
  const isHeader = (words: readonly string[]) => headers.every((header) => words.includes(header))
  return {
    id,
    kind,
    name,
    recognise: (text) => hasHeader(text, isHeader),
    read(text, context) {
      const table = tableBelow(text, isHeader)
      return table ? readMapped(table, mappingOf(table.header, kind), kind, context) : { lines: [] }
    },
  }
}
