import { FINANCE_LISTS } from '../finance/index.ts'
import type { UserId } from '../kernel/index.ts'
import {
  type Archive,
  type Holdings,
  RECORD_COLLECTIONS,
  type ArchiveKind,
  type Judge,
  type KindCount,
} from './holdings.ts'
import { planFinances, planPreferences, planProfile } from './plan-documents.ts'
import { planRecords } from './plan-records.ts'
import type { ImportChanges, ImportOrigin } from './ports.ts'
import type { LeftOut } from './read.ts'

/** What happens to an element that differs between the account and the file. */
export type Differing = 'keep' | 'replace'

export interface ImportPlan {
  readonly changes: ImportChanges
  readonly counts: Readonly<Record<ArchiveKind, KindCount>>
}

interface PlanOptions {
  readonly owner: UserId
  readonly differing: Differing
  /** ISO instant; later timestamps of the file are not accepted. */
  readonly now: string
  /** What of the file could not be read. */
  readonly leftOut?: LeftOut
}

const ARCHIVE_KINDS: readonly ArchiveKind[] = [
  ...RECORD_COLLECTIONS,
  ...FINANCE_LISTS,
  'alunos',
  'preferencias',
]

/**
 * What an import writes, and how the file compares with the account. What the file does not have stays; what differs stays unless it is to
 * be replaced. Importing twice adds nothing. Yields after some hundred records.
 */
export function* planInPieces(
  archive: Archive,
  current: Holdings,
  { owner, differing, now, leftOut = {} }: PlanOptions,
): Generator<number, ImportPlan> {
  const counts = Object.fromEntries(
    ARCHIVE_KINDS.map((kind) => [kind, { fresh: 0, equal: 0, differing: 0, leftOut: leftOut[kind] ?? 0 }]),
  ) as Record<ArchiveKind, { -readonly [Verdict in keyof KindCount]: number }>
  const judge: Judge = (kind, verdict) => {
    counts[kind][verdict] += 1
    return verdict === 'fresh' || (verdict === 'differing' && differing === 'replace')
  }
  const changes = {
    from: { arquivo: fileIdOf(archive), em: now },
    records: yield* planRecords(archive, current, { owner, now, judge }),
    finances: planFinances(archive.financas, current.financas, judge),
    profile: planProfile(archive.alunos, current.alunos, judge),
    preferences: planPreferences(archive.preferencias, current.preferencias, judge),
  }
  return { changes, counts }
}

/** Identifies an exported file, the same for every copy of it. */
export const fileIdOf = ({ conta, exportadoEm }: Archive): ImportOrigin['arquivo'] =>
  `${conta}/${exportadoEm}`

/** The sum of the counts of some or all kinds. */
export const countOf = ({ counts }: ImportPlan, kinds: readonly ArchiveKind[] = ARCHIVE_KINDS): KindCount =>
  kinds
    .map((kind) => counts[kind])
    .reduce((sum, each) => ({
      fresh: sum.fresh + each.fresh,
      equal: sum.equal + each.equal,
      differing: sum.differing + each.differing,
      leftOut: sum.leftOut + each.leftOut,
    }))

/** What is said of a file that brings nothing to write; undefined where it does. */
export function nothingBrought(plan: ImportPlan): string | undefined {
  const { fresh, equal, differing, leftOut } = countOf(plan)
  if (fresh + differing > 0) return undefined
  if (equal === 0)
    return leftOut > 0
      ? 'Nada deste arquivo pode ser importado.'
      : 'Este arquivo não traz nada para importar.'
  return leftOut > 0
    ? 'O que pode ser importado deste arquivo já está nesta conta.'
    : 'Tudo o que este arquivo traz já está nesta conta.'
}
