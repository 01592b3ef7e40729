import { type HeadedTable, hasHeader, tableBelow } from './headed-table.ts'
import type { Format } from './line.ts'
import { type MappedKind, type MappedLines, mappingOf, ownFields, readMapped } from './mapping.ts'
import { headerWord } from './table.ts'

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
      const words = table.header.map(headerWord)
      // In a table with all of Caderno's columns a spreadsheet in Brazil has written the dates.
      const isWhole = ownFields(kind).every(({ label }) => words.includes(headerWord(label)))
      const mapping = { ...mappingOf(table.header, kind), ...(isWhole && { dates: 'day-first' as const }) }
      return readMapped(table, mapping, kind, context)
    },
  }
}
