import { isoDateOf, type IsoDate } from '../kernel/index.ts'
import {
  MAX_HISTORY,
  type Application,
  type ApplicationDraft,
  type ApplicationPhase,
  type PhaseChange,
} from './application.ts'

type Phased = Pick<Application, 'fase' | 'historico' | 'dataEnvio' | 'createdAt' | 'updatedAt'>

/**
 * Every fase that the application was in, oldest first; the last one is its fase. A record without a history, or whose fase
 * was changed elsewhere, is completed with the best day that it knows; `em` is empty where it knows none.
 */
export function historyOf(application: Phased): readonly PhaseChange[] {
  const { fase, historico, dataEnvio, createdAt, updatedAt } = application
  if (historico.length === 0) return [{ fase, em: dataEnvio || dayOf(createdAt) }]
  return replay(historico) === fase
    ? historico
    : followedBy(historico, { fase, em: dayOf(updatedAt) || historico.at(-1)!.em })
}

/** Keeps the day of a change of fase made elsewhere, which the next write would move. */
export const completed = (application: Phased): Partial<ApplicationDraft> =>
  application.historico.length === 0 || replay(application.historico) === application.fase
    ? {}
    : { historico: withinLimit(historyOf(application)) }

/** The fase that a history leads to. */
export const replay = (historico: readonly PhaseChange[]): ApplicationPhase | undefined =>
  historico.at(-1)?.fase

/** Moves the application, today; any fase to any fase (§4). Nothing to write when it is there already. */
export function changePhase(
  application: Phased,
  fase: ApplicationPhase,
  today: IsoDate,
): Partial<ApplicationDraft> {
  if (fase === application.fase) return {}
  const before = historyOf(application).filter(({ em }) => em !== '')
  return { fase, historico: withinLimit(followedBy(before, { fase, em: today })) }
}

/** Takes a move back as if it had never been: `before` is the application from before the move. */
export const undoPatch = (before: Phased): Partial<ApplicationDraft> => ({
  fase: before.fase,
  historico: before.historico,
  ...completed(before),
})

/** The earlier of two days; empty when either is. */
export const earliest = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

/** The history with one change more. Nothing before it came later: a day that was still to come is that of the change. */
const followedBy = (history: readonly PhaseChange[], change: PhaseChange): readonly PhaseChange[] => [
  ...history.map((earlier) => ({ ...earlier, em: earliest(earlier.em, change.em) })),
  change,
]

/** The first change stays, since it says when all began; then the newest ones. */
const withinLimit = (historico: readonly PhaseChange[]): readonly PhaseChange[] =>
  historico.length <= MAX_HISTORY ? historico : [historico[0]!, ...historico.slice(1 - MAX_HISTORY)]

function dayOf(instant: string): IsoDate {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? '' : isoDateOf(new Date(time))
}
