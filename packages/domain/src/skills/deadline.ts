import {
  addDays,
  addMonths,
  byName,
  byText,
  capital,
  daysBetween,
  daysInWords,
  isIsoDate,
  leftInWords,
  type IsoDate,
} from '../kernel/index.ts'
import { isConcluded, PROGRESS_STEP } from './progress.ts'
import { TERM_SPANS, type Skill, type SkillTerm } from './skill.ts'

/** In the order of urgency. */
const STATES = ['overdue', 'behind', 'onPace', 'noDeadline', 'concluded'] as const

export interface Deadline {
  readonly state: (typeof STATES)[number]
  /** Negative when it is over, 0 where there is no end. */
  readonly daysLeft: number
  /** The progress that an even pace from start to end would have reached today, in whole per cent. */
  readonly expected: number
}

/** The day on which a term ends (§9); empty for Personalizado, whose end the user sets, and without a start. */
export function termEnd(start: IsoDate, prazo: SkillTerm): IsoDate {
  const span = TERM_SPANS[prazo]
  if (!span || !isIsoDate(start)) return ''
  const end = 'days' in span ? addDays(start, span.days) : addMonths(start, span.months)
  return isIsoDate(end) ? end : ''
}

/** Late is who is a whole step behind the even pace. */
export function deadlineOf(skill: Skill, today: IsoDate): Deadline {
  const end = endOf(skill)
  if (end === '') return { state: isConcluded(skill) ? 'concluded' : 'noDeadline', daysLeft: 0, expected: 0 }
  const daysLeft = daysBetween(today, end)
  const expected = expectedOn(today, skill.dataInicio || end, end)
  return { state: stateOf(skill, daysLeft, expected), daysLeft, expected }
}

/** «Faltam 12 dias» */
export function deadlineWords({ state, daysLeft }: Deadline): string {
  if (state === 'concluded') return 'Concluída'
  if (state === 'noDeadline') return 'Sem prazo'
  if (daysLeft < 0) return `Venceu há ${daysInWords(-daysLeft)}`
  if (daysLeft === 0) return 'Vence hoje'
  return daysLeft === 1 ? 'Vence amanhã' : capital(leftInWords(daysLeft))
}

/** A sorted copy, the most urgent first. Equal ones stand by name, then by id, so that the order never depends on how they arrived. */
export function byUrgency<S extends Skill>(skills: readonly S[], today: IsoDate): readonly S[] {
  const ranked = skills.map((skill) => ({ skill, ...deadlineOf(skill, today) }))
  ranked.sort(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      (a.state === 'concluded' ? 0 : a.daysLeft - b.daysLeft) ||
      byName(a.skill.nome, b.skill.nome) ||
      byText(a.skill.id, b.skill.id),
  )
  return ranked.map(({ skill }) => skill)
}

/** An older record without its end has the one that its term gives. */
const endOf = ({ dataConclusao, dataInicio, prazo }: Skill): IsoDate =>
  dataConclusao || termEnd(dataInicio, prazo)

function expectedOn(today: IsoDate, start: IsoDate, end: IsoDate): number {
  if (today >= end) return 100
  return today <= start ? 0 : Math.floor((100 * daysBetween(start, today)) / daysBetween(start, end))
}

function stateOf(skill: Skill, daysLeft: number, expected: number): Deadline['state'] {
  if (isConcluded(skill)) return 'concluded'
  if (daysLeft < 0) return 'overdue'
  return expected - skill.progresso >= PROGRESS_STEP ? 'behind' : 'onPace'
}
