import { PASTE_ERRORS } from './paste-messages.ts'
import { TIMETABLE_ERRORS } from './timetable-messages.ts'
import { lostWeek, type TimetableError } from './timetable-groups.ts'
import { hourOf, isFortnight, type Span, type Token } from './timetable-tokens.ts'

const LETTERS: Readonly<Record<Token['kind'], string>> = {
  code: 'C',
  counted: 'C',
  week: 'W',
  slots: 'S',
  day: 'D',
  time: 'H',
  number: 'N',
  to: 'T',
  and: 'A',
  other: 'X',
}
/** «2a» may be the end of a name («Cálculo 2a seg 8h–10h»): it is no day right before another one. */
function letterOf({ kind, text }: Token): string {
  if (kind === 'day' && /^\da/i.test(text)) return 'O'
  return kind === 'and' && /^d/i.test(text) ? 'F' : LETTERS[kind]
}
/** Over the letters: a code, or days with times or slots. A number alone is no time, but part of the name. */
const DAYS = '(?:D|O(?!T*D))(?:[AFT]*[DO])*'
const TIMES = '(?:[HN]T+[HN]|HH?)(?:[AF]*(?:[HN]T+[HN]|HH))*'
const WORDS = `${DAYS}[AFT]*(?:S+|${TIMES})`
/** «8h-10h seg», «das 8 às 10 seg»; where the days have times of their own nobody knows whose the first ones are. */
const TIMES_FIRST = `(?:HT+[HN]|NT+H|HH|F[HN]T+[HN])(?:[AF]*(?:[HN]T+[HN]|HH))*[AFT]*${DAYS}(?![AFT]*(?:[DOS]|${TIMES}(?![AFT]*[DO])))`
const EACH = `(?:C|[AF]*(?:${WORDS}|${TIMES_FIRST}))(?:T*W)?`
const PARTS = new RegExp(`${EACH}(?:[AF]*${EACH})*`, 'g')

/** Tokens that stand together in the timetable. */
interface Part extends Span {
  /** The place of its first token, and that of the first one behind it. */
  readonly first: number
  readonly next: number
  /** It begins with a day in words. */
  readonly isDay: boolean
}

/** Where the timetable stands, understood or not. */
export function timetableParts(tokens: readonly Token[]): readonly Part[] {
  const letters = tokens.map(letterOf).join('')
  return Array.from(letters.matchAll(PARTS), ({ 0: part, index }) => ({
    first: index,
    next: index + part.length,
    from: tokens[index]!.from,
    to: tokens[index + part.length - 1]!.to,
    isDay: /^[AF]*[DO]/.test(part),
  }))
}

/** What looks like a piece of a code: «24M», «6T», «2M1x», «24M1a3», «24M12T34». */
const PIECE = /^[1-7]+[MTN](?:\p{L}*|\d[\p{L}\d]*)$/iu
/** «24X12»: where a line has no timetable this was to be it. */
const LIKE_CODE = /^\d{1,6}\p{L}\d{1,6}$/u

/** What looks like a timetable in a line that has none. */
export function noPart(tokens: readonly Token[]): TimetableError | undefined {
  const slots = tokens.find(({ kind }) => kind === 'slots')
  if (slots) return errorAt(TIMETABLE_ERRORS.noDay(slots.text), slots)
  const like = tokens.find(({ kind, text }) => kind === 'other' && LIKE_CODE.test(text))
  if (like) return errorAt(TIMETABLE_ERRORS.unknown(like.text), like)
  const day = tokens.findLast((token) => letterOf(token) === 'D')
  return day && errorAt(TIMETABLE_ERRORS.noTime(day.text), day)
}

/**
 * What looks like a time or a code and is in no part would be lost as a room or a name: the first of it. `isTaken`: a part of the line that has
 * a field of its own.
 */
export function lostPiece(
  line: string,
  tokens: readonly Token[],
  parts: readonly Part[],
  isTaken: (token: Span) => boolean,
): TimetableError | undefined {
  const isJoint = (token: Token) =>
    (token.kind === 'to' || token.kind === 'and' || isOr(token)) && !isTaken(token)
  const isBeside = (from: number, to: number) => tokens.slice(from, to).every(isJoint)
  for (const [at, token] of tokens.entries()) {
    if (isTaken(token) || parts.some(({ first, next }) => first <= at && at < next)) continue
    const behind = parts.find(({ next }) => next <= at && isBeside(next, at))
    const before = parts.find(({ first }) => at < first && isBeside(at + 1, first))
    const lost =
      lostAlone(token) ??
      (isLostWeek(token, parts) ? lostWeek(token) : undefined) ??
      lostException(line, tokens, at) ??
      (behind && lostBehind(line, behind, token)) ??
      (before && lostBefore(line, token, before, tokens[before.first]!))
    if (lost) return lost
  }
  return undefined
}

/** Stands between two times, and nobody knows which one it is. */
const isOr = ({ text }: Token): boolean => /^ou$/i.test(text)

/** «semanal» and «mensal» before the hours may be of the name. */
const isLostWeek = (token: Token, parts: readonly Part[]): boolean =>
  isFortnight(token) ? parts.length > 0 : token.kind === 'week' && parts.some(({ to }) => to <= token.from)

const errorAt = (error: string, { from, to }: Span): TimetableError => ({ error, from, to })

function lostAlone(token: Token): TimetableError | undefined {
  if (token.kind === 'time' && hourOf(token) !== '') return errorAt(TIMETABLE_ERRORS.noDay(token.text), token)
  const isLost = PIECE.test(token.text) || /^\d+h$/i.test(token.text)
  return token.kind === 'other' && isLost ? errorAt(TIMETABLE_ERRORS.unknown(token.text), token) : undefined
}

/** «Exceto qua», «menos na quarta» */
function lostException(line: string, tokens: readonly Token[], at: number): TimetableError | undefined {
  const { text, from } = tokens[at]!
  const day = tokens.slice(at + 1, at + 3).find(({ kind }) => kind === 'day')
  return day && /^(?:exceto|menos|salvo)$/i.test(text)
    ? errorAt(TIMETABLE_ERRORS.unknown(line.slice(from, day.to)), { from, to: day.to })
    : undefined
}

/** A digit, a day or slots right behind a part belong to it: «24M1 2», «2T1-3», «24M1,2x», «24M12 T34», «24M12 seg», «2M12 N». */
function lostBehind(line: string, part: Part, token: Token): TimetableError | undefined {
  if (isOr(token)) return errorAt(TIMETABLE_ERRORS.unknown(token.text), token)
  const gap = line.slice(part.to, token.from)
  if (token.kind === 'slots') return errorAt(TIMETABLE_ERRORS.noDay(token.text), token)
  if (token.kind === 'day') return errorAt(TIMETABLE_ERRORS.noTime(token.text), token)
  const isShift = /^[MTN]$/i.test(token.text) && /^\s*(?:$|[,;)\]])/.test(line.slice(token.to))
  const isDigit = token.kind === 'number' && (token.text.length === 1 || !/\s/.test(gap))
  const isLost = isDigit || isShift || (/^[,/]$/.test(gap) && /^\d/.test(token.text))
  const from = token.from - gap.trimStart().length
  return isLost
    ? errorAt(TIMETABLE_ERRORS.unknown(line.slice(from, token.to)), { from, to: token.to })
    : undefined
}

/** «seg 24M12» and «3-5T12», but «Cálculo 2 24M12» and «Cálculo 2 - 24M12» have a name; of «3, 5T12» nobody knows. */
function lostBefore(line: string, token: Token, part: Part, code: Token): TimetableError | undefined {
  const gap = line.slice(token.to, part.from)
  if (code.kind === 'day' && letterOf(token) === 'D')
    return errorAt(TIMETABLE_ERRORS.noTime(token.text), token)
  if (code.kind !== 'code' && code.kind !== 'counted') return undefined
  if (token.kind === 'day' && !/^\da/i.test(token.text))
    return errorAt(TIMETABLE_ERRORS.noTime(token.text), token)
  if (token.kind === 'slots' && !/^t/i.test(token.text))
    return errorAt(TIMETABLE_ERRORS.noDay(token.text), token)
  const isDay = token.kind === 'number' && /^[2-7]$/.test(token.text)
  const isList =
    /^(?:,\s*|[-–—;+]|\s+e\s+)$/.test(gap) && token.text < code.text && /^\d[MTVN]/i.test(code.text)
  return isDay && isList
    ? errorAt(PASTE_ERRORS.nameOrDay(token.text), { from: token.from, to: code.to })
    : undefined
}
