import type { PreviewRow } from '@caderno/domain/intake'
import { useState } from 'react'

/** What a student decides about the rows of a preview: which come in, and the one field that can be changed here. */
export function useChoices(rows: readonly PreviewRow[]) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [ofAlike, setOfAlike] = useState<ReadonlyMap<string, string>>(new Map())
  const [ofRow, setOfRow] = useState<ReadonlyMap<string, string>>(new Map())
  const [last, setLast] = useState<PreviewRow>()
  const isTicked = ({ id, isTicked = false }: PreviewRow) => ticks.get(id) ?? isTicked
  const choiceOf = ({ id, alike, choice }: PreviewRow) =>
    ofRow.get(id) ?? (alike === undefined ? undefined : ofAlike.get(alike)) ?? choice
  const alikeTo = (row: PreviewRow) =>
    row.alike === undefined ? [row] : rows.filter((each) => each.alike === row.alike && isTicked(each))
  return {
    isTicked,
    choiceOf,
    /** The row that was changed last, with all that come in with the same choice. */
    last: last && { row: last, choice: choiceOf(last), alike: alikeTo(last) },
    tick: (given: readonly PreviewRow[], value: boolean) =>
      setTicks((before) => new Map([...before, ...given.map(({ id }) => [id, value] as const)])),
    /** For all rows that are alike, or for this one alone. */
    choose(row: PreviewRow, value: string) {
      setLast(row)
      setOfRow((before) => new Map([...before].filter(([id]) => id !== row.id)))
      if (row.alike === undefined) setOfRow((before) => new Map(before).set(row.id, value))
      else setOfAlike((before) => new Map(before).set(row.alike!, value))
    },
    chooseAlone(row: PreviewRow) {
      const value = choiceOf(row)
      if (value !== undefined) setOfRow((before) => new Map(before).set(row.id, value))
      setOfAlike((before) => new Map([...before].filter(([alike]) => alike !== row.alike)))
      setLast(undefined)
    },
  }
}

export type Choices = ReturnType<typeof useChoices>
