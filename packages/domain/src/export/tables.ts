import { type Application, type Contact, historyOf } from '../career/index.ts'
import { type Transaction } from '../finance/index.ts'
import { ownFields, printHistory } from '../intake/index.ts'
import { capital } from '../kernel/index.ts'
import type { Reading } from '../reading/index.ts'
import { gradesOf, type Subject } from '../semester/index.ts'
import { amountCell, type CsvCell, numberCell } from './csv.ts'

/** A table with its header as its first row. */
export type CsvTable = readonly (readonly CsvCell[])[]

/** A column, and what it says of a record. */
type Column<Stored> = readonly [header: string, cellOf: (record: Stored) => CsvCell]

const tableOf = <Stored>(columns: readonly Column<Stored>[], records: readonly Stored[]): CsvTable => [
  columns.map(([header]) => header),
  ...records.map((record) => columns.map(([, cellOf]) => cellOf(record))),
]

const orNothing = (value: number): CsvCell => (value === 0 ? '' : numberCell(value))

/** «3 de 10» of a purchase in instalments, «3 de 10, mensal» of what comes again. */
const placeCell = ({ parcela, parcelas, frequencia }: Transaction): string =>
  parcela && parcelas ? `${parcela} de ${parcelas}${frequencia ? `, ${frequencia}` : ''}` : ''

/** The transactions of an account: what leaves it is below zero; `cadernoTransactions` reads it back. */
export const transactionsTable = (transactions: readonly Transaction[]): CsvTable =>
  tableOf(
    [
      ['Data', ({ data }) => data],
      ['Descrição', ({ descricao }) => descricao],
      ['Valor', ({ valor, tipo }) => amountCell(tipo === 'saida' ? -valor : valor)],
      ['Tipo', ({ tipo }) => (tipo === 'saida' ? 'Saída' : 'Entrada')],
      ['Categoria', ({ categoria }) => categoria],
      ['Conta', ({ conta = '' }) => conta],
      ['Parcela', placeCell],
    ],
    transactions,
  )

/** The applications, each with its contact by name and the history of its phases; `cadernoApplications` reads it back. */
export function applicationsTable(
  applications: readonly Application[],
  contacts: readonly Contact[],
): CsvTable {
  const nameOf = new Map(contacts.map(({ id, nome }) => [id, nome]))
  const cells = (application: Application): Readonly<Record<string, CsvCell>> => ({
    ...application,
    historico: printHistory(historyOf(application)),
    fase: capital(application.fase),
    contato: nameOf.get(application.contatoId) ?? '',
  })
  return ownTable('applications', applications.map(cells))
}

/** The contacts; `cadernoContacts` reads it back. */
export const contactsTable = (contacts: readonly Contact[]): CsvTable =>
  ownTable(
    'contacts',
    contacts.map((contact) => ({ ...contact })),
  )

/** The library, without the pages of each day and the notes; `cadernoBooks` reads it back. */
export const libraryTable = (readings: readonly Reading[]): CsvTable =>
  ownTable(
    'books',
    readings.map((reading) => ({
      ...(reading as Omit<Reading, 'leituras' | 'anotacoes' | 'paginasPorDia'>),
      avaliacao: orNothing(reading.avaliacao),
      paginasTotal: orNothing(reading.paginasTotal),
      paginasLidas: orNothing(reading.paginasLidas),
      leituras: reading.leituras.map(spanCell).join(', '),
      anotacoes: '',
      paginasPorDia: '',
    })),
  )

/** «2024/03/02-2024/04/10», or the end alone. */
const spanCell = ({ inicio, fim }: Reading['leituras'][number]): string =>
  [inicio, fim]
    .filter((day) => day !== '')
    .map((day) => day.replaceAll('-', '/'))
    .join('-')

/** A table whose columns the intake knows, each by its label. A column that no record fills is there too. */
function ownTable(
  kind: 'applications' | 'contacts' | 'books',
  records: readonly Readonly<Record<string, CsvCell>>[],
): CsvTable {
  return tableOf(
    ownFields(kind).map(({ name, label }): Column<Readonly<Record<string, CsvCell>>> => [
      label,
      (record) => record[name] ?? '',
    ]),
    records,
  )
}

/** The grades: a row for each assessment, with the mean and the situation of its subject; a subject without any has one row. */
export const gradesTable = (subjects: readonly Subject[]): CsvTable =>
  tableOf<{ readonly subject: Subject; readonly assessment?: Subject['avaliacoes'][number] | undefined }>(
    [
      ['Semestre', ({ subject }) => subject.semestre],
      ['Código', ({ subject }) => subject.codigo],
      ['Disciplina', ({ subject }) => subject.nome],
      ['Professor', ({ subject }) => subject.professor],
      ['Avaliação', ({ assessment }) => assessment?.titulo ?? ''],
      ['Tipo', ({ assessment }) => capital(assessment?.tipo ?? '')],
      ['Data', ({ assessment }) => assessment?.data ?? ''],
      ['Peso', ({ assessment }) => numberCell(assessment?.peso ?? null)],
      ['Nota', ({ assessment }) => numberCell(assessment?.nota ?? null)],
      ['Máxima', ({ assessment }) => numberCell(assessment?.maxima ?? null)],
      ['Média', ({ subject }) => numberCell(meanOf(subject))],
      ['Menção', ({ subject }) => subject.mencao],
      ['Situação', ({ subject }) => capital(subject.situacao)],
    ],
    subjects.flatMap((subject) =>
      subject.avaliacoes.length === 0
        ? [{ subject }]
        : subject.avaliacoes.map((assessment) => ({ subject, assessment })),
    ),
  )

/** After the final exam, where it counts. */
function meanOf(subject: Subject): number | null {
  const { mean, result } = gradesOf(subject)
  return result ?? mean ?? null
}
