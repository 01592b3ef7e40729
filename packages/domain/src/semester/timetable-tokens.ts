import { foldText, isTimeWord, weekdayOf } from '../kernel/index.ts'

export const SHIFTS = ['M', 'T', 'N'] as const
export type Shift = (typeof SHIFTS)[number]

/** A part of a text. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** `slots` is a code without its days («M12»). A `number` is an hour where it stands beside another time («8-10h»). */
export interface Token extends Span {
  readonly kind: 'code' | 'slots' | 'day' | 'time' | 'number' | 'to' | 'and' | 'other'
  readonly text: string
}

/** «24 M12» is one token, but not «2 T01», which is the end of a name and a group; «2ª feira» is one, too. */
const SPACED = String.raw`(?:[2-7]{2,}\s+[MTN][1-9]\d*|[2-6][ªa](?:[\s-]feiras?)?)(?![\p{L}\p{M}\p{N}])`
const TOKEN = new RegExp(
  String.raw`${SPACED}|\p{L}[\p{L}\p{M}\p{N}]*(?:[\s-]feiras?(?!\p{L}))?|\d[\p{L}\p{M}\d:]*|[^\s,;:./]`,
  'giu',
)
const CODE = /^(\d+)\s*([MTN])(\d+)$/i
const SLOTS = /^[MTN][1-9]\d*$/i

/** Of a timetable as it is typed. */
export const tokensOf = (text: string): readonly Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
    kind: kindOf(token),
    text: token,
    from: index,
    to: index + token.length,
  }))

function kindOf(token: string): Token['kind'] {
  if (CODE.test(token)) return 'code'
  if (SLOTS.test(token)) return 'slots'
  if (isTimeWord(token)) return /\D/.test(token) ? 'time' : 'number'
  if (weekdayOf(token) > 0) return 'day'
  const word = foldText(token)
  if (/^([-–—]|as?|ate)$/.test(word)) return 'to'
  return /^(e|d[aeo]s?)$/.test(word) ? 'and' : 'other'
}

/** «24», «M» and «12» of «24m12». */
export function codeParts(token: string) {
  const [, days = '', shift = '', numbers = ''] = CODE.exec(token) ?? []
  return { days, shift: shift.toUpperCase() as Shift, numbers }
}
