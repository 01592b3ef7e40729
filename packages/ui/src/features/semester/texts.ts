import {
  atHour,
  capital,
  formatDate,
  formatNumber,
  inWords,
  isolated,
  plural,
  shortWeekday,
  type IsoDate,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import {
  isInMean,
  kindOf,
  NEW_ASSESSMENT,
  type Assessment,
  type PeriodKind,
  type Situation,
  type Subject,
} from '@caderno/domain/semester'
import { wordsTo } from '../../components/forms/words-to.ts'
import { goneAs } from '../../components/feedback/outcomes.ts'

/** «Terça, 24/11» */
export const dayShort = (day: IsoDate): string => `${capital(shortWeekday(day))}, ${dayAndMonth(day)}`

/** «24/11» */
export const dayAndMonth = (day: IsoDate): string => formatDate(day).slice(0, 5)

export const lessons = (value: number): string => plural(value, 'aula', 'aulas')
export const subjectsCount = (value: number): string => plural(value, 'disciplina', 'disciplinas')

/** «Três aulas hoje» */
export function semesterState(semester: string, subjects: number, classesToday: number): string {
  if (subjects === 0) return `${semester}: nada por aqui ainda`
  const today =
    classesToday === 0
      ? 'nenhuma aula hoje'
      : `${inWords(classesToday)} ${classesToday === 1 ? 'aula' : 'aulas'} hoje`
  return `${semester}: ${subjectsCount(subjects)}, ${today}`
}

/** «Prova de Cálculo I, 27/11/2026 às 10h» */
export const assessmentRead = (
  { titulo, data, hora, peso }: Pick<Assessment, 'titulo' | 'data' | 'hora' | 'peso'>,
  { nome }: Pick<Subject, 'nome'>,
  dayWords = '',
): string =>
  [
    `${isolated(titulo)} de ${isolated(nome)},`,
    data ? wordsTo(dayWords, formatDate(data)) : 'sem dia',
    atHour(hora),
    !isInMean({ peso })
      ? '(fora da média)'
      : peso !== NEW_ASSESSMENT.peso && `com peso ${formatNumber(peso)}`,
  ]
    .filter(Boolean)
    .join(' ')

export const KIND_NAMES: Readonly<Record<PeriodKind, string>> = {
  ano: 'Ano',
  semestre: 'Semestre',
  quadrimestre: 'Quadrimestre',
  trimestre: 'Trimestre',
}

export const SITUATION: Readonly<Record<Situation, string>> = {
  cursando: 'Cursando',
  aprovada: 'Aprovada',
  reprovada: 'Reprovada',
  trancada: 'Trancada',
}

/** The semesters as the student calls them: «anos»; «períodos» where there are several kinds. */
export function kindsInWords(subjects: readonly Subject[], kind: PeriodKind): string {
  const kinds = new Set([kind, ...subjects.map(kindOf)])
  return kinds.size > 1 ? 'períodos' : `${kind}s`
}

export const removed = (subject: Subject, outcome: WriteOutcome): string =>
  goneAs(`${isolated(subject.nome)} saiu do ${kindOf(subject)}`, outcome)
