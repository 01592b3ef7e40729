import { foldText, isTimeWord, memoizeByKey, timeOf, weekdayOf } from '../kernel/index.ts'

export const SHIFTS = ['M', 'T', 'N'] as const
export type Shift = (typeof SHIFTS)[number]
/** SUAP writes the afternoon as V. */
export const shiftOf = (letter: string): Shift => letter.toUpperCase().replace('V', 'T') as Shift

/** A part of a text. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** `slots` is a code without its days («M12»), `counted` one of UFSC («2.0820-2»), `week` says how often («quinzenal (I)»). A `number` is an hour where it stands beside another time («8-10h»). */
export interface Token extends Span {
  readonly kind: 'code' | 'slots' | 'counted' | 'week' | 'day' | 'time' | 'number' | 'to' | 'and' | 'other'
  readonly text: string
}

const DAY_DIGITS = '[1-7](?:[,/e]?[1-7])*'
/** «24M1,2», «24M1e2» and «3,5T12»: the digits of a list stand alone, so that «24M12,13» is no code. */
const ATTACHED = String.raw`${DAY_DIGITS}[MTVN]\d+(?:[,/e]\d(?!\d))*`
/** «24 M 12» and «24M 12», but not «2 T01», which is the end of a name and a group. */
const APART = String.raw`(?:${DAY_DIGITS}[1-7]\s+[MTVN]\s*|${DAY_DIGITS}[MTVN]\s+)[1-9](?:[,/]?\d)*`
/** «2.0820-2»: day, start and how many class hours. */
const COUNTED = String.raw`[2-7]\.\d{4}-\d{1,2}`
/** «2ª feira» is one token, too. */
const ORDINAL = String.raw`[2-6][ªa]s?(?:[\s-]feiras?)?`
/** «quinzenal A», «quinzenal - B», but «quinzenal B 101» and «quinzenal B-101» have a room. */
const BARE_WEEK = String.raw`[\s–—-]*[AB](?![\p{L}\p{N}]|\s*[./–—-]?\s*\d+(?![\p{L}\d:,/]))`
/** «semanas pares», «semana sim, semana não», «a cada 15 dias», «mensal», «1x por mês». */
const OTHER_WEEK = String.raw`semanas?\s+(?:par(?:es)?|[ií]mpar(?:es)?|alternadas)|semana\s+sim,?\s+(?:e\s+)?(?:(?:semana|outra)\s+)?n[ãa]o|(?:a\s+)?cada\s+(?:(?:15|quinze)\s+dias|(?:2|duas)\s+semanas)|(?:de\s+)?(?:15\s+em\s+15|quinze\s+em\s+quinze)\s+dias|mensal(?:mente)?|(?:uma\s+vez|1\s?x)\s+(?:por|ao)\s+m[êe]s`
/** «quinzenal (I)», «quinzenal», «semana A», «semanal». */
const WEEK = String.raw`\(?(?:quinzena(?:l(?:mente)?|is)(?:[\s–—-]*(?:\(\s*)?(?:semanas?\s+)?II?(?![\p{L}\p{N}])|[\s–—-]*(?:\(\s*(?:semanas?\s+)?|semanas?\s+)[AB12](?![\p{L}\p{N}])|${BARE_WEEK})?|sem(?:anas?|\.)\s+(?:II?|[AB12])|${OTHER_WEEK}|semana(?:l(?:mente)?|is))(?:\s*\))*`
/** «8 h», «08.00» and «08:00:00»; «60 h» is no hour of the clock. */
const CLOCK = String.raw`(?<![\d.,])(?:[01]?\d|2[0-3])(?:[ \u00a0]+h(?:s|rs?|oras?)?|\.[0-5]\d|:[0-5]\d:00)`
const SPACED = String.raw`(?:${WEEK}|${ATTACHED}|${APART}|${COUNTED}|${ORDINAL}|${CLOCK})(?![\p{L}\p{M}\p{N}])`
/** The day of «seg8h-10h» and «segM12». */
const DAY_BEFORE = String.raw`(?:seg(?:unda)?|ter(?:[cç]a)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|s[áa]b(?:ado)?|dom(?:ingo)?)(?=\d{1,2}(?:[h:]|[-–]\d)|[MTN]\d)`
const TOKEN = String.raw`${SPACED}|${DAY_BEFORE}|[\p{L}][\p{L}\p{M}\p{N}]*(?:[\s-]feiras?(?![\p{L}]))?|\d[\p{L}\p{M}\d:]*|[^\s,;:./|]`
const CODE = /^(\d(?:[,/e]?\d)*)\s*([MTVN])\s*(\d(?:[,/]?\d|e\d(?!\d))*)$/i
const SLOTS = /^[MTN][1-9]\d*(?:e\d)*$/i
/** «0800», which is an hour where it stands beside another one only. No class begins at 20h24: that is a year. */
const FOUR_DIGITS = /^(?:[01]\d|2[0-3])[0-5][05]$/
const WEEKLY = /semana(?:l|is)/i
const CLOCK_ALONE = new RegExp(`^${CLOCK}$`, 'i')
const COUNT = /^(\d)\.(\d\d)(\d\d)-(\d+)$/

/** A browser takes a tenth of a second of a phone to compile a `\p{L}`, which few timetables need. */
const inLatin = (pattern: string): string =>
  pattern
    .replaceAll(String.raw`\p{L}`, 'a-zªµºß-öø-ÿ')
    .replaceAll(String.raw`\p{M}`, '')
    .replaceAll(String.raw`\p{N}`, String.raw`\d²³¹¼-¾`)
const NOT_LATIN = /[^\s -ÿ‐-…]/
const expressionsOf = memoizeByKey((script: 'latin' | 'any') => {
  const expression = (pattern: string, flags: string) =>
    script === 'latin' ? new RegExp(inLatin(pattern), flags) : new RegExp(pattern, `${flags}u`)
  return { token: expression(TOKEN, 'gi'), howOften: expression(`^${WEEK}$`, 'i') }
})

/** The parts of a timetable as it is typed. */
export function tokensOf(text: string): readonly Token[] {
  const { token, howOften } = expressionsOf(NOT_LATIN.test(text) ? 'any' : 'latin')
  return Array.from(text.matchAll(token), ({ 0: part, index }) => ({
    kind: howOften.test(part) ? ('week' as const) : kindOf(part),
    text: part,
    from: index,
    to: index + part.length,
  })).filter(isNoBracketBetween)
}

/** «seg (8h-10h)» and «(seg) 8h-10h» are one time. */
function isNoBracketBetween({ text }: Token, at: number, all: readonly Token[]): boolean {
  const sides = [all[at - 1], all[at + 1]].map((one) => one?.kind ?? 'other')
  const isTimed = sides.some((kind) => kind === 'time' || kind === 'number' || kind === 'slots')
  return !(/^[()[\]]$/.test(text) && sides.includes('day') && isTimed)
}

/** `HH:MM` of a token that is an hour; empty where the clock has no such time. */
export const hourOf = ({ text }: Token): string =>
  timeOf(
    FOUR_DIGITS.test(text)
      ? `${text.slice(0, 2)}:${text.slice(2)}`
      : text
          .replace(/\s+/, '')
          .replace('.', ':')
          .replace(/(:\d\d):00$/, '$1'),
  )

function kindOf(token: string): Token['kind'] {
  if (CODE.test(token)) return 'code'
  if (SLOTS.test(token)) return 'slots'
  if (COUNT.test(token)) return 'counted'
  if (isTimeWord(token)) return /\D/.test(token) ? 'time' : 'number'
  if (CLOCK_ALONE.test(token)) return token.includes('.') ? 'number' : 'time'
  if (FOUR_DIGITS.test(token)) return 'number'
  if (weekdayOf(token) > 0) return 'day'
  const word = foldText(token)
  if (/^([-–—]|as?|ate)$/.test(word)) return 'to'
  return /^(e|d[aeo]s?)$/.test(word) ? 'and' : 'other'
}

/** «24», «M» and «1,2» of «24m1,2»; the days of slots alone are empty. */
export function codeParts(token: string) {
  const [, days = '', shift = '', numbers = ''] = /^([\d,/e]*)\s*([MTVN])\s*(.*)$/i.exec(token) ?? []
  return { days, shift: shiftOf(shift), letter: shift.toUpperCase(), numbers }
}

/** «2», «08:20» and 2 of «2.0820-2». */
export function countedParts(token: string) {
  const [, day = '', hour = '', minute = '', count = ''] = COUNT.exec(token) ?? []
  return { day, inicio: `${hour}:${minute}`, count: Number(count) }
}

/**
 * One of two weeks: A and 1 are I, B and 2 are II; «quinzenal» alone is I, and «semanal» no week of its own. Which week is even no page says, and
 * a monthly class has no week.
 */
export function weekOf(token: string): 'I' | 'II' | 'parity' | 'monthly' | undefined {
  if (WEEKLY.test(token)) return undefined
  if (/mensal|m[êe]s/i.test(token)) return 'monthly'
  if (/par/i.test(token)) return 'parity'
  return /(?:II|B|2)\W*$/i.test(token) ? 'II' : 'I'
}

/** No part of a name, as «semanal» and «mensal» may be. */
export const isFortnight = ({ kind, text }: Token): boolean =>
  kind === 'week' && !WEEKLY.test(text) && weekOf(text) !== 'monthly'
