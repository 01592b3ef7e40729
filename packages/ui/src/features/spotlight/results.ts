import type { AgendaKind } from '@caderno/domain/agenda'
import { foldText } from '@caderno/domain/kernel'
import type { Found } from '@caderno/domain/search'
import { IconArrowRight } from '@tabler/icons-react'
import { moduleNamed } from '../../modules/index.ts'
import { kindPart, kindPath, recordPath } from '../../modules/parts.ts'
import type { Group, Row } from './actions.ts'

/** How many of each kind are shown. */
const SHOWN = 6

/** The found records by kind, the kind of the best match first; where there are more, a way to the search of their own screen. */
export function recordGroups(found: readonly Found[]): readonly Group[] {
  const kinds = new Map<AgendaKind, Found[]>()
  for (const record of found) kinds.set(record.kind, [...(kinds.get(record.kind) ?? []), record])
  return [...kinds].map(([kind, records]) => ({
    label: kindPart(kind).name,
    rows: [
      ...records.slice(0, SHOWN).map(recordRow),
      ...(records.length > SHOWN ? [moreRow(kind, records[0]!, records.length - SHOWN)] : []),
    ],
  }))
}

/** Records whose title begins as was typed stand before what can be done, unless one of that is called exactly so. */
export function inOrder(
  query: string,
  actions: readonly Group[],
  records: readonly Group[],
): readonly Group[] {
  const typed = foldText(query)
  const isNamed = actions.some(({ rows }) => rows.some(({ label }) => foldText(label) === typed))
  const leads = ({ rows }: Group) => !isNamed && foldText(rows[0]!.label).startsWith(typed)
  return [...records.filter(leads), ...actions, ...records.filter((group) => !leads(group))]
}

const recordRow = ({ key, kind, module, id, title, meta, month }: Found): Row => ({
  key,
  label: title,
  meta,
  Icon: moduleNamed(module).Icon,
  module,
  target: recordPath(kind, id, month),
})

const moreRow = (kind: AgendaKind, { module }: Found, count: number): Row => ({
  key: `mais ${kind}`,
  label: `Mais ${count} em ${moduleNamed(module).name}`,
  Icon: IconArrowRight,
  module,
  target: kindPath(kind),
})
