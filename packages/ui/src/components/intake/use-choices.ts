import type { PreviewRow } from '@caderno/domain/intake'
import { useState } from 'react'

/** What a student decides about the rows of a preview: which come in, and the one field that can be changed here. */
export function useChoices() {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** By what rows are alike in, or by the id of one row. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [last, setLast] = useState<PreviewRow>()
  return {
    chosen,
    /** The row that was changed last. */
    last,
    isTicked: ({ id, isTicked = false }: PreviewRow): boolean => ticks.get(id) ?? isTicked,
    choiceOf: ({ id, alike = '', choice }: PreviewRow) => chosen[id] ?? chosen[alike] ?? choice,
    tick: (given: readonly PreviewRow[], value: boolean) =>
      setTicks((before) => new Map([...before, ...given.map(({ id }) => [id, value] as const)])),
    /** For all rows that are alike. */
    choose(row: PreviewRow, value: string) {
      setLast(row)
      setChosen(({ [row.id]: _, ...before }) => ({ ...before, [row.alike ?? row.id]: value }))
    },
    /** Leaves the last choice to its row alone. */
    chooseAlone(row: PreviewRow) {
      setLast(undefined)
      setChosen(({ [row.alike ?? '']: value, ...before }) => ({
        ...before,
        ...(value !== undefined && { [row.id]: value }),
      }))
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
