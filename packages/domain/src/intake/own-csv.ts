import { type HeadedTable, hasHeader, tableBelow } from './headed-table.ts'
import type { Format } from './line.ts'
import { type MappedKind, type MappedLines, mappingOf, readMapped } from './mapping.ts'

const NO_TABLE: HeadedTable = { header: [], head: [], rows: [] }

/** A CSV as Caderno writes it, known by headers of its own. It may have been changed in a spreadsheet: columns may be gone or moved. */
export const ownCsv = <Kind extends MappedKind>(
  id: string,
  name: string,
  kind: Kind,
  headers: readonly string[],
): Format<Kind, MappedLines[Kind]> => {
  const isHeader = (words: readonly string[]) => headers.every((header) => words.includes(header))
  return {
    id,
    kind,
    name,
    recognise: (text) => hasHeader(text, isHeader),
    read(text, context) {
      const table = tableBelow(text, isHeader) ?? NO_TABLE
      return readMapped(table, mappingOf(table.header, kind), kind, context)
    },
  }
}
