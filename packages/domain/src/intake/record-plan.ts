import {
  type BroughtIn,
  count,
  foldText,
  formatDate,
  isIsoDate,
  type Identity,
  isSame,
  LIMITS,
} from '../kernel/index.ts'
import type { Line } from './line.ts'
import type { Difference, PreviewRow } from './plan.ts'
import { isEmptyValue, type RecordItem, type RecordShape } from './record-item.ts'

/** A line of a file beside the account's records. */
export interface RecordRow<Draft extends object> extends PreviewRow {
  /** What comes in, of what is new. */
  readonly added?: Draft
  /** What the file says otherwise of a record that is there. */
  readonly changed?: BroughtIn<Draft>['changed'][number]
}

/** How the items of one kind and its records are compared. */
export interface Comparison<Draft extends object, Item extends RecordItem<Draft>> {
  readonly shape: RecordShape<Draft>
  /** What tells one for sure, by what it is: an ISBN, an address. */
  keysOf(fields: Partial<Draft>): Readonly<Record<string, string>>
  /** What two have to say alike where no key tells them. */
  fingerprint(fields: Partial<Draft>): string
  draftOf(item: Item): Draft
  /** The fields that a record has otherwise than its item. */
  patchOf(record: Draft & Identity, item: Item): Partial<Draft>
  /** The fields as a screen shows them, where one holds an id. */
  worded?(fields: Partial<Draft>): Partial<Draft>
  describe(item: Item): Pick<PreviewRow, 'title' | 'facts' | 'choice' | 'alike'>
}

/**
 * Compares the lines of a file with the records of an account. Each record is that of one line only: two lines that no key tells apart are two; one
 * that says all that an earlier one says is not ticked.
 */
export function planRecords<Draft extends object, Item extends RecordItem<Draft>>(
  lines: readonly Line<Item>[],
  records: readonly (Draft & Identity)[],
  ways: Comparison<Draft, Item>,
): readonly RecordRow<Draft>[] {
  const items = lines.flatMap(({ at, item }) => (item ? [{ at, item }] : []))
  const found = matchesOf(items, records, ways)
  const lineOf = new Map<string, number>()
  let place = -1
  return lines.map((line): RecordRow<Draft> => {
    if (!line.item) return withoutItem(line)
    place += 1
    const row = rowOf(line.at, line.item, found[place], ways)
    const says = JSON.stringify(line.item)
    const before = lineOf.get(says)
    if (before === undefined) lineOf.set(says, line.at)
    return before === undefined || !row.added ? row : { ...row, isTicked: false, reason: repeats(before) }
  })
}

/** What the ticked rows bring in. `change` makes of a new one what was chosen for it. */
export const broughtInRecords = <Draft extends object>(
  rows: readonly RecordRow<Draft>[],
  isTicked: (row: RecordRow<Draft>) => boolean,
  change: (draft: Draft, row: RecordRow<Draft>) => Draft = (draft) => draft,
): BroughtIn<Draft> => {
  const ticked = rows.filter(isTicked)
  return {
    added: ticked.flatMap((row) => (row.added ? [change(row.added, row)] : [])),
    changed: ticked.flatMap(({ changed }) => changed ?? []),
  }
}

const repeats = (line: number): string => `Repete a linha ${line}`

const withoutItem = <Item>({ at, refused, none }: Line<Item>) => ({
  id: String(at),
  at,
  verdict: refused === undefined ? ('none' as const) : ('refused' as const),
  reason: refused ?? none,
  title: `Linha ${at}`,
  facts: [],
})

/** The record that a line is, or the earlier line of the file that says the same. */
type Match<Stored> =
  | { readonly record: Stored; readonly line?: undefined }
  | { readonly line: number; readonly record?: undefined }

function rowOf<Draft extends object, Item extends RecordItem<Draft>>(
  at: number,
  item: Item,
  match: Match<Draft & Identity> | undefined,
  ways: Comparison<Draft, Item>,
): RecordRow<Draft> {
  const told = item.told.length > 0 ? { told: item.told } : {}
  const { choice, alike, ...shown } = ways.describe(item)
  const row = { id: String(at), at, ...shown, ...told }
  if (!match) return { ...row, choice, alike, verdict: 'new', isTicked: true, added: ways.draftOf(item) }
  if (match.line !== undefined)
    return { ...row, verdict: 'known', isTicked: false, reason: repeats(match.line) }
  const patch = ways.patchOf(match.record, item)
  const { worded = (fields) => fields } = ways
  const differences = differencesOf(worded(match.record), worded(patch), ways.shape)
  if (differences.length === 0) return { ...row, verdict: 'known', isTicked: false }
  return {
    ...row,
    verdict: 'changed',
    differences,
    // What fills an empty field takes nothing of the student's away.
    isTicked: Object.keys(patch).every((field) => isEmptyValue(match.record[field as keyof Draft])),
    changed: { id: match.record.id, patch },
  }
}

/** The match of each item: first by its keys, so that no other takes its record, then by what it says. */
function matchesOf<Draft extends object, Item extends RecordItem<Draft>>(
  items: readonly { readonly at: number; readonly item: Item }[],
  records: readonly (Draft & Identity)[],
  { keysOf, fingerprint }: Comparison<Draft, Item>,
): readonly (Match<Draft & Identity> | undefined)[] {
  const recordKeys = new Map(records.map((record) => [record, keysOf(record)]))
  const byKey = new Map<string, Draft & Identity>()
  for (const [record, keys] of recordKeys)
    for (const key of wordsOf(keys)) if (!byKey.has(key)) byKey.set(key, record)
  const lineOfKey = new Map<string, number>()
  const used = new Set<Draft & Identity>()
  const found = items.map(({ at, item }): Match<Draft & Identity> | undefined => {
    const keys = wordsOf(keysOf(item.fields))
    const line = keys.map((key) => lineOfKey.get(key)).find((before) => before !== undefined)
    for (const key of keys) if (!lineOfKey.has(key)) lineOfKey.set(key, at)
    if (line !== undefined) return { line }
    const record = keys.map((key) => byKey.get(key)).find((known) => known && !used.has(known))
    if (!record) return undefined
    used.add(record)
    return { record }
  })
  const bySaying = new Map<string, (Draft & Identity)[]>()
  for (const record of records) {
    const says = fingerprint(record)
    const alike = bySaying.get(says)
    if (alike) alike.push(record)
    else bySaying.set(says, [record])
  }
  return items.map(({ item }, place) => {
    if (found[place]) return found[place]
    const keys = keysOf(item.fields)
    const record = bySaying
      .get(fingerprint(item.fields))
      ?.find((each) => !used.has(each) && !contradict(keys, recordKeys.get(each)!))
    if (!record) return undefined
    used.add(record)
    return { record }
  })
}

const wordsOf = (keys: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(keys).flatMap(([kind, key]) => (key === '' ? [] : [`${kind} ${key}`]))

/** Whether two have the same kind of key, and it is another one. */
const contradict = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys(a).some(
    (kind) => a[kind] !== '' && b[kind] !== '' && b[kind] !== undefined && a[kind] !== b[kind],
  )

/** The fields of a patch that a record has otherwise, in the words of the screens. */
export const differencesOf = <Draft extends object>(
  record: Partial<Draft>,
  patch: Partial<Draft>,
  { labels }: Pick<RecordShape<Draft>, 'labels'>,
): readonly Difference[] =>
  (Object.keys(patch) as (keyof Draft & string)[]).map((field) => ({
    label: labels[field] ?? field,
    before: shown(record[field]),
    after: shown(patch[field]),
  }))

function shown(value: unknown): string {
  if (typeof value === 'number') return count(value)
  if (typeof value === 'string') return isIsoDate(value) ? formatDate(value) : value
  if (!Array.isArray(value)) return ''
  return value
    .map((part: Readonly<Record<string, string>>) => Object.values(part).filter(Boolean).map(shown).join(' '))
    .join(', ')
}

/** The fields that an item says otherwise than a record. What it does not say is no difference. */
export const differingFields = <Draft extends object>(
  record: Draft,
  fields: Partial<Draft>,
): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => !isSame(record[field as keyof Draft], value)),
  ) as Partial<Draft>

/** Notes of a record with those of a file below them; undefined where it has them already, or they do not fit. */
export function notesWith(before: string, added: string | undefined): string | undefined {
  if (!added || foldText(before).includes(foldText(added))) return undefined
  const both = before === '' ? added : `${before}\n\n${added}`
  return both.length > LIMITS.long ? undefined : both
}
