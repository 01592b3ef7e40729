import type { GenericSchema } from 'valibot'
import type { IsoDate, Month } from './calendar.ts'
import type { Identity, RecordId, RecordKind } from './record-store.ts'

type ById = Readonly<Record<string, { readonly id: RecordId }>>

/**
 * What search and archive ask of a module, in the `module.ts` of its folder; `modules/index.ts` lists them all.
 * `Sources`: what is kept, by its name. `Records`: what is listed and found, by its kind. `Archived`: the records of each collection.
 */
export interface Module<
  Id extends string = string,
  Sources extends object = object,
  Records extends object = ById,
  Archived extends object = Readonly<Record<string, Identity>>,
> {
  readonly id: Id
  /** The sources of somebody who has nothing yet, and of a module that could not be read. */
  readonly empty: Sources
  /** The order of the kinds decides between records that are equal otherwise. */
  readonly kinds: { readonly [Kind in keyof Records]: ModuleKind<Sources, Records[Kind]> }
  /** Its collections in the order in which an import writes them. */
  readonly collections: { readonly [Name in keyof Archived]: ArchivedKind<Archived[Name] & Identity> }
}

export interface ModuleKind<Sources, Stored> {
  all(sources: Sources): readonly Stored[]
  words(record: Stored): SearchWords
  /** The list of a record, where its id is unique in that list only. */
  list?(record: Stored): string
}

/** What of one record is shown and searched. */
export interface SearchWords {
  readonly title: string
  /** What tells it from others with this title. */
  readonly meta: readonly string[]
  /** Searched, not shown. */
  readonly more: readonly string[]
  /** The day or the instant by which the newest stands first. */
  readonly when: string
  /** The month of a record that belongs to one month. */
  readonly month?: Month
}

/** What «Hoje» and the week ask of a module besides, in the `agenda.ts` of its folder; `modules/index.ts` lists them all. */
export interface ModuleAgenda<Sources extends object = object, ToDo = TaskOf<ById>> {
  /** What there is to do, however far off. */
  tasks(sources: Sources, today: IsoDate): readonly ToDo[]
  /** For each record those of `days` on which it was worked on; other days are ignored, as they are by `plannedDays`. */
  doneDays(sources: Sources, days: readonly IsoDate[]): readonly (readonly IsoDate[])[]
  /** Minutes of study on a day; absent where a module knows of none. */
  studied?(sources: Sources, day: IsoDate): number
  plannedDays(sources: Sources, days: readonly IsoDate[], today: IsoDate): readonly (readonly IsoDate[])[]
  /** What takes place on a day, in words, and the one source that says so; absent where nothing of a module has a place of its own. */
  readonly events?: DayEvents<Sources>
}
export interface DayEvents<Sources extends object = object> {
  readonly source: string
  on(sources: Sources, day: IsoDate): readonly string[]
}
export type AgendaOf<One> =
  One extends Module<string, infer Sources, infer Records, infer _>
    ? ModuleAgenda<Sources, TaskOf<Records>>
    : never

/** Something to do about one record. */
export interface Task<Kind, Stored> {
  readonly kind: Kind
  readonly record: Stored
  readonly title: string
  /** Today for what has no day of its own. */
  readonly due?: IsoDate
  /** `HH:MM`, where it has a time of the day. */
  readonly time?: string
  /** Done today; it stays in the list. */
  readonly done?: boolean
  /** It takes place on its day: what else does is said beside it. */
  readonly isEvent?: boolean
  /** False where no single action completes it: it is left out of the day's total. */
  readonly counts?: boolean
}
type TaskOf<Records> = { readonly [Kind in keyof Records]: Task<Kind, Records[Kind]> }[keyof Records]

export interface ArchivedKind<Stored extends Identity> {
  readonly kind: RecordKind<Stored>
  /** What every store takes; `kind.schema` also reads what older programs left. */
  readonly draft: GenericSchema
}
