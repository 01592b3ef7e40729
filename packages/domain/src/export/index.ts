export { amountCell, type CsvCell, numberCell, printCsv } from './csv.ts'
export {
  applicationsTable,
  contactsTable,
  type CsvTable,
  gradesTable,
  libraryTable,
  transactionsTable,
} from './tables.ts'
export { paragraphsAsHtml, paragraphsAsText, type Run } from './runs.ts'
export { citationOf, type Referenced, referenceOf } from './reference.ts'
export { referencesOf } from './references.ts'
export { notesAsMarkdown, runsAsMarkdown } from './notes.ts'
export { printBibtex } from './bibtex.ts'
