import { GUEST } from '@caderno/domain/kernel'
import { MODULE_IDS, type ModuleKindName } from '@caderno/domain/modules'
import { inOrder, isSearch, searchRecords, type Found } from '@caderno/domain/search'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useToday } from '../../hooks/use-today.ts'
import { moduleNamed } from '../../modules/index.ts'
import { kindPart, kindPath, recordPath } from '../../modules/parts.ts'
import type { QuickAddition, QuickLine } from '../../modules/quick-lines.ts'
import { useQuickLines } from '../../modules/use-quick-lines.ts'
import { useSources } from '../../modules/use-sources.ts'
import { findActions, type Group, type Row } from './actions.ts'

/** What can be done and the owner's records that match, live. */
export function useResults(owner: string, query: string) {
  const { sources, states } = useSources(owner)
  const today = useToday()
  /** Some records are still on their way. */
  const { lines, isLoading } = useQuickLines('now')
  const loading = isLoading || Object.values(states).includes('loading')
  const found = useMemo(() => {
    const actions = findActions(query, owner === GUEST)
    // Not before all records are there: Enter opens one that is called so.
    const read = (line: string) => (!loading && lines?.readQuickLine(line, sources, owner, today)) || []
    const asLine = read(query)
    const added = lineGroups(lines?.withOthers(asLine, read) ?? [])
    const records = recordGroups(searchRecords(sources, query))
    const groups = isSearch(query, records.length > 0)
      ? [...inOrder(query, actions, records), ...added]
      : inOrder(query, [...added, ...actions], records)
    return { groups, refusal: refusalOf(asLine) }
  }, [sources, loading, lines, query, owner, today])
  return {
    ...found,
    loading,
    missing: MODULE_IDS.filter((module) => states[module] === 'failed'),
  }
}
export type Results = ReturnType<typeof useResults>

/** Why what is typed adds nothing, where it is a line to add. */
export const refusalOf = (lines: readonly QuickLine[]): string | undefined =>
  lines.flatMap((line) => ('refusal' in line && !line.isUnknown ? [line.refusal] : []))[0]

/** How many of each kind are shown. */
const SHOWN = 6

/** The found records by kind, the kind of the best match first; where there are more, a way to the search of their own screen. */
export function recordGroups(found: readonly Found[]): readonly Group[] {
  const kinds = new Map<ModuleKindName, Found[]>()
  for (const record of found) {
    const records = kinds.get(record.kind)
    if (records) records.push(record)
    else kinds.set(record.kind, [record])
  }
  return [...kinds].map(([kind, records]) => ({
    label: kindPart(kind).name,
    rows: [
      ...records.slice(0, SHOWN).map(recordRow),
      ...(records.length > SHOWN ? [moreRow(kind, records[0]!, records.length - SHOWN)] : []),
    ],
  }))
}

/** What is typed may be a record to add. */
export function lineGroups(lines: readonly QuickLine[]): readonly Group[] {
  const rows = lines
    .filter((line): line is QuickAddition => 'add' in line)
    .map((line, at) => {
      const { module, sentence } = line
      return { key: `linha ${module} ${at}`, label: sentence, Icon: IconPlus, module, target: '', line }
    })
  return rows.length > 0 ? [{ label: 'Lançar', rows }] : []
}

const recordRow = ({ key, kind, module, id, title, meta, month }: Found): Row => ({
  key,
  label: title,
  meta,
  Icon: moduleNamed(module).Icon,
  module,
  target: recordPath(kind, id, month),
})

const moreRow = (kind: ModuleKindName, { module }: Found, count: number): Row => ({
  key: `mais ${kind}`,
  label: `Mais ${count} em ${moduleNamed(module).name}`,
  Icon: IconArrowRight,
  module,
  target: kindPath(kind),
})
