import { isBlank, lengthError, LIMITS, timeOf } from '../kernel/index.ts'
import { slotsOf, type Parsed, type Slots } from './slots.ts'
import type { SubjectDraft } from './subject.ts'
import { PASTE_ERRORS, TIMETABLE_ERRORS } from './timetable-messages.ts'
import { tokensOf, type Span, type Token } from './timetable-tokens.ts'
import { parseTimetable, usualLoad } from './timetable.ts'

export type PastedSubject = Pick<
  SubjectDraft,
  'nome' | 'codigo' | 'turma' | 'local' | 'horarios' | 'cargaHoraria'
>

/** `line` counts from 1; `from` and `to` are positions in its text. */
export type PastedLine = { readonly line: number; readonly text: string } & (
  { readonly ok: PastedSubject } | ({ readonly error: string } & Partial<Span>)
)

/** A subject on each line, blank ones aside: «Cálculo I 24M12 DECOM-03». */
export function parsePaste(text: string, { tabela }: Pick<SubjectDraft, 'tabela'>): readonly PastedLine[] {
  const slots = slotsOf(tabela)
  return text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, text: line }))
    .filter((line) => !isBlank(line.text))
    .map((line) => ({ ...line, ...parseLine(line.text, slots) }))
}

function parseLine(line: string, slots: Slots): Parsed<PastedSubject> {
  const tokens = tokensOf(line)
  const parts = timetableParts(tokens)
  const [first] = parts
  if (!first) return noTimetable(line, tokens, slots)
  const timetable = parseTimetable(alone(line, parts), slots)
  if ('error' in timetable) return timetable
  const torn = TORN.exec(line)
  if (torn) {
    const span: Span = { from: torn.index, to: torn.index + torn[0].length }
    return { error: TIMETABLE_ERRORS.unknown(torn[0]), ...span }
  }
  const before = line.slice(0, first.from).replace(NUMBERING, '')
  const after = parts.map(({ to }, at) => line.slice(to, parts[at + 1]?.from)).join(' ')
  const [load, text] = take(`${tidy(before)}\n${tidy(after)}`, LOAD)
  const [turma, rest] = take(text, TURMA)
  const [head = '', place = ''] = rest.split('\n')
  const [codigo, name] = take(head, CODE)
  const nome = tidy(name) || codigo
  if (isBlank(nome)) return { error: PASTE_ERRORS.noName }
  const local = tidy(place)
  const horarios = tidy(parts.map(({ from, to }) => line.slice(from, to)).join(' '))
  for (const [name, value] of Object.entries({ Nome: nome, Local: local, Horário: horarios })) {
    const tooLong = lengthError(value, LIMITS.short)
    if (tooLong) return { error: PASTE_ERRORS.field(name, tooLong) }
  }
  const cargaHoraria = Number(load) || usualLoad(timetable.ok)
  return { ok: { nome, codigo, turma, local, horarios, cargaHoraria } }
}

/** What is wrong with the first part that looks like one of a timetable. */
function noTimetable(line: string, tokens: readonly Token[], slots: Slots) {
  const part = tokens.find(
    ({ kind, text }) =>
      kind === 'slots' || (kind === 'time' && timeOf(text) !== '') || /^\d+[MTN]$/i.test(text),
  )
  const parsed = part && parseTimetable(alone(line, [part]), slots)
  return parsed && 'error' in parsed ? parsed : { error: PASTE_ERRORS.noTimetable }
}

const LETTERS: Readonly<Record<Token['kind'], string>> = {
  code: 'C',
  slots: 'S',
  day: 'D',
  time: 'H',
  number: 'N',
  to: 'T',
  and: 'A',
  other: 'X',
}
/** «2a» may be the end of a name («Cálculo 2a seg 8h–10h»): it is no day right before another one. */
const letterOf = ({ kind, text }: Token) => (kind === 'day' && /^\da/.test(text) ? 'O' : LETTERS[kind])
/** Over the letters: a code, or days with a time. A number alone is no time, but part of the name. */
const DAYS = '(?:D|O(?!T*D))(?:[AT]*[DO])*'
const WORDS = `${DAYS}[AT]*(?:[HN]T+[HN]|H)(?:A*[HN]T+[HN])*`
const PARTS = new RegExp(`(?:C|A*${WORDS})(?:A*(?:C|${WORDS}))*`, 'g')

/** Where the timetable stands, understood or not. */
function timetableParts(tokens: readonly Token[]): readonly Span[] {
  const letters = tokens.map(letterOf).join('')
  return Array.from(letters.matchAll(PARTS), ({ 0: part, index }) => ({
    from: tokens[index]!.from,
    to: tokens[index + part.length - 1]!.to,
  }))
}

/** The line with spaces for all that stands around the parts: positions stay. */
const alone = (line: string, parts: readonly Span[]): string =>
  parts.reduce((text, { from, to }) => text.padEnd(from) + line.slice(from, to), '')

/** SIGAA adds the days on which a class begins and ends. */
const PERIOD = /\(\d\d\/\d\d\/\d{4}\s*-\s*\d\d\/\d\d\/\d{4}\)/g
const EDGES = /^[\s,:|/•*–—-]+|[\s,:|/•*–—-]+$/g
/** Around the cells of a table. */
const CELLS = /[\s"]*;[\s";]*|",|,"/g
/** One that has no other. */
const PARENTHESIS = /\((?![^()]*\))|(?<!\([^()]*)\)/g
/** «1. Cálculo I», «2) Física» */
const NUMBERING = /^\s*\d{1,2}[.)](?!\d)/

/** A digit right behind a code («2T1-3», «24M1 2») is no room, but a class hour that would be lost. */
const TORN = /(?<=(?<!\S)\d+[MTN]\d+)[-–—]\d+|(?<=(?<!\S)\d+[MTN]\d+ )\d(?!\S)/i

/** Single spaces, and nothing around it that only separates. */
const tidy = (text: string): string =>
  text
    .replaceAll(PERIOD, ' ')
    .replaceAll(CELLS, ', ')
    .replaceAll('"', ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(PARENTHESIS, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(EDGES, '')

/** From 15 to 999 class hours («60h», «64 aulas»), but no end of a time («18h–20h»). */
const LOAD =
  /(?<![\p{L}\p{N}:–—-]|\d[h:]\d* (?:[-–—]|às|a) )(1[5-9]|[2-9]\d|[1-9]\d\d) ?(?:h(?:s|\/?a)?|horas(?:[-/ ]aula)?|aulas)(?![\p{L}\p{N}]| ?(?:[-–—]|às|a) ?\d+[h:])/iu
const TURMA = /(?<![\p{L}\p{N}])(?:(?:[Tt]urma|TURMA):? (\d{1,3}|[A-Z]\d?)|T(\d{1,3}))(?![\p{L}\p{N}])/u
const CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]{2,6}\d{2,5}[A-Z]?|[A-Z]{3,5} \d{3,5})(?![\p{L}\p{N}])|^\d{5,8}(?= [-–—]|,)/u

/** What the pattern finds first, and the text without it. */
function take(text: string, pattern: RegExp): readonly [found: string, rest: string] {
  const match = pattern.exec(text)
  if (!match) return ['', text]
  return [match[1] ?? match[2] ?? match[0], text.replace(pattern, ' ')]
}
