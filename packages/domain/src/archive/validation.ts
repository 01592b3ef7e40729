import * as v from 'valibot'
import {
  budgetId,
  budgetSchema,
  decodeElement,
  expenseSchema,
  financialGoalSchema,
  incomeSchema,
  SERIES_FIELDS,
  type Budget,
  type FinanceElements,
  type FinanceList,
} from '../finance/index.ts'
import { isDocument, isSame } from '../kernel/index.ts'
import { fieldsOf } from './holdings.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Keys that could change a prototype; no record has them. */
const UNSAFE_KEYS = ['__proto__', 'constructor', 'prototype']
export const hasUnsafeKey = (document: object): boolean =>
  UNSAFE_KEYS.some((key) => Object.hasOwn(document, key))

/**
 * Decodes the known fields of an element of a file; undefined when one is invalid. A store falls back for a broken field, an import must
 * not: it would write half a record as if it were whole.
 */
export function validated<T extends object>(
  fields: readonly string[],
  raw: unknown,
  read: (taken: Fields) => T | undefined,
): T | undefined {
  if (!isDocument(raw) || hasUnsafeKey(raw)) return undefined
  const given = fields.filter((field) => Object.hasOwn(raw, field))
  const decoded = read(Object.fromEntries(given.map((field) => [field, raw[field]])))
  return decoded && given.every((field) => isKept(trimmed(raw[field]), trimmed((decoded as Fields)[field])))
    ? decoded
    : undefined
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const keysOf = (value: Fields): string[] => Object.keys(value).filter((key) => value[key] !== undefined)

/** Whether all that was given is there; a part of an older file lacks what its schema has had since. */
function isKept(given: unknown, decoded: unknown): boolean {
  if (!isObject(given) || !isObject(decoded)) return given === decoded
  if (Array.isArray(given) !== Array.isArray(decoded)) return false
  if (Array.isArray(given) && given.length !== (decoded as unknown as readonly unknown[]).length) return false
  return keysOf(given).every((key) => Object.hasOwn(decoded, key) && isKept(given[key], decoded[key]))
}

/** How an element of the file compares with that of the account, undefined where that has none. */
export const verdictOf = (before: unknown, put: unknown) =>
  before === undefined ? 'new' : isSame(before, put) ? 'known' : 'changed'

const BROKEN = 'Está incompleto ou tem um campo que não pode ser lido'

/** What is broken in an element: the first sentence of its schema about a field that it has. */
export function whatIsBroken(schema: v.GenericSchema, raw: unknown): string {
  // Without a sentence of its own a schema would speak English.
  const { issues = [] } = v.safeParse(schema, raw, { message: '' })
  const isGiven = (field: unknown) => isObject(raw) && Object.hasOwn(raw, String(field))
  const told = issues.find(({ message, path }) => message !== '' && isGiven(path?.[0].key))
  return `${told?.message ?? BROKEN}.`
}

/** Deeper than any exported file, and safe for recursion. */
const MAX_DEPTH = 16
const PIECE = 1_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{`; each closes two characters further on. */
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Whether a JSON text nests too deep, checked before parsing; yields its progress. */
export function* isTooDeep(text: string): Generator<number, boolean> {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    if (at % PIECE === 0) yield at / text.length
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (OPENING.has(code)) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (CLOSING.has(code)) depth -= 1
  }
  return false
}

export const ELEMENT_SCHEMAS: Readonly<Record<FinanceList, v.GenericSchema<unknown, unknown>>> = {
  entradas: incomeSchema,
  saidas: expenseSchema,
  metas: financialGoalSchema,
  orcamentos: budgetSchema,
}
/** The fields that a file may have for each element of the finances. */
export const ELEMENT_FIELDS: Readonly<Record<FinanceList, readonly string[]>> = {
  entradas: [...fieldsOf(incomeSchema), ...SERIES_FIELDS],
  saidas: [...fieldsOf(expenseSchema), ...SERIES_FIELDS],
  metas: fieldsOf(financialGoalSchema),
  orcamentos: fieldsOf(budgetSchema),
}

export function validElement<List extends FinanceList>(
  list: List,
  raw: unknown,
): FinanceElements[List] | undefined {
  const element = validated(ELEMENT_FIELDS[list], raw, (taken) => decodeElement(list, taken))
  return element && (list !== 'orcamentos' || isNamedByItself(element as Budget)) ? element : undefined
}

const isNamedByItself = ({ id, mes, categoria }: Budget): boolean => id === budgetId(mes, categoria)
