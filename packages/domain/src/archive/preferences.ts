import { LINKEDIN_ITEMS } from '../career/index.ts'
import { decode } from '../kernel/index.ts'
import { MODULES } from '../modules/index.ts'
import { NO_PREFERENCES, preferencesSchema, withReadingGoal, type Preferences } from '../shell/index.ts'
import type { ImportChanges } from './ports.ts'
import { validated } from './validation.ts'

/** The modules whose view is remembered, by their route's name. */
const ROUTES: readonly string[] = MODULES.map(({ id }) => id)
const ITEMS: readonly string[] = LINKEDIN_ITEMS.map(({ id }) => id)

/** The valid preferences of a file, without those of removed screens. */
export function validPreferences(raw: unknown): Preferences | undefined {
  const found = validated<Preferences>(['visoes', 'linkedin', 'metaLeitura'], raw, (taken) =>
    decode<Preferences>(preferencesSchema, taken),
  )
  return found && joined(entriesOf(found))
}

/** One choice, by its place: `visoes/leitura`, `linkedin/foto`, `metaLeitura`. */
export type Entry = readonly [string, unknown]
type Entries = readonly Entry[]
const VIEW = 'visoes/'
const ITEM = 'linkedin/'

/** Each choice as one entry: preferences are compared and imported choice by choice. */
export const entriesOf = ({ visoes, linkedin, metaLeitura }: Preferences): Entries => [
  ...ROUTES.flatMap((module) =>
    Object.hasOwn(visoes, module) ? [[VIEW + module, visoes[module]] as const] : [],
  ),
  ...ITEMS.flatMap((item) => (linkedin.includes(item) ? [[ITEM + item, true] as const] : [])),
  ...(metaLeitura ? [['metaLeitura', metaLeitura] as const] : []),
]

export function joined(entries: Entries): Preferences {
  const named = (prefix: string) =>
    entries.flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
    )
  const goal = entries.find(([key]) => key === 'metaLeitura')?.[1] as Preferences['metaLeitura']
  return {
    ...NO_PREFERENCES,
    visoes: Object.fromEntries(named(VIEW)) as Preferences['visoes'],
    linkedin: named(ITEM).map(([item]) => item),
    ...(goal && { metaLeitura: goal }),
  }
}

/** The preferences with some of them taken out, and some replaced. */
export function withPreferences(
  before: Preferences,
  { preferences, unchosen = NO_PREFERENCES }: Pick<ImportChanges, 'preferences' | 'unchosen'>,
): Preferences {
  const { visoes, linkedin, metaLeitura } = preferences
  const left = Object.entries(before.visoes).filter(([module]) => !Object.hasOwn(unchosen.visoes, module))
  return {
    ...(unchosen.metaLeitura ? withReadingGoal(before, null) : before),
    visoes: { ...Object.fromEntries(left), ...visoes },
    linkedin: [
      ...before.linkedin.filter((item) => !unchosen.linkedin.includes(item)),
      ...linkedin.filter((item) => !before.linkedin.includes(item)),
    ],
    ...(metaLeitura && { metaLeitura }),
  }
}
