import { addToMonth, daysBetween, monthOf, memoizeByRecord, type IsoDate } from '../kernel/index.ts'
import { APPLICATION_SOURCES, type Application, type ApplicationPhase } from './application.ts'
import { earliest, historyOf } from './history.ts'
import { roundedPercent } from './statistics.ts'

const FUNNEL_STAGES = ['enviado', 'entrevista', 'aprovado'] as const satisfies readonly ApplicationPhase[]
type FunnelStage = (typeof FUNNEL_STAGES)[number]

const MONTHS = 12

/** How far the applications got and how soon they were answered; of all that they were ever in, not of their present fase. */
export function applicationFunnel(applications: readonly Application[], today: IsoDate) {
  const paths = applications.map(pathOf)
  return {
    /** Whoever reached a later stage has reached the earlier ones. */
    stages: FUNNEL_STAGES.map((fase, stage) => ({
      fase,
      reached: paths.filter((path) => path.stage >= stage).length,
    })),
    /** Whole per cent that ever reached entrevista, aprovado or rejeitado. */
    responseRate: roundedPercent(paths.filter(({ answered }) => answered).length, paths.length),
    /** The median from the day of sending to the first answer, of those whose answer was written down as it came; null without one. */
    medianDaysToAnswer: median(paths.flatMap(({ daysToAnswer }) => daysToAnswer ?? [])),
    perMonth: perMonth(paths, today),
    bySource: bySource(paths),
  }
}
export type ApplicationFunnel = ReturnType<typeof applicationFunnel>

type Path = ReturnType<typeof pathOf>

const pathOf = memoizeByRecord((application: Application) => {
  const history = historyOf(application)
  const sentOn = application.dataEnvio || history[0]!.em
  const answer = history.findIndex(({ fase }) => fase !== 'enviado')
  const answeredOn = answer > 0 ? history[answer]!.em : ''
  return {
    fonte: application.fonte,
    sentOn,
    /** The furthest of FUNNEL_STAGES, by its place. */
    stage: Math.max(0, ...history.map(({ fase }) => FUNNEL_STAGES.indexOf(fase as FunnelStage))),
    answered: answer >= 0,
    daysToAnswer: answeredOn && sentOn ? Math.max(0, daysBetween(sentOn, answeredOn)) : undefined,
  }
})

function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** How many applications were sent in each month: at most twelve months, oldest first, without gaps; this month is the last, and a day still to come counts in it. */
function perMonth(paths: readonly Path[], today: IsoDate) {
  const sent = paths.map(({ sentOn }) => monthOf(earliest(sentOn, today))).filter((month) => month !== '')
  return Array.from({ length: MONTHS }, (_, at) => addToMonth(monthOf(today), at + 1 - MONTHS))
    .filter((month) => sent.some((first) => first <= month))
    .map((month) => ({ month, count: sent.filter((each) => each === month).length }))
}

/** The one with the most applications first; `fonte` is empty where none was given. */
function bySource(paths: readonly Path[]) {
  const approved = FUNNEL_STAGES.length - 1
  return ([...APPLICATION_SOURCES, ''] as const)
    .map((fonte) => ({ fonte, of: paths.filter((path) => path.fonte === fonte) }))
    .filter(({ of }) => of.length > 0)
    .map(({ fonte, of }) => ({
      fonte,
      total: of.length,
      answered: of.filter(({ answered }) => answered).length,
      approved: of.filter(({ stage }) => stage === approved).length,
    }))
    .sort((a, b) => b.total - a.total)
}
