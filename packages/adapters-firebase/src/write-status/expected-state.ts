import { byText, isDocument, type Entries } from '@caderno/domain/kernel'
import type { ExpectedState } from '@caderno/domain/shell'
import { plain, type Document, type ListElements } from '../firestore-values.ts'

type MapChanges = Readonly<Record<string, string | number | null>>
/** The array transforms of lists; the service merges them with those of other devices. */
export interface ListEdits {
  readonly remove: ListElements
  readonly add: ListElements
}

/** Each change of a single entry: its field, its key, and what is put; null takes it out. */
export const entriesIn = <Draft extends object>(entries: Entries<Draft>) =>
  Object.entries<MapChanges | undefined>(entries).flatMap(([field, changes]) =>
    Object.entries(changes ?? {}).map(([key, value]) => [field, key, value] as const),
  )

/**
 * Returns the array transforms that make a record's lists what `patch` says. A list that no transform can make is not among them: one in
 * another order, or with equal elements.
 */
export function listEditsOf(record: object, patch: object): ListEdits {
  const edits = Object.entries(patch).flatMap(([field, after]: [string, unknown]) => {
    const before: unknown = (record as Document)[field]
    if (!Array.isArray(before) || !Array.isArray(after)) return []
    const [was, is] = [before.map(textOf), after.map(textOf)]
    const add = after.filter((_, at) => !was.includes(is[at]!))
    const left = was.filter((text) => is.includes(text))
    const made = [...left, ...new Set(add.map(textOf))]
    if (made.join('\n') !== is.join('\n')) return []
    return [{ field, add, remove: before.filter((_, at) => !is.includes(was[at]!)) }]
  })
  const lists = (name: 'remove' | 'add') => Object.fromEntries(edits.map((edit) => [edit.field, edit[name]]))
  return { remove: lists('remove'), add: lists('add') }
}

interface Written<Draft extends object> extends Partial<ListEdits> {
  readonly fields?: Document
  readonly entries?: Entries<Draft>
}
/** Returns the state that a change leaves, by field, by the single entries of maps and by the elements of lists. */
export const expectedStateOf = <Draft extends object>(written: Written<Draft>): ExpectedState => ({
  ...written.fields,
  ...Object.fromEntries(
    entriesIn(written.entries ?? {}).map(([field, key, value]) => [`${field}.${key}`, value]),
  ),
  ...presence(written.remove, false),
  ...presence(written.add, true),
})

export function isAsWritten(data: Document | undefined, effect: ExpectedState): boolean {
  if (effect === 'gone') return data === undefined
  if (effect === 'there' || data === undefined) return data !== undefined
  const there = presence(data, true)
  return Object.entries(effect).every(([path, value]) =>
    isElement(path) ? path in there === value : textOf(valueAt(data, path)) === textOf(value),
  )
}

function valueAt(data: Document, path: string): unknown {
  const [field, key] = path.split(/\.(.*)/, 2) as [string, string?]
  return (key === undefined ? data[field] : (data[field] as Document | null | undefined)?.[key]) ?? null
}

/** A path of an element is its list, a space and its text. */
const isElement = (path: string): boolean => /^\w+ /.test(path)
const presence = (lists: Document = {}, isThere: boolean): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([list, elements]) =>
      Array.isArray(elements) ? elements.map((element) => [`${list} ${textOf(element)}`, isThere]) : [],
    ),
  )

/** Returns the text of a value, which is the same whatever the order of its keys: the service sorts them. */
const textOf = (value: unknown): string =>
  JSON.stringify(plain(value), (_, part: unknown) => (isDocument(part) ? sorted(part) : part))

const sorted = (map: object): object =>
  Object.fromEntries(Object.entries(map).toSorted(([a], [b]) => byText(a, b)))
