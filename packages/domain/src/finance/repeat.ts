import { addDays, addMonths, formatDate, isIsoDate, type IsoDate } from '../kernel/index.ts'
import { FREQUENCIES, MAX_REPETITIONS, type Frequency } from './choices.ts'
import { DAY_INVALID } from './messages.ts'
import { centavosOf } from './money.ts'
import * as v from 'valibot'

const fields = {
  grupo: v.pipe(v.string(), v.nonEmpty()),
  parcela: v.pipe(v.number(), v.integer(), v.minValue(1)),
  parcelas: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MAX_REPETITIONS)),
  frequencia: v.optional(v.picklist(FREQUENCIES)),
}
export const SERIES_FIELDS: readonly string[] = Object.keys(fields)
const seriesPlace = v.pipe(
  v.object(fields),
  v.check(({ parcela, parcelas }) => parcela <= parcelas),
)

/** The place of a transaction in the series that it was entered with: the 2nd of 12. Instalments have no `frequencia`. */
export type SeriesPlace = Readonly<v.InferOutput<typeof seriesPlace>>

/** The fields of a place hold together: with one of them broken, the transaction stands alone. */
export function withSoundPlace<Stored extends object>(stored: Stored): Stored & Optional<SeriesPlace> {
  if (!SERIES_FIELDS.some((field) => field in stored) || v.is(seriesPlace, stored)) return stored
  return Object.fromEntries(
    Object.entries(stored).filter(([field]) => !Object.hasOwn(fields, field)),
  ) as Stored
}

export type Optional<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined }

/** The control «Repetir»: once, an amount in instalments, or the same amount each month or week until a day. */
export type Repeat = Readonly<{ tipo: 'nao' } | Instalments | Recurrence>
type Instalments = { tipo: 'parcelas'; vezes: number }
type Recurrence = { tipo: Frequency; ate: IsoDate }

export const ONCE: Repeat = Object.freeze({ tipo: 'nao' })
export const INSTALMENTS_OUT_OF_RANGE = `Informe de 2 a ${MAX_REPETITIONS} parcelas`

/** Parts of whole centavos that sum to the amount and differ by at most one, the larger ones first. */
export function splitInstalments(valor: number, vezes: number): readonly number[] {
  const centavos = centavosOf(valor)
  const part = Math.floor(centavos / vezes)
  const larger = centavos - part * vezes
  return Array.from({ length: vezes }, (_, at) => (at < larger ? part + 1 : part) / 100)
}

/** The day so many repetitions later; always counted from the start, so that a month's end stays one. */
export const repetitionDay = (start: IsoDate, tipo: Frequency | 'parcelas', later: number): IsoDate =>
  tipo === 'semanal' ? addDays(start, 7 * later) : addMonths(start, later)

/** The days of a repetition, the first its start; never more than MAX_REPETITIONS, never past the calendar's end. */
export function occurrences(data: IsoDate, repeat: Repeat): readonly IsoDate[] {
  if (repeat.tipo === 'nao') return [data]
  const days: IsoDate[] = []
  const most = repeat.tipo === 'parcelas' ? Math.min(repeat.vezes, MAX_REPETITIONS) : MAX_REPETITIONS
  for (let day = data; days.length < most && isIsoDate(day) && (!('ate' in repeat) || day <= repeat.ate);) {
    days.push(day)
    day = repetitionDay(data, repeat.tipo, days.length)
  }
  return days
}

/** What keeps a repetition of this amount from this day from being entered; empty when nothing does. */
export function repeatErrors(
  { valor, data }: { readonly valor: number; readonly data: IsoDate },
  repeat: Repeat,
): { readonly vezes?: string | undefined; readonly ate?: string | undefined } {
  if (repeat.tipo === 'nao') return {}
  return repeat.tipo === 'parcelas'
    ? { vezes: wrongTimes(valor, data, repeat) }
    : { ate: wrongUntil(data, repeat) }
}

function wrongTimes(valor: number, data: IsoDate, repeat: Instalments): string | undefined {
  const { vezes } = repeat
  if (!Number.isInteger(vezes) || vezes < 2 || vezes > MAX_REPETITIONS) return INSTALMENTS_OUT_OF_RANGE
  if (valor > 0 && centavosOf(valor) < vezes) return 'Cada parcela precisa ter pelo menos R$ 0,01'
  return isIsoDate(data) && occurrences(data, repeat).length < vezes ? DAY_INVALID : undefined
}

function wrongUntil(data: IsoDate, { tipo, ate }: Recurrence): string | undefined {
  if (ate === '') return 'Data final é obrigatória'
  if (!isIsoDate(ate)) return DAY_INVALID
  if (!isIsoDate(data)) return undefined
  const [second, last, next] = [1, MAX_REPETITIONS - 1, MAX_REPETITIONS].map((later) =>
    repetitionDay(data, tipo, later),
  ) as [IsoDate, IsoDate, IsoDate]
  if (!isIsoDate(second)) return DAY_INVALID
  if (ate < second) return `Escolha uma data a partir de ${formatDate(second)}`
  return isIsoDate(next) && ate >= next
    ? `São no máximo ${MAX_REPETITIONS} repetições: até ${formatDate(last)}`
    : undefined
}
