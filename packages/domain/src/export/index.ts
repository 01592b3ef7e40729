export { amountCell, type CsvCell, numberCell, printCsv } from './csv.ts'
export {
  applicationsTable,
  contactsTable,
  type CsvTable,
  gradesTable,
  libraryTable,
  transactionsTable,
} from './tables.ts'
export { type Run, runsAsHtml, runsAsText } from './runs.ts'
export { citationOf, type Referenced, referenceOf } from './reference.ts'
export { notesAsMarkdown, runsAsMarkdown } from './notes.ts'
export { printBibtex } from './bibtex.ts'
