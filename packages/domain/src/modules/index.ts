import { CAREER_AGENDA, CAREER_MODULE } from '../career/index.ts'
import { FINANCE_AGENDA, FINANCE_MODULE } from '../finance/index.ts'
import type { ArchivedKind, Module, ModuleAgenda, RecordId } from '../kernel/index.ts'
import { READING_AGENDA, READING_MODULE } from '../reading/index.ts'
import { SEMESTER_AGENDA, SEMESTER_MODULE } from '../semester/index.ts'
import { SKILLS_AGENDA, SKILLS_MODULE } from '../skills/index.ts'

/** The modules with their agendas, in the order in which they stand everywhere. A new one is registered here. */
const REGISTERED = [
  [CAREER_MODULE, CAREER_AGENDA],
  [FINANCE_MODULE, FINANCE_AGENDA],
  [SKILLS_MODULE, SKILLS_AGENDA],
  [READING_MODULE, READING_AGENDA],
  [SEMESTER_MODULE, SEMESTER_AGENDA],
] as const
type Registered = (typeof REGISTERED)[number][0]
export type ModuleId = Registered['id']

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? { readonly [Key in keyof All]: All[Key] }
  : never
type RecordsOf<One> = One extends Module<string, infer _, infer Records, infer __> ? Records : never
type ArchivedOf<One> = One extends Module<string, infer _, infer __, infer Archived> ? Archived : never

/** Everything of one user; empty where a module has nothing, or could not be read. */
export type ModuleSources = Joined<Registered['empty']>
/** What is listed and found, by its kind. */
export type ModuleRecords = Joined<RecordsOf<Registered>>
export type ModuleKindName = keyof ModuleRecords
/** The records of each collection, by the specification's names. */
export type ModuleCollections = Joined<ArchivedOf<Registered>>

/** The modules for what goes through all of them and looks into none. */
export const MODULES: readonly (Omit<Module<ModuleId>, 'collections'> & { readonly agenda: ModuleAgenda })[] =
  REGISTERED.map(([module, agenda]) => ({ ...module, agenda }))
/** The ids of the modules in display order. */
export const MODULE_IDS = MODULES.map(({ id }) => id)
/** The kinds in the order of records that are equal otherwise. */
export const MODULE_KINDS = MODULES.flatMap(({ kinds }) => Object.keys(kinds)) as readonly ModuleKindName[]
export const COLLECTIONS = Object.assign({}, ...REGISTERED.map(([{ collections }]) => collections)) as {
  readonly [Name in keyof ModuleCollections]: ArchivedKind<ModuleCollections[Name]>
}

/** Names a record among those of all kinds: its id may be unique in its list only. */
export function keyOf({ kinds }: Pick<Module, 'kinds'>, kind: string, record: { readonly id: RecordId }) {
  const list = kinds[kind]!.list?.(record)
  return [kind, ...(list ? [list] : []), record.id].join(' ')
}
