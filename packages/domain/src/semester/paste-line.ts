import { isBlank, lengthError, LIMITS } from '../kernel/index.ts'
import { unclearHyphens, withoutHyphens, type HyphenWord } from './day-hyphens.ts'
import { cellsIn } from './paste-cells.ts'
import { asidesIn, roomBefore, roomBehind, teacherIn, withoutHeaders } from './paste-labels.ts'
import { lostPiece, noPart, timetableParts } from './paste-parts.ts'
import { roomsInWords, type RoomOf } from './paste-rooms.ts'
import { halfPeriod, periodNotes, periodsIn, spanOfPeriods, wrongPeriod } from './paste-period.ts'
import { isSameHour } from './class-hours.ts'
import type { Slots } from './slots.ts'
import type { SubjectDraft } from './subject.ts'
import { readGroups, type Group } from './timetable-groups.ts'
import { PASTE_ERRORS, PASTE_NOTES } from './paste-messages.ts'
import { tokensOf, type Span } from './timetable-tokens.ts'
import { weeksOf, type Period } from './period.ts'
import { hoursOf, usualLoad } from './timetable.ts'

export type PastedSubject = Pick<
  SubjectDraft,
  'nome' | 'codigo' | 'professor' | 'turma' | 'local' | 'horarios' | 'cargaHoraria' | 'ead' | 'inicio' | 'fim'
>

export interface PastedOk {
  readonly ok: PastedSubject
  /** What was done with parts of the line that no field shows. */
  readonly notes: readonly string[]
  /** The days of a dash that may mean two days or all between; `horarios` has what was chosen. */
  readonly unclear?: readonly [number, number]
}

export type PastedText = PastedOk | ({ readonly error: string } & Partial<Span>)

/** What one line says, and which part of it is not understood. */
export function parseLine(typed: string, slots: Slots, hyphen: HyphenWord, period?: Period): PastedText {
  const line = withoutHeaders(typed)
  const tokens = tokensOf(line)
  const parts = timetableParts(tokens)
  const groups = readGroups(alone(line, parts), slots, hyphen)
  if ('error' in groups) return groups
  const { rest, ...found } = takeOut(blank(line, parts))
  const lost =
    wrongPeriod(found.periods) ??
    lostPiece(line, tokens, parts, found.isTaken) ??
    (parts[0] && halfPeriod(rest, parts[0].from))
  if (lost) return lost
  const like = parts.length === 0 ? noPart(tokens) : undefined
  if (like) return like
  if (parts.length === 0 && !found.ead) return { error: PASTE_ERRORS.noTimetable }
  const [first = '', ...gaps] = [0, ...parts.map(({ to }) => to)].map((from, at) => {
    const between = rest.slice(from, parts[at]?.from)
    return parts[at]?.isDay ? between.replace(BEFORE_DAY, ' ') : between
  })
  const { head, ...cells } = cellsIn(first)
  if (cells.wrong) return cells.wrong
  const before = roomBefore(head)
  const [codigo, name] = take(before.head.replace(NUMBERING, ''), CODE)
  const nome = tidy(name) || codigo
  if (isBlank(nome) || LABEL.test(nome)) return { error: PASTE_ERRORS.noName }
  const timetable = timetableText(line, parts, groups)
  const { load, ead, turma, periods, asides, professor } = found
  const rooms = roomsInWords(roomsOf(parts, gaps, groups), groups)
  const days = spanOfPeriods(periods)
  return {
    ok: {
      nome,
      codigo,
      professor,
      turma: turma || cells.turma,
      local: [cells.local, before.room, rooms].filter(Boolean).join(', '),
      horarios: withoutHyphens(timetable, hyphen),
      cargaHoraria: Number(load) || usualLoad(hoursOf(groups, slots), weeksIn(period, days)),
      ead,
      ...days,
    },
    notes: [...asides.map(({ said }) => PASTE_NOTES.aside(said)), ...periodNotes(periods)],
    ...unclearIn(timetable),
  }
}

/** The weeks of the semester that the lines are pasted into, by its own days where the line has none. */
const weeksIn = (period: Period | undefined, days: Pick<Period, 'inicio' | 'fim'>): number | undefined =>
  period && weeksOf(days.inicio === '' ? period : { ...period, ...days })

/** Returns the line only where a subject has room for it. */
export function kept<L extends PastedOk>(line: L): L | PastedText {
  const { nome, professor, local, horarios } = line.ok
  for (const [name, value] of Object.entries({
    Nome: nome,
    Docente: professor,
    Local: local,
    Horário: horarios,
  })) {
    const tooLong = lengthError(value, LIMITS.short)
    if (tooLong) return { error: PASTE_ERRORS.field(name, tooLong) }
  }
  return line
}

function unclearIn(timetable: string) {
  const [first] = unclearHyphens(timetable)
  return first ? { unclear: first.days } : {}
}

/** The timetable as it stands in the line, without what is only repeated («35T23 3T23 5T23»). */
function timetableText(line: string, parts: readonly Span[], groups: readonly Group[]): string {
  const isNew = ({ hours, semana }: Group, at: number) => {
    const before = groups.slice(0, at).filter((one) => one.semana === undefined || one.semana === semana)
    return hours.some((hour) => !before.some((one) => one.hours.some((said) => isSameHour(said, hour))))
  }
  const kept = groups.filter(isNew)
  return tidy(
    (kept.length < groups.length ? kept : parts).map(({ from, to }) => line.slice(from, to)).join(' '),
  )
}

/** What stands behind each part, with the groups that it may be the room of. */
function roomsOf(
  parts: readonly Span[],
  gaps: readonly string[],
  groups: readonly Group[],
): readonly RoomOf[] {
  const rooms: RoomOf[] = []
  let from = 0
  for (const [at, gap] of gaps.entries()) {
    const room = tidy(roomBehind(tidy(gap)))
      .replace(/^\(([^()]*)\)$/, '$1')
      .trim()
    const isLast = at === gaps.length - 1
    if (room === '' && !isLast) continue
    const { to } = parts[at]!
    rooms.push({ room, groups: groups.filter((group) => group.from >= from && group.to <= to) })
    from = to
  }
  return rooms
}

/** The line with spaces for all that stands around the parts, or for the parts: positions stay. */
const alone = (line: string, parts: readonly Span[]): string =>
  parts.reduce((text, { from, to }) => text.padEnd(from) + line.slice(from, to), '')
const blank = (line: string, parts: readonly Span[]): string =>
  parts.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), line)

const EDGES = /^[\s,;:|/•*_=–—-]+|[\s,;:|/•*_=–—-]+$/g
/** Around the cells of a table. */
const CELLS = /[\s"]*;[\s";]*|",|,"/g
/** A parenthesis that has no other. */
const PARENTHESIS = /\((?![^()]*\))|(?<!\([^()]*)\)|\[(?![^[\]]*\])|(?<!\[[^[\]]*)\]/g
/** «toda segunda», «às segundas», «e na quarta»: of the day, but of «Cálculo A segunda» the A is the name's. */
const BEFORE_DAY = /(?<![\p{L}\p{N}])(?:e\s+)?(?:(?:em\s+)?tod[ao]s?(?:\s+[ao]s?)?|[àa]s|n[ao]s?|aos?)\s*$/iu
/** «sala 24M12» has no name. */
const LABEL = /^(?:disciplina|sala|local|hor[áa]rios?|turma)$/i
/** «1. Cálculo I», «2) Física» */
const NUMBERING = /^\s*\d{1,2}[.)](?!\d)/

/** Single spaces, and nothing around it that only separates. */
const tidy = (text: string): string =>
  text
    .replaceAll(CELLS, ', ')
    .replaceAll('"', ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(PARENTHESIS, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(EDGES, '')

/** A workload from 15 to 999 class hours («60h», «64 aulas», «45.0 h/60 Aulas»), but no end of a time («18h–20h»). */
const LOAD =
  /(?<![\p{L}\p{N}.,:–—-]|\d[h:]\d* (?:[-–—]|às|a) )(?:\d{1,3}(?:[.,]\d)? ?h ?\/ ?)?(1[5-9]|[2-9]\d|[1-9]\d\d) ?(?:h(?:s|\/?a)?|horas(?:[-/ ]aula)?|aulas)(?![\p{L}\p{N}]| ?(?:[-–—]|às|a) ?\d+[h:])/iu
/** «Turma 02», «T01», «MAC0110-2024101» of USP. */
const TURMA =
  /(?<![\p{L}\p{N}])(?:(?:[Tt]urma|TURMA):? (\d{1,3}[A-Z]?|[A-Z]\d{0,2})|T(\d{1,3})|(?<=[A-Z]{3}\d{4}-)(\d{7}))(?![\p{L}\p{N}])/u
const EAD = /(?<![\p{L}\p{N}])(?:EAD|EaD)(?![\p{L}\p{N}])/u
/** «DIM0123.1», «BCM0504-15», «MAT-0025», «TEC.0018», «MAT 0123», and numbers alone before a dash or a comma. */
const CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{2,6}\d{2,6}[A-Z]?(?:\.\d{1,2}|-\d{2})?|[A-Z]{2,5}[-.]\d{3,5}|[A-Z]{3,5} \d{3,5})(?![\p{L}\p{N}])|^\s*"?\d{5,8}(?="?(?: [-–—]|,|;|\t))/u

/** What the pattern finds first, and the text without it. */
function take(text: string, pattern: RegExp): readonly [found: string, rest: string] {
  const match = pattern.exec(text)
  if (!match) return ['', text]
  return [(match.slice(1).find(Boolean) ?? match[0]).replace(/^[\s"]+/, ''), blank(text, [spanIn(match)])]
}
const spanIn = ({ index, 0: { length } }: RegExpExecArray): Span => ({ from: index, to: index + length })

/** What has a field of its own wherever it stands, and the text without it. */
function takeOut(text: string) {
  const periods = periodsIn(text)
  const withoutDates = blank(text, periods)
  const [load, withoutLoad] = take(withoutDates, LOAD)
  const [ead, withoutEad] = take(withoutLoad, EAD)
  const asides = asidesIn(withoutEad)
  const known = blank(withoutEad, asides)
  const isTaken = ({ from, to }: Span) => isBlank(known.slice(from, to))
  const [turma, named] = take(known, TURMA)
  return { periods, load, ead: ead !== '', asides, turma, isTaken, ...teacherIn(named) }
}
