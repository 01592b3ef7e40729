import * as v from 'valibot'

/** Ten years of instalments, two of weeks and a bit. */
export const MAX_REPETITIONS = 120

/** How often the same amount comes again, until a day. */
export const FREQUENCIES = ['mensal', 'semanal'] as const
export type Frequency = (typeof FREQUENCIES)[number]

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
  if (!Object.keys(fields).some((field) => field in stored) || v.is(seriesPlace, stored)) return stored
  return Object.fromEntries(
    Object.entries(stored).filter(([field]) => !Object.hasOwn(fields, field)),
  ) as Stored
}

export type Optional<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined }
