import type { IsoDate } from '../kernel/index.ts'
import { MODULES, type ModuleId, type ModuleKindName, type ModuleRecords } from '../modules/index.ts'

export type { ModuleSources as AgendaSources } from '../modules/index.ts'
export type AgendaModule = ModuleId
export type AgendaKind = ModuleKindName

/** In the order in which they stand everywhere. */
export const AGENDA_MODULES = MODULES.map(({ id }) => id)
/** In the order in which equals stand. */
export const AGENDA_KINDS = MODULES.flatMap(({ kinds }) => Object.keys(kinds)) as readonly AgendaKind[]

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
  readonly record: ModuleRecords[Kind]
}
/** One thing to do, whichever module it comes from. */
export type AgendaItem = { readonly [Kind in AgendaKind]: AgendaItemOf<Kind> }[AgendaKind]
