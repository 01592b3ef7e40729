import type { UserId } from '../kernel/index.ts'
import type { StudentPatch } from '../registration/index.ts'
import {
  type Archive,
  type ArchiveKind,
  type Holdings,
  RECORD_COLLECTIONS,
  type RecordLists,
} from './holdings.ts'
import { planFinances, planPreferences, planProfile } from './plan-documents.ts'
import { planRecords } from './plan-records.ts'
import type { ImportChanges, ImportOrigin } from './ports.ts'
import type { PlannedElement } from './planned.ts'
import { joined } from './preferences.ts'
import type { ReadFile } from './read.ts'

export interface ImportPlan {
  readonly from: ImportOrigin
  /** Every element of the file, in its order. */
  readonly elements: readonly PlannedElement[]
}

interface PlanOptions {
  readonly owner: UserId
  /** ISO instant; later timestamps of the file are not accepted. */
  readonly now: string
}

/**
 * How each element of a file compares with the account, and what it would write. What the file does not have stays. Importing twice adds
 * nothing. Yields after some hundred records.
 */
export function* planInPieces(
  { archive, refused }: Pick<ReadFile, 'archive' | 'refused'>,
  current: Holdings,
  { owner, now }: PlanOptions,
): Generator<number, ImportPlan> {
  const sound = [
    ...planProfile(archive.alunos, current.alunos),
    ...planPreferences(archive.preferencias, current.preferencias),
    ...planFinances(archive.financas, current.financas),
    ...(yield* planRecords(archive, current, { owner, now })),
  ].values()
  const refusedAt = new Map(refused.map((element) => [element.at, element]))
  const elements: PlannedElement[] = []
  // Those that could not be read have their numbers; the others have what is left, in their order.
  for (let at = 1; ; at += 1) {
    const broken = refusedAt.get(at)
    const next = broken ? undefined : sound.next()
    if (next?.done) break
    elements.push(next ? { ...next.value, at } : { ...broken!, verdict: 'refused' })
  }
  return { from: { arquivo: fileIdOf(archive), em: now }, elements }
}

/** What an import of these elements writes. */
export function changesOf(
  from: ImportOrigin,
  taken: readonly Pick<PlannedElement, 'kind' | 'change'>[],
): ImportChanges {
  const changes = taken.flatMap(({ change }) => change ?? [])
  const recordsOf = (collection: ArchiveKind) =>
    taken.flatMap(({ kind, change }) => (kind === collection ? (change?.record ?? []) : []))
  return {
    from,
    records: Object.fromEntries(
      RECORD_COLLECTIONS.map((name) => [name, recordsOf(name)]),
    ) as unknown as RecordLists,
    finances: changes.flatMap(({ finances = [] }) => finances),
    profile: Object.assign({}, ...changes.map(({ profile }) => profile)) as StudentPatch,
    preferences: joined(changes.flatMap(({ preference }) => (preference ? [preference] : []))),
  }
}

/** Identifies an exported file, the same for every copy of it. */
export const fileIdOf = ({ conta, exportadoEm }: Archive): ImportOrigin['arquivo'] =>
  `${conta}/${exportadoEm}`
