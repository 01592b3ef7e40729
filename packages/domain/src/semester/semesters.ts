import { byName, byText, type IsoDate } from '../kernel/index.ts'
import { isSemester, type Subject, type SubjectDraft } from './subject.ts'

/** Those that have subjects, newest first. */
export const semestersOf = (subjects: readonly Subject[]): readonly string[] =>
  [...new Set(subjects.map(({ semestre }) => semestre))].sort(byText).reverse()

/** That of the calendar where it has subjects or nothing has; otherwise the newest that has. */
export function currentSemester(subjects: readonly Subject[], today: IsoDate): string {
  const calendar = calendarSemester(today)
  const all = semestersOf(subjects)
  return all.includes(calendar) ? calendar : (all[0] ?? calendar)
}

const calendarSemester = (today: IsoDate): string =>
  `${today.slice(0, 4)}.${today.slice(5, 7) <= '06' ? 1 : 2}`

/** The months in which the semester before may still go on. */
const LATE = ['01', '02', '07', '08']

/** In the semester or the year of the calendar, or in the one before, which may last two months longer than the calendar says. */
export function isUnderWay({ semestre }: Pick<Subject, 'semestre'>, today: IsoDate): boolean {
  const calendar = semestre.includes('.') ? calendarSemester(today) : today.slice(0, 4)
  const late = semestre.includes('.') ? LATE : LATE.slice(0, 2)
  return semestre === calendar || (nextSemester(semestre) === calendar && late.includes(today.slice(5, 7)))
}

/** Of a semester that has not begun by the calendar. */
export const isToCome = ({ semestre }: Pick<Subject, 'semestre'>, today: IsoDate): boolean =>
  semestre > calendarSemester(today)

/** A year is one period, or divided into several. */
export const isOfKind = (semester: string, kind: SubjectDraft['periodo']): boolean =>
  kind === '' || semester.includes('.') === (kind !== 'ano')

/** «2027.1» after «2026.2», «2027» after «2026»; the last year of the calendar stays. */
export function nextSemester(semester: string): string {
  const [year, term] = semester.split('.').map(Number) as [number, number?]
  const next = term === undefined ? `${year + 1}` : term < 2 ? `${year}.${term + 1}` : `${year + 1}.1`
  return isSemester(next) ? next : semester
}

/** By their names. */
export const subjectsIn = (subjects: readonly Subject[], semester: string): readonly Subject[] =>
  subjects
    .filter(({ semestre }) => semestre === semester)
    .sort((a, b) => byName(a.nome, b.nome) || byText(a.id, b.id))
