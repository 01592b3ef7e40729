import {
  addDays,
  daysBetween,
  formatDate,
  isolated,
  type CalendarEntry,
  type IsoDate,
  type ModuleCalendar,
} from '../kernel/index.ts'
import { borderDays, likelyDays } from './period.ts'
import { roomOn } from './rooms.ts'
import type { Subject } from './subject.ts'
import { classesOn, timetableOf, weekdayOf, type ClassBlock } from './week.ts'

/** The classes, exams and assignments of the subjects that are being taken. */
export const SEMESTER_CALENDAR: ModuleCalendar<{ readonly subjects: readonly Subject[] }> = ({ subjects }) =>
  subjects
    .filter(({ situacao }) => situacao === 'cursando')
    .flatMap((subject) => [...classEntries(subject), ...assessmentEntries(subject)])

/** Says of the classes whose first or last day nobody has told from when to when they are in the calendar; nothing of what is over. */
export function assumedDays(subjects: readonly Subject[], today: IsoDate): readonly string[] {
  const names = new Map<string, readonly string[]>()
  for (const subject of subjects) {
    const { inicio, fim } = borderDays(subject)
    const { first, last } = likelyDays(subject)
    const isHeld = subject.situacao === 'cursando' && timetableOf(subject).length > 0
    if (!isHeld || last < today || (inicio !== '' && fim !== '')) continue
    const days = `${formatDate(first)} a ${formatDate(last)}`
    names.set(days, [...(names.get(days) ?? []), isolated(subject.nome)])
  }
  return [...names].map(
    ([days, all]) =>
      `Sem primeiro ou último dia em «Período», as aulas de ${new Intl.ListFormat('pt-BR').format(all)} vão de ${days} no arquivo.`,
  )
}

/** A class on one day. */
interface Class extends Pick<ClassBlock, 'inicio' | 'fim'> {
  readonly day: IsoDate
  /** Absent where it takes place. */
  readonly off: string | undefined
  readonly room: string
}

/** The longest period that is gone through, in days: one of a year may last 14 months, and a last day that was mistyped a century. */
const MAX_DAYS = 1_100

function classesOfPeriod(subject: Subject): readonly Class[] {
  const { first, last } = likelyDays(subject)
  const length = Math.min(MAX_DAYS, daysBetween(first, last) + 1)
  const days = Array.from({ length: Math.max(0, length) }, (_, n) => addDays(first, n))
  return days.flatMap((day) =>
    classesOn([subject], day).map((block) => ({
      day,
      inicio: block.inicio,
      fim: block.fim,
      off: block.off,
      room: roomOn(subject, day, block),
    })),
  )
}

/** Classes of one weekday at one time are one entry that repeats; its place among those of its weekday names it, so that an hour that is put right stays the same entry. */
function classEntries(subject: Subject): readonly CalendarEntry[] {
  const series = new Map<string, Class[]>()
  for (const one of classesOfPeriod(subject)) {
    const key = [weekdayOf(one.day), one.inicio, one.fim].join(' ')
    series.set(key, [...(series.get(key) ?? []), one])
  }
  const counts = new Map<number, number>()
  return [...series.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, classes]) => {
      const weekday = weekdayOf(classes[0]!.day)
      const place = (counts.get(weekday) ?? 0) + 1
      counts.set(weekday, place)
      return classEntry(subject, `${weekday}-${place}`, classes)
    })
}

function classEntry(subject: Subject, name: string, classes: readonly Class[]): readonly CalendarEntry[] {
  const held = classes.filter(({ off }) => off === undefined)
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) return []
  const gaps = classes.slice(1).map(({ day }, at) => daysBetween(classes[at]!.day, day))
  const interval = gaps.length > 0 && Math.min(...gaps) === 14 ? 2 : 1
  const days = new Set(held.map(({ day }) => day))
  const between = Array.from({ length: daysBetween(first.day, last.day) / 7 / interval }, (_, n) =>
    addDays(first.day, 7 * interval * n),
  )
  return [
    {
      uid: `aula-${subject.id}-${name}`,
      kind: 'aulas',
      title: subject.nome,
      day: first.day,
      time: first.inicio,
      end: first.fim,
      place: first.room,
      text: subject.professor,
      changedAt: subject.updatedAt,
      weekly: { interval, last: last.day, except: between.filter((day) => !days.has(day)) },
    },
  ]
}

function assessmentEntries(subject: Subject): readonly CalendarEntry[] {
  return subject.avaliacoes
    .filter(({ data }) => data !== '')
    .map(({ id, titulo, data, hora, tipo }) => {
      const block = classesOn([subject], data).find(({ inicio, fim }) => inicio <= hora && hora < fim)
      const isInClass = tipo === 'prova' && block !== undefined && hora !== ''
      return {
        uid: `avaliacao-${subject.id}-${id}`,
        kind: 'avaliacoes',
        title: `${titulo}, ${subject.nome}`,
        day: data,
        time: hora || undefined,
        end: isInClass ? block.fim : undefined,
        place: isInClass ? roomOn(subject, data, block) : '',
        changedAt: subject.updatedAt,
      }
    })
}
