import { timeOf } from '../kernel/index.ts'
import { TABLE_ERRORS } from './timetable-messages.ts'
import { SHIFTS, type Shift } from './timetable-tokens.ts'

/** From `inicio` to `fim`, `HH:MM` both. */
export interface TimeRange {
  readonly inicio: string
  readonly fim: string
}

/** What one digit of a code stands for. */
export interface Slot extends TimeRange {
  readonly numero: number
}

/** In order; at some institutions one begins before the one before it ends. */
export interface Slots extends Readonly<Record<Shift, readonly Slot[]>> {
  /** Day 1 of a code is Sunday. */
  readonly domingo?: true
}

export const minutesOf = (time: string): number => 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
export const timeAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** `error` is a sentence. */
export type Parsed<T> = { readonly ok: T } | { readonly error: string }

const NO_SLOTS: Slots = { M: [], T: [], N: [] }
const LAST_NUMBER = 9
const HEAD = /^([MTN])(\d?):?$/i
const RANGE = /^([^-]+)-([^-]+)$/
const SUNDAY = /^\s*1[:=\s]*domingo\s*$/i

/**
 * A line for each shift: «M 07:00-07:50 07:50-08:40». The first slot is number 1, or what stands beside the letter («M0 …»). «1 domingo» on a
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
    const shift = letter.toUpperCase() as Shift
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
  const isSame = (slot: TimeRange) => slot.inicio === inicio && slot.fim === fim
  const shift = SHIFTS.find((one) => slots[one].some(isSame))
  return shift ? `${shift}${slots[shift].find(isSame)!.numero}` : ''
}

const known = (id: string, name: string, table: string) => {
  const parsed = parseTable(table)
  if ('error' in parsed) throw new Error(`${id}: ${parsed.error}`)
  return { id, name, slots: parsed.ok }
}

/** The first one is what holds where nothing was chosen. */
export const INSTITUTIONS = [
  known(
    'ufrn',
    'UFRN (SIGAA)',
    `M 07:00-07:50 07:50-08:40 08:55-09:45 09:45-10:35 10:50-11:40 11:40-12:30
     T 13:00-13:50 13:50-14:40 14:55-15:45 15:45-16:35 16:50-17:40 17:40-18:30
     N 18:45-19:35 19:35-20:25 20:35-21:25 21:25-22:15`,
  ),
  known(
    'unb',
    'UnB',
    `M 08:00-08:55 08:55-09:50 10:00-10:55 10:55-11:50 12:00-12:55
     T 12:55-13:50 14:00-14:55 14:55-15:50 16:00-16:55 16:55-17:50 18:00-18:55 18:55-19:50
     N 19:00-19:50 19:50-20:40 20:50-21:40 21:40-22:30`,
  ),
  known(
    'ufpb',
    'UFPB',
    `M 07:00-08:00 08:00-09:00 09:00-10:00 10:00-11:00 11:00-12:00 12:00-13:00
     T 13:00-14:00 14:00-15:00 15:00-16:00 16:00-17:00 17:00-18:00 18:00-19:00
     N 19:00-19:50 19:50-20:40 20:40-21:30 21:30-22:20`,
  ),
  known(
    'ufc',
    'UFC',
    `M0 07:00-08:00 07:30-08:30 08:00-09:00 08:30-09:30 09:00-10:00 09:30-10:30 10:00-11:00 10:30-11:30 11:00-12:00 11:30-12:30
     T0 12:00-13:00 12:30-13:30 13:00-14:00 13:30-14:30 14:00-15:00 14:30-15:30 15:00-16:00 15:30-16:30 16:00-17:00 16:30-17:30
     N0 17:00-18:00 17:30-18:30 18:00-19:00 18:30-19:30 19:00-20:00 19:30-20:30 20:00-21:00 20:30-21:30 21:00-22:00 21:30-22:30
     1 domingo`,
  ),
  // IdeaLab.ic, Instituto de Computação da UFBA: «QueHoraÉEssa?» (github.com), table of the codes of SIGAA.
  known(
    'ufba',
    'UFBA',
    `M 07:00-07:55 07:55-08:50 08:50-09:45 09:45-10:40 10:40-11:35 11:35-12:30
     T 13:00-13:55 13:55-14:50 14:50-15:45 15:45-16:40 16:40-17:35 17:35-18:30
     N 18:30-19:25 19:25-20:20 20:20-21:15 21:15-22:10`,
  ),
  // «3.0820-2»: day, start and how many class hours. github.com/caravelahc/matrufsc, «Horarios.tsx» (HORAS, HORAS_FIM).
  known(
    'ufsc',
    'UFSC',
    `M 07:30-08:20 08:20-09:10 09:10-10:00 10:10-11:00 11:00-11:50
     T 13:30-14:20 14:20-15:10 15:10-16:00 16:20-17:10 17:10-18:00
     N 18:30-19:20 19:20-20:10 20:20-21:10 21:10-22:00`,
  ),
] as const

/** What `tabela` of a subject means. One that is damaged has no slots: no hours are better than those of another institution. */
export function slotsOf(tabela: string): Slots {
  const institution = INSTITUTIONS.find(({ id }) => id === (tabela || 'ufrn'))
  if (institution) return institution.slots
  const parsed = parseTable(tabela)
  return 'ok' in parsed ? parsed.ok : NO_SLOTS
}
