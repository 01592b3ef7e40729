import {
  byName,
  byText,
  emptyLast,
  isolated,
  monthOf,
  type IsoDate,
  type Month,
} from '@caderno/domain/kernel'
import type { Subject, SubjectAssessment } from '@caderno/domain/semester'
import { dayAndMonth } from '../texts.ts'

export const byDay = (all: readonly SubjectAssessment[]): readonly SubjectAssessment[] =>
  all.toSorted(
    (a, b) =>
      emptyLast(a.data, b.data) ||
      emptyLast(a.hora, b.hora) ||
      byName(a.titulo, b.titulo) ||
      byText(a.id, b.id),
  )

type WithDaysOff = Pick<Subject, 'nome' | 'semAula'>

/** «Sem aula: Finados»; with their names where only some of the subjects have none. Empty where all have class. */
export function dayOffWords(subjects: readonly WithDaysOff[], day: IsoDate): string {
  const off = subjects.filter(({ semAula }) => Object.hasOwn(semAula, day))
  if (off.length === 0) return ''
  const why = offReason(off, day)
  const names =
    off.length === subjects.length ? '' : ` de ${off.map(({ nome }) => isolated(nome)).join(', ')}`
  return `Sem aula${names}${why && `: ${why}`}`
}

const offReason = (off: readonly WithDaysOff[], day: IsoDate): string =>
  off.map(({ semAula }) => semAula[day]).find(Boolean) ?? ''

/** «02/11 (Finados)» of each day of the month on which one of them has no class. */
export function daysOffIn(subjects: readonly WithDaysOff[], month: Month): readonly string[] {
  const days = new Set(subjects.flatMap(({ semAula }) => Object.keys(semAula)))
  return [...days]
    .filter((day) => monthOf(day) === month)
    .sort(byText)
    .map((day) => {
      const off = subjects.filter(({ semAula }) => Object.hasOwn(semAula, day))
      const names = off.length === subjects.length ? [] : [off.map(({ nome }) => isolated(nome)).join(', ')]
      const said = [...names, offReason(off, day)].filter(Boolean).join(': ')
      return `${dayAndMonth(day)}${said && ` (${said})`}`
    })
}

export const KIND_NAMES = { prova: 'Prova', entrega: 'Trabalho ou entrega' } as const
