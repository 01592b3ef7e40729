import { timeOf } from '../kernel/index.ts'
import { TABLE_ERRORS } from './timetable-messages.ts'
import { SHIFTS, shiftOf, type Shift } from './timetable-tokens.ts'

/** The time from `inicio` to `fim`, `HH:MM` both. */
export interface TimeRange {
  readonly inicio: string
  readonly fim: string
}

/** What one digit of a code stands for. */
export interface Slot extends TimeRange {
  readonly numero: number
}

/** The slots of each shift in order; at some institutions one begins before the one before it ends. */
export interface Slots extends Readonly<Record<Shift, readonly Slot[]>> {
  /** Day 1 of a code is Sunday. */
  readonly domingo?: true
}

export const timeAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** `error` is a sentence. */
export type Parsed<T> = { readonly ok: T } | { readonly error: string }

export const NO_SLOTS: Slots = { M: [], T: [], N: [] }
const LAST_NUMBER = 9
const HEAD = /^([MTVN])(\d?):?$/i
const RANGE = /^([^-]+)-([^-]+)$/
const SUNDAY = /^\s*1[:=\s]*domingo\s*$/i

/**
 * A line for each shift, M, T (or V) and N: «M 07:00-07:50 07:50-08:40». The first slot is number 1, or what stands beside the letter («M0 …»). «1 domingo» on a
 * line of its own: the codes have Sundays.
 */
export function parseTable(text: string): Parsed<Slots> {
  const slots: { domingo?: true } & Record<Shift, readonly Slot[]> = { ...NO_SLOTS }
  for (const [at, line] of text.split('\n').entries()) {
    if (SUNDAY.test(line)) {
      slots.domingo = true
      continue
    }
    const [head, ...ranges] = line
      .replaceAll(/\s*[-–—]\s*/g, '-')
      .split(/[\s,;]+/)
      .filter(Boolean)
    if (head === undefined) continue
    const [, letter, first] = HEAD.exec(head) ?? []
    if (letter === undefined) return { error: TABLE_ERRORS.shift(at + 1, head) }
    const shift = shiftOf(letter)
    if (slots[shift].length > 0) return { error: TABLE_ERRORS.twice(at + 1, head) }
    const parsed = parseSlots(ranges, Number(first || 1), at + 1)
    if ('error' in parsed) return parsed
    slots[shift] = parsed.ok
  }
  return SHIFTS.every((shift) => slots[shift].length === 0) ? { error: TABLE_ERRORS.empty } : { ok: slots }
}

function parseSlots(parts: readonly string[], first: number, line: number): Parsed<readonly Slot[]> {
  const ok: Slot[] = []
  for (const part of parts) {
    const [, start = '', end = ''] = RANGE.exec(part) ?? []
    const [inicio, fim] = [timeOf(start), timeOf(end)]
    if (inicio === '' || fim === '') return { error: TABLE_ERRORS.range(line, part) }
    if (fim <= inicio) return { error: TABLE_ERRORS.backwards(line, part) }
    if (inicio <= (ok.at(-1)?.inicio ?? '')) return { error: TABLE_ERRORS.order(line, part) }
    const numero = first + ok.length
    if (numero > LAST_NUMBER) return { error: TABLE_ERRORS.tooMany(line, part) }
    ok.push({ numero, inicio, fim })
  }
  return { ok }
}

/** What `parseTable` reads. */
export const printTable = (slots: Slots): string =>
  [
    ...SHIFTS.flatMap((shift) => {
      const [first] = slots[shift]
      if (!first) return []
      const ranges = slots[shift].map(({ inicio, fim }) => `${inicio}-${fim}`)
      return [[first.numero === 1 ? shift : shift + first.numero, ...ranges].join(' ')]
    }),
    ...(slots.domingo ? ['1 domingo'] : []),
  ].join('\n')

const LAST_DAY = 7
/** The day of a code: 2 is Monday, 7 Saturday, 1 Sunday. */
export const dayOfCode = (digit: number): number => (digit === 1 ? LAST_DAY : digit - 1)
export const codeOfDay = (dia: number): number => (dia === LAST_DAY ? 1 : dia + 1)

/** «M1»; empty for what is no slot of the table. */
export function slotCode({ dia, inicio, fim }: TimeRange & { readonly dia: number }, slots: Slots): string {
  if (dia === LAST_DAY && !slots.domingo) return ''
  const isSameTime = (slot: TimeRange) => slot.inicio === inicio && slot.fim === fim
  const shift = SHIFTS.find((one) => slots[one].some(isSameTime))
  return shift ? `${shift}${slots[shift].find(isSameTime)!.numero}` : ''
}
