import { describe, expect, it } from 'vitest'
import { unlikelyDay, unlikelyTarget, wrongDepositDay } from './days.ts'

const TODAY = '2028-02-29'

describe('a day that can only be a slip of the hand (W8)', () => {
  it.each([['0001-01-01'], ['1899-12-31']])('%s lies before all money', (day) => {
    expect(unlikelyDay(day, TODAY)).toBe('Escolha uma data a partir de 01/01/1900')
    expect(unlikelyTarget(day, TODAY)).toBe('Escolha uma data a partir de 01/01/1900')
  })

  it('lies more than ten years ahead, of a goal fifty', () => {
    expect(unlikelyDay('2038-03-01', TODAY)).toBe('Escolha uma data até 28/02/2038')
    expect(unlikelyTarget('2078-03-01', TODAY)).toBe('Escolha uma data até 28/02/2078')
    expect(unlikelyDay('9999-12-31', TODAY)).toBe('Escolha uma data até 28/02/2038')
  })

  it.each(['1900-01-01', '2038-02-28', '', '2026-02-30'])(
    'is not %j, which is none or has a sentence of its own',
    (day) => {
      expect(unlikelyDay(day, TODAY)).toBeUndefined()
      expect(unlikelyTarget(day, TODAY)).toBeUndefined()
    },
  )
})

describe('the day of a deposit (W8)', () => {
  it.each(['2028-03-01', '9999-12-31'])('is not %s, which is still to come', (day) => {
    expect(wrongDepositDay(day, TODAY)).toBe('Escolha uma data até hoje')
  })

  it('is today, or any before it that is no slip of the hand', () => {
    expect(
      [TODAY, '2028-02-28', '1900-01-01', '', '2028-02-30'].map((day) => wrongDepositDay(day, TODAY)),
    ).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(wrongDepositDay('1899-12-31', TODAY)).toBe('Escolha uma data a partir de 01/01/1900')
  })
})
