import type { Application, CareerGoal, Contact } from '../career/index.ts'
import type { FinanceBook, FinancialGoal, Transaction } from '../finance/index.ts'
import type { IsoDate } from '../kernel/index.ts'
import type { Reading } from '../reading/index.ts'
import type { Skill } from '../skills/index.ts'

/** Everything of one user; empty where a module has nothing, or could not be read. */
export interface AgendaSources {
  readonly applications: readonly Application[]
  readonly contacts: readonly Contact[]
  readonly careerGoals: readonly CareerGoal[]
  readonly book: FinanceBook
  readonly skills: readonly Skill[]
  readonly readings: readonly Reading[]
}

/** In the order in which they stand everywhere. */
export const AGENDA_MODULES = ['carreira', 'financas', 'habilidades', 'leitura'] as const
export type AgendaModule = (typeof AGENDA_MODULES)[number]

interface AgendaRecords {
  readonly contact: Contact
  readonly application: Application
  readonly careerGoal: CareerGoal
  readonly transaction: Transaction
  readonly financialGoal: FinancialGoal
  readonly skill: Skill
  readonly reading: Reading
}
export type AgendaKind = keyof AgendaRecords

export const MODULE_OF_KIND: Readonly<Record<AgendaKind, AgendaModule>> = {
  contact: 'carreira',
  application: 'carreira',
  careerGoal: 'carreira',
  transaction: 'financas',
  financialGoal: 'financas',
  skill: 'habilidades',
  reading: 'leitura',
}
/** In the order in which equals stand. */
export const AGENDA_KINDS = Object.keys(MODULE_OF_KIND) as readonly AgendaKind[]

export interface AgendaItemOf<Kind extends AgendaKind> {
  /** Of this record alone. */
  readonly key: string
  readonly kind: Kind
  readonly module: AgendaModule
  readonly title: string
  /** Today for what has no day of its own: a habit, a book, an application that nobody answered. */
  readonly due: IsoDate
  /** 0 where it is not late. */
  readonly lateDays: number
  /** Done today; it stays in the list. What is booked is done. */
  readonly done: boolean
  /** One of the things for today: its day has come. False of a book without pages, which no press makes done. */
  readonly counts: boolean
  readonly record: AgendaRecords[Kind]
}
/** One thing to do, whichever module it comes from. */
export type AgendaItem = { readonly [Kind in AgendaKind]: AgendaItemOf<Kind> }[AgendaKind]
