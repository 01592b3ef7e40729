import type { Holdings } from '@caderno/domain/archive'
import {
  applicationsTable,
  contactsTable,
  gradesTable,
  libraryTable,
  printBibtex,
  printCsv,
  transactionsTable,
} from '@caderno/domain/export'
import { transactionsOf } from '@caderno/domain/finance'

/** What can be taken along of an account, each as a file that other programs read. */
export const TABLES = {
  transacoes: (all: Holdings) => printCsv(transactionsTable(transactionsOf(all.financas))),
  candidaturas: (all: Holdings) => printCsv(applicationsTable(all.candidaturas, all.contatos)),
  contatos: (all: Holdings) => printCsv(contactsTable(all.contatos)),
  leitura: (all: Holdings) => printCsv(libraryTable(all.leitura)),
  notas: (all: Holdings) => printCsv(gradesTable(all.disciplinas)),
  referencias: (all: Holdings) => printBibtex(all.leitura),
}
