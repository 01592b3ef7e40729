import { byName, byText, daysBetween, emptyLast, plural, type IsoDate } from '@caderno/domain/kernel'
import type { SubjectAssessment } from '@caderno/domain/semester'

export const byDay = (all: readonly SubjectAssessment[]): readonly SubjectAssessment[] =>
  all.toSorted(
    (a, b) =>
      emptyLast(a.data, b.data) ||
      emptyLast(a.hora, b.hora) ||
      byName(a.titulo, b.titulo) ||
      byText(a.id, b.id),
  )

/** «Faltam 3 dias» */
export function daysLeft(day: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'hoje'
  if (days < 0) return `${plural(-days, 'dia', 'dias')} de atraso`
  return days === 1 ? 'falta 1 dia' : `faltam ${days} dias`
}

export const KIND_NAMES = { prova: 'Prova', entrega: 'Trabalho ou entrega' } as const
