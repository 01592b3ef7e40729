import { isSame, pick, type Identity, type RecordId } from '../kernel/index.ts'
import { COLLECTIONS } from '../modules/index.ts'
import type { Student, StudentPatch } from '../registration/index.ts'
import { fieldsOf, type Holdings, RECORD_COLLECTIONS, type RecordCollection } from './holdings.ts'
import { choiceBack, financesBack } from './plan-documents.ts'
import { changesOf } from './plan.ts'
import type { TakenElement } from './planned.ts'
import type { ImportChanges, ImportOrigin } from './ports.ts'
import { joined } from './preferences.ts'

export interface TakenBack {
  readonly changes: ImportChanges
  /** How many records stay, as they were changed since. */
  readonly kept: number
}

/**
 * What takes an import back: what it added goes, what it replaced stands as before, and what was changed since stays as it is.
 */
export function takenBack(from: ImportOrigin, taken: readonly TakenElement[], current: Holdings): TakenBack {
  const records = taken.flatMap((element) => recordBack(element, current))
  const finances = taken.flatMap((element) => financesBack(element, current.financas))
  const choices = taken.flatMap((element) => choiceBack(element, current.preferencias))
  const before = records.flatMap(({ kind, before: record }) => (record ? [{ kind, change: { record } }] : []))
  const removedOf = (collection: RecordCollection): readonly RecordId[] =>
    records.flatMap(({ kind, removed }) => (kind === collection && removed !== undefined ? [removed] : []))
  return {
    changes: {
      ...changesOf(from, before),
      removed: Object.fromEntries(RECORD_COLLECTIONS.map((name) => [name, removedOf(name)])),
      finances: finances.flatMap(({ changes = [] }) => changes),
      profile: Object.assign(
        {},
        ...taken.map((element) => profileBack(element, current.alunos)),
      ) as StudentPatch,
      preferences: joined(choices.flatMap(({ before: choice }) => (choice ? [choice] : []))),
      unchosen: joined(choices.flatMap(({ unchosen }) => (unchosen ? [unchosen] : []))),
    },
    kept: [...records, ...finances, ...choices].filter(({ isKept }) => isKept).length,
  }
}

interface RecordBack {
  readonly kind: RecordCollection
  readonly removed?: RecordId
  readonly before?: object
  readonly isKept?: boolean
}

function recordBack({ kind, change, before }: TakenElement, current: Holdings): readonly RecordBack[] {
  const written = change?.record as Identity | undefined
  const collection = RECORD_COLLECTIONS.find((name) => name === kind)
  if (!written || !collection) return []
  const now = (current[collection] as readonly Identity[]).find(({ id }) => id === written.id)
  if (!now) return []
  const { created, updated, schema } = COLLECTIONS[collection].kind
  const said = (record: object) =>
    pick(
      record as Record<string, unknown>,
      fieldsOf(schema).filter((field) => field !== created && field !== updated),
    )
  if (!isSame(said(now), said(written))) return [{ kind: collection, isKept: true }]
  return [before ? { kind: collection, before } : { kind: collection, removed: written.id }]
}

/** Field by field: of what was typed since, nothing is lost. */
function profileBack({ change, before }: TakenElement, now: Student | null): StudentPatch {
  const written = Object.entries(change?.profile ?? {})
  const left = written.filter(([field, value]) => now?.[field as keyof Student] === value)
  return Object.fromEntries(left.map(([field]) => [field, (before as Student)[field as keyof Student]]))
}
