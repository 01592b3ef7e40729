import * as v from 'valibot'
import { isIsoDate, type IsoDate } from './calendar.ts'
import { tooLong, type FieldErrors } from './field-errors.ts'
import type { Identity, RecordKind } from './record-store.ts'
import { isDocument, pick } from './records.ts'
import { isBlank, isLongerThan, isSafeUrl, LIMITS } from './text.ts'

const upTo = (limit: number) =>
  v.check<string, () => string>(
    (text) => !isLongerThan(text, limit),
    () => tooLong(limit),
  )

export const textUpTo = (limit: number) => v.pipe(v.string(), upTo(limit))
export const shortText = textUpTo(LIMITS.short)
export const longText = textUpTo(LIMITS.long)

/** Trimmed, and something to be seen is left. */
export const requiredText = (missing: string, limit: number = LIMITS.short) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), missing),
    upTo(limit),
  )

/** Marks a day that a form takes between 1900 and 2100 only: another one is a slip of the hand. What is stored is read whatever its year. */
export const LIKELY = v.metadata<string, { readonly likely: true }>({ likely: true })

/** `YYYY-MM-DD`, or empty where no day was chosen. */
export const optionalDay = v.pipe(
  v.string(),
  v.check((text) => text === '' || isIsoDate(text), 'Data inválida'),
  LIKELY,
)

/** `HH:MM`, or empty where no time was chosen. */
export const optionalTime = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Hora inválida'))

/** `YYYY-MM-DD`. */
export const requiredDay = (missing: string) =>
  v.pipe(v.string(), v.minLength(1, missing), v.check(isIsoDate, 'Data inválida'))

/** An http(s) address, or empty (D14). */
export const optionalUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isSafeUrl(text), 'Link inválido'),
)

export const wholeNumber = (from: number, to: number, sentence: string) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(from, sentence), v.maxValue(to, sentence))

/** A map by days as it is stored: an entry that cannot be read is left out, and the others stay. */
export const soundDays = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.fallback(
    v.pipe(
      v.custom<Readonly<Record<string, unknown>>>(isDocument),
      v.transform((all) =>
        pick(
          all,
          Object.keys(all).filter((day) => isIsoDate(day) && v.is(value, all[day])),
        ),
      ),
      v.transform((sound) => sound as Readonly<Record<IsoDate, Value>>),
    ),
    {},
  )

/** A list as it is stored: an element that cannot be read is left out, and the others stay. */
export const soundElements = <Element>(element: v.GenericSchema<unknown, Element>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) => all.flatMap((one) => decode(element, one) ?? [])),
      v.readonly(),
    ),
    [],
  )

/**
 * The same fields for a stored document: a missing or broken field takes its fallback.
 * A field without a fallback breaks the record, which is then unreadable.
 */
export function withFallbacks<E extends v.ObjectEntries>(
  entries: E,
  fallbacks: { readonly [K in keyof E]?: v.InferOutput<E[K]> },
): E {
  return Object.fromEntries(
    Object.entries(entries).map(([key, schema]) => [
      key,
      key in fallbacks ? v.fallback(schema, fallbacks[key] as never) : schema,
    ]),
  ) as E
}

type Own<Stored, Stamp extends PropertyKey> = Omit<Stored, keyof Identity | Stamp>

/** A kind of record with these fields, of which those with a fallback may be broken or missing in what is stored. */
export const recordKind = <
  Stored extends Identity,
  Stamp extends keyof Stored & string = keyof Stored & ('createdAt' | 'updatedAt'),
>(
  collection: string,
  fields: { readonly [K in keyof Own<Stored, Stamp>]-?: v.GenericSchema<unknown, Own<Stored, Stamp>[K]> },
  fallbacks: Partial<Own<Stored, Stamp>>,
  [created, updated]: readonly [Stamp, Stamp] = ['createdAt' as Stamp, 'updatedAt' as Stamp],
): RecordKind<Stored> => ({
  collection,
  schema: v.looseObject({
    id: v.string(),
    userId: v.string(),
    ...withFallbacks<v.ObjectEntries>(fields, fallbacks),
    [created]: v.fallback(v.string(), ''),
    [updated]: v.fallback(v.string(), ''),
  }) as unknown as RecordKind<Stored>['schema'],
  created,
  updated,
})

/** The first sentence of each broken field, an unlikely day of an object's among them; empty when all hold. */
export function fieldErrors<Values>(
  schema: v.GenericSchema<Values, unknown>,
  values: Values,
): FieldErrors<Values> {
  const result = v.safeParse(schema, values)
  const errors: Record<string, string> = {}
  for (const issue of result.issues ?? []) {
    const key = issue.path?.[0]?.key
    if (typeof key === 'string' && !(key in errors)) errors[key] = issue.message
  }
  const { entries = {} } = schema as { readonly entries?: v.ObjectEntries }
  for (const [key, entry] of Object.entries(entries)) {
    const day = values[key as keyof Values]
    if (key in errors || !v.getMetadata(entry)['likely'] || typeof day !== 'string' || day === '') continue
    if (day < '1900' || day >= '2101') errors[key] = 'Escolha uma data entre 1900 e 2100'
  }
  return errors as FieldErrors<Values>
}

/** A stored document as a record, or undefined when it is none. Never throws, whatever the value. */
export function decode<T>(schema: v.GenericSchema<unknown, T>, document: unknown): T | undefined {
  try {
    const result = v.safeParse(schema, document)
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
