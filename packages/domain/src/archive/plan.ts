import { FINANCE_LISTS } from '../finance/index.ts'
import type { UserId, Clock } from '../kernel/index.ts'
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

/** What becomes of that which the account has otherwise than the file. */
export type Differing = 'keep' | 'replace'

export interface ImportPlan {
  readonly changes: ImportChanges
  readonly counts: Readonly<Record<ArchiveKind, KindCount>>
}

interface PlanOptions {
  readonly owner: UserId
  readonly differing: Differing
  /** ISO instant: a file cannot say that something was written later. */
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
 * What an import of a file into an account writes, and how much of the file is there already. What the file does not have stays as it is; of
 * what both have the account's stays, unless it is to be replaced. Importing twice adds nothing. Yields between some hundred records.
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

/** The same for every copy of one exported file. */
export const fileIdOf = ({ conta, exportadoEm }: Archive): ImportOrigin['arquivo'] =>
  `${conta}/${exportadoEm}`

/** The same without a pause. */
export const planImport = (...asked: Parameters<typeof planInPieces>): ImportPlan =>
  finished(planInPieces(...asked))

/** The counts of some kinds, or of all, in one. */
export const countOf = ({ counts }: ImportPlan, kinds: readonly ArchiveKind[] = ARCHIVE_KINDS): KindCount =>
  kinds
    .map((kind) => counts[kind])
    .reduce((sum, each) => ({
      fresh: sum.fresh + each.fresh,
      equal: sum.equal + each.equal,
      differing: sum.differing + each.differing,
      leftOut: sum.leftOut + each.leftOut,
    }))

/** Runs a long computation piece by piece: between two of them the page answers. */
export async function inPieces<Piece, Result>(
  work: Generator<Piece, Result>,
  clock: Pick<Clock, 'wait'>,
  onPiece: (piece: Piece) => void,
): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    onPiece(step.value)
    await clock.wait(0)
  }
}

/** What it ends with, without a pause. */
export function finished<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
