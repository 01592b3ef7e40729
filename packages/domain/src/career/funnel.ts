import { addMonths, daysBetween, remembered, type IsoDate } from '../kernel/index.ts'
import {
  APPLICATION_SOURCES,
  type Application,
  type ApplicationPhase,
  type ApplicationSource,
} from './application.ts'
import { earliest, historyOf } from './history.ts'
import { percentOf } from './statistics.ts'

const FUNNEL_STAGES = ['enviado', 'entrevista', 'aprovado'] as const satisfies readonly ApplicationPhase[]
type FunnelStage = (typeof FUNNEL_STAGES)[number]

interface SourceFigures {
  /** Empty where none was given. */
  readonly fonte: ApplicationSource | ''
  readonly total: number
  readonly answered: number
  readonly approved: number
}

/** How far the applications got and how soon they were answered; of all that they were ever in, not of their present fase. */
export interface ApplicationFunnel {
  /** Whoever reached a later stage has reached the earlier ones. */
  readonly stages: readonly { readonly fase: FunnelStage; readonly reached: number }[]
  /** Whole per cent that ever reached entrevista, aprovado or rejeitado. */
  readonly responseRate: number
  /** From the day of sending to the first answer, of those whose answer was written down as it came; null without one. */
  readonly medianDaysToAnswer: number | null
  /** `YYYY-MM` of the day of sending, oldest first, without gaps, this month the last, where a day still to come counts too; at most twelve. */
  readonly perMonth: readonly { readonly month: string; readonly count: number }[]
  /** The one with the most applications first. */
  readonly bySource: readonly SourceFigures[]
}

const MONTHS = 12

export function applicationFunnel(applications: readonly Application[], today: IsoDate): ApplicationFunnel {
  const paths = applications.map(pathOf)
  return {
    stages: FUNNEL_STAGES.map((fase, stage) => ({
      fase,
      reached: paths.filter((path) => path.stage >= stage).length,
    })),
    responseRate: percentOf(paths.filter(({ answered }) => answered).length, paths.length),
    medianDaysToAnswer: median(paths.flatMap(({ daysToAnswer }) => daysToAnswer ?? [])),
    perMonth: perMonth(
      paths.map(({ sentOn }) => earliest(sentOn, today).slice(0, 7)),
      today,
    ),
    bySource: bySource(paths),
  }
}

const pathOf = remembered((application: Application) => {
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

function perMonth(months: readonly string[], today: IsoDate): ApplicationFunnel['perMonth'] {
  const counts = new Map<string, number>()
  for (const month of months) if (month) counts.set(month, (counts.get(month) ?? 0) + 1)
  const lastMonths = Array.from({ length: MONTHS }, (_, back) =>
    addMonths(today, back + 1 - MONTHS).slice(0, 7),
  )
  const first = [...counts.keys()].reduce((least, month) => (month < least ? month : least), '9999-99')
  return lastMonths
    .filter((month) => month >= first)
    .map((month) => ({ month, count: counts.get(month) ?? 0 }))
}

function bySource(paths: readonly ReturnType<typeof pathOf>[]): readonly SourceFigures[] {
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
