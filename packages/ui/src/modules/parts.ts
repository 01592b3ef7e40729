import {
  AppError,
  GUEST,
  type ModuleService,
  type Month,
  type RecordId,
  type UserId,
} from '@caderno/domain/kernel'
import type { ModuleId, ModuleKindName } from '@caderno/domain/modules'
import { CAREER_UI } from '../features/career/module-ui.ts'
import { FINANCE_UI } from '../features/finance/module-ui.ts'
import { READING_UI } from '../features/reading/module-ui.ts'
import { SEMESTER_UI } from '../features/semester/module-ui.ts'
import { SKILLS_UI } from '../features/skills/module-ui.ts'
import type { Services } from '../hooks/services.tsx'
import { MODULES } from './index.ts'
import type { KindPart, ModuleUi, SourceQueries } from './part.ts'

/** What every module gives the screens that span them all, and those alone: with it comes something of each. */
const PART = {
  carreira: CAREER_UI,
  financas: FINANCE_UI,
  habilidades: SKILLS_UI,
  leitura: READING_UI,
  semestre: SEMESTER_UI,
} as const satisfies Record<ModuleId, unknown>

type AnyPart = Pick<ModuleUi, 'id' | 'forGuests' | 'tabs' | 'service'> & {
  open(services: Services, owner: UserId): Partial<SourceQueries>
  readonly kinds: Partial<ModuleUi['kinds']>
}
export const MODULE_PARTS: readonly AnyPart[] = MODULES.map(({ id }) => PART[id])

/** What is kept in each module, live; a guest has those alone that are for guests too. */
export const openModules = (services: Services, owner: UserId): Partial<SourceQueries> =>
  Object.assign(
    {},
    ...MODULE_PARTS.filter(({ forGuests }) => forGuests || owner !== GUEST).map(({ open }) =>
      open(services, owner),
    ),
  ) as Partial<SourceQueries>

/** The commands of a module, by its id; `owner` null is a guest. */
export function serviceOf(services: Services, module: string, owner: UserId | null): ModuleService {
  if (!Object.hasOwn(PART, module)) throw new AppError('invalid-record')
  return PART[module as ModuleId].service(services, owner ?? GUEST)
}

const KINDS = Object.fromEntries(
  MODULE_PARTS.flatMap(({ id, kinds }) =>
    Object.entries(kinds).map(([kind, part]) => [kind, { module: id, part }] as const),
  ),
) as unknown as Readonly<Record<ModuleKindName, { module: ModuleId; part: KindPart }>>

export const kindPart = (kind: ModuleKindName): KindPart => KINDS[kind].part

/** The address of the screen, or the tab of it, on which records of this kind stand. */
export function kindPath(kind: ModuleKindName): string {
  const { module, part } = KINDS[kind]
  return `/${module}${part.tab ? `?aba=${part.tab}` : ''}`
}
const pathTo = (kind: ModuleKindName): string => `${kindPath(kind)}${KINDS[kind].part.tab ? '&' : '?'}`

/** The address at which its screen opens a record (use-opened.ts); `month` is a transaction's, where it is not the current one. */
export const recordPath = (kind: ModuleKindName, id: RecordId, month?: Month): string =>
  `${pathTo(kind)}${month ? `mes=${month}&` : ''}abrir=${encodeURIComponent(id)}`

/** The address at which its screen begins a new record of this kind. */
export const newRecordPath = (kind: ModuleKindName): string => `${pathTo(kind)}abrir=novo`

/** What an empty day suggests: to whoever keeps nothing yet, and to whoever has nothing left to do. */
export const SUGGESTED = {
  first: { module: 'semestre', label: 'Colar horário', to: `${pathTo('subject')}abrir=horario` },
  next: { label: 'Escolher uma leitura', to: kindPath('reading') },
} as const
