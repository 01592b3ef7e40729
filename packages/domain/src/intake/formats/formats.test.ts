import { expect, test } from 'vitest'
import { STATEMENTS } from '../../../testing/statements.ts'
import { told } from '../../../testing/told.ts'
import { FORMATS, formatsOf } from '../formats.ts'
import type { StatementFormat } from '../statement.ts'

const TODAY = { today: '2026-11-20' }

test.each(Object.entries(STATEMENTS))(
  '%s: its lines, its balances, and that no other reads it (I1, I7)',
  (_, sample) => {
    const formats = formatsOf(sample.text)
    expect(formats.map(({ id }) => id)).toEqual([sample.format])
    const { lines, saldo } = (formats[0] as StatementFormat).read(sample.text, TODAY)
    expect(lines.map(told)).toEqual(sample.lines)
    expect({ inicial: saldo?.inicial, final: saldo?.final }).toEqual({
      inicial: sample.inicial,
      final: sample.final,
    })
  },
)

test('every format has an id, a name and a sample of its own', () => {
  const ids = FORMATS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(ids.length)
  expect(
    FORMATS.filter(({ kind }) => kind === 'statement')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...new Set(Object.values(STATEMENTS).map(({ format }) => format))].toSorted())
})
