import { count, isolated, plural, type IsoDate } from '@caderno/domain/kernel'
import {
  absencesOf,
  assessmentsOf,
  classesOn,
  currentSemester,
  isToDo,
  subjectsBeside,
  timetableOf,
  weeklyHours,
  type Subject,
} from '@caderno/domain/semester'
import { useMemo } from 'react'
import { ModuleCard, type CardFigure } from '../../modules/ModuleCard.tsx'
import type { CardProps } from '../../modules/part.ts'

export function DashboardCard({ sources: { subjects }, state, today }: CardProps<'subjects'>) {
  const figure = useMemo(() => semesterFigure(subjects, today), [subjects, today])
  return <ModuleCard module="semestre" what="seu semestre" state={state} figure={figure} />
}

/** The classes of today, and what is to be known first: absences near the limit, or the next exam. */
export function semesterFigure(subjects: readonly Subject[], today: IsoDate): CardFigure {
  if (subjects.length === 0) return { value: '0', unit: 'disciplinas', note: 'Comece colando o horário' }
  const taken = subjectsBeside(subjects, currentSemester(subjects, today), today).filter(
    ({ situacao }) => situacao === 'cursando',
  )
  const classes = classesOn(taken, today).filter(({ off }) => off === undefined).length
  return {
    value: count(classes),
    unit: classes === 1 ? 'aula hoje' : 'aulas hoje',
    note: noteOf(taken, today),
  }
}

function noteOf(taken: readonly Subject[], today: IsoDate): string {
  const near = taken.filter((subject) =>
    ['perto', 'esgotado', 'acima'].includes(absencesOf(subject, weeklyHours(timetableOf(subject))).state),
  )
  if (near.length > 0)
    return `Atenção às faltas em ${near.length === 1 ? isolated(near[0]!.nome) : plural(near.length, 'disciplina', 'disciplinas')}`
  const coming = taken.flatMap(assessmentsOf).filter((one) => isToDo(one) && one.data >= today).length
  return coming === 0
    ? 'Nenhuma prova marcada'
    : `${plural(coming, 'prova ou trabalho', 'provas e trabalhos')} pela frente`
}
