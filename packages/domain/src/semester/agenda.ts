import { atHour, hourWord, isolated, type AgendaOf, type IsoDate } from '../kernel/index.ts'
import { assessmentsOf, isToDo } from './assessments.ts'
import type { SEMESTER_MODULE } from './module.ts'
import { isUnderWay } from './period.ts'
import type { Subject } from './subject.ts'
import { classesOn } from './week.ts'

export const SEMESTER_AGENDA: AgendaOf<typeof SEMESTER_MODULE> = {
  tasks: ({ subjects }, today) => [
    ...classesOfDay(subjects, today).map(([record, time]) => ({
      kind: 'subject' as const,
      record,
      title: isolated(record.nome),
      due: today,
      time,
      isEvent: true,
      counts: false,
    })),
    ...assessmentsToDo(subjects, today).map((record) => ({
      kind: 'assessment' as const,
      record,
      title: `${isolated(record.titulo)}, ${isolated(record.disciplina.nome)}`,
      due: record.data,
      time: record.hora,
      isEvent: record.tipo === 'prova',
    })),
  ],
  doneDays: ({ subjects }, days) =>
    subjects.map(({ estudos }) => days.filter((day) => Object.hasOwn(estudos, day))),
  studied: ({ subjects }, day) => subjects.reduce((sum, { estudos }) => sum + (estudos[day] ?? 0), 0),
  plannedDays: ({ subjects }, _days, today) => assessmentsToDo(subjects, today).map(({ data }) => [data]),
  events: {
    source: 'subjects',
    on: ({ subjects }, day) => [
      ...classesOn(
        subjects.filter((subject) => isUnderWay(subject, day)),
        day,
      )
        .filter(({ off }) => off === undefined)
        .map(({ subject, inicio, fim }) => `${isolated(subject.nome)} ${hourWord(inicio)}–${hourWord(fim)}`),
      ...assessmentsToDo(subjects, day)
        .filter(({ data, tipo }) => data === day && tipo === 'prova')
        .map(({ hora, disciplina }) => `prova de ${isolated(disciplina.nome)} ${atHour(hora)}`.trimEnd()),
    ],
  },
}

/** The assessments to do in the subjects that are being taken; what is late ends with its semester. */
const assessmentsToDo = (subjects: readonly Subject[], today: IsoDate) =>
  subjects
    .filter(({ situacao }) => situacao === 'cursando')
    .flatMap((subject) =>
      assessmentsOf(subject).filter(
        (one) => isToDo(one) && (one.data >= today || isUnderWay(subject, today)),
      ),
    )

/** Each subject once, however often it meets, with the time at which it begins. */
function classesOfDay(subjects: readonly Subject[], day: IsoDate): readonly (readonly [Subject, string])[] {
  const first = new Map<Subject, string>()
  const underWay = subjects.filter((subject) => isUnderWay(subject, day))
  for (const { subject, inicio, off } of classesOn(underWay, day))
    if (off === undefined && !first.has(subject)) first.set(subject, inicio)
  return [...first]
}
