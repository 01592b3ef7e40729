import {
  capital,
  count,
  inWords,
  isolated,
  plural,
  shortDate,
  shortWeekday,
  type IsoDate,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import type { DayState, Deadline, Skill, SkillFigures, SkillWeek, Streak } from '@caderno/domain/skills'
import { goneAs } from '../../components/feedback/outcomes.ts'

export const checkIns = (value: number): string => plural(value, 'check-in', 'check-ins')
export const weeks = (value: number): string => plural(value, 'semana', 'semanas')
export const skillsFound = (value: number): string => plural(value, 'habilidade', 'habilidades')

/** «Duas ainda esperam por você hoje, uma por começar» */
export function skillsState(figures: SkillFigures, total: number): string {
  if (total === 0) return 'Nada por aqui ainda'
  return figures.toCome === 0
    ? ongoingState(figures)
    : `${ongoingState(figures)}, ${inWords(figures.toCome)} por começar`
}

function ongoingState({ active, waitingToday, doneToday }: SkillFigures): string {
  if (active === 0) return 'Nenhuma em andamento'
  if (waitingToday > 0)
    return `${capital(inWords(waitingToday))} ainda ${waitingToday === 1 ? 'espera' : 'esperam'} por você hoje`
  return doneToday === active ? 'Todas feitas hoje' : 'Nenhuma espera por você hoje'
}

/** «4 de 6» */
export const ofAll = (value: number, all: number): string =>
  all === 0 ? '0' : `${count(value)} de ${count(all)}`

export const missingToday = (value: number): string =>
  value === 0 ? 'nenhuma falta' : `${value === 1 ? 'falta' : 'faltam'} ${inWords(value)}`

export const missingThisWeek = (value: number): string =>
  value === 0 ? 'nada falta na semana' : `${value === 1 ? 'falta' : 'faltam'} ${checkIns(value)}`

/** «4 no ritmo, 2 pedem atenção» */
export function pace({ onPace, needAttention }: SkillFigures): string {
  const parts = [
    onPace > 0 && `${count(onPace)} no ritmo`,
    needAttention > 0 && plural(needAttention, 'pede atenção', 'pedem atenção'),
  ]
  return parts.filter(Boolean).join(', ') || 'sem prazos correndo'
}

export const best = ({ longest }: Streak): string => `a melhor: ${count(longest)}`

export const weekDone = ({ done, target }: SkillWeek): string =>
  `${count(done)} de ${count(target)} na semana`

export const timesAWeek = (value: number): string =>
  value === 1 ? '1 vez por semana' : `${value} vezes por semana`

export const DAY_WORDS: Readonly<Record<DayState, string>> = {
  done: 'feito',
  skipped: 'pulado',
  paused: 'pausado',
  open: 'não feito',
  before: 'antes do início',
  future: 'ainda não chegou',
}

export const weekdayLetter = (day: IsoDate): string => shortWeekday(day).charAt(0).toUpperCase()

/** «segunda, 16: feito» */
export const formatDayState = (day: IsoDate, state: DayState): string =>
  `${shortWeekday(day)}, ${Number(day.slice(8))}: ${DAY_WORDS[state]}`

/** How the progress stands beside what was to be expected. */
export function paceWords({ state, expected }: Deadline): string {
  if (state === 'overdue') return 'era 100%'
  if (state === 'behind') return `esperado ${expected}%`
  return state === 'onPace' ? 'no ritmo' : ''
}

/** «pausada desde 02/11» */
export function pausedSince({ pausas }: Skill, today: IsoDate): string {
  const since = pausas.find(({ ate }) => ate === '')?.de
  return since === undefined ? 'pausada' : `pausada desde ${shortDate(since, today)}`
}

/** «Começa em 23/11» */
export const beginsOn = ({ dataInicio }: Skill, today: IsoDate): string =>
  `Começa em ${shortDate(dataInicio, today)}`

/** What a screen reader hears after a change that shows elsewhere. */
export const formatProgress = ({ nome, progresso }: Skill): string =>
  progresso === 100 ? `${isolated(nome)}: 100%, concluída` : `${isolated(nome)}: ${progresso}%`

export const removed = ({ nome }: Skill, outcome: WriteOutcome): string =>
  goneAs(`${isolated(nome)} saiu da lista`, outcome)
