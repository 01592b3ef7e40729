import { describe, expect, it } from 'vitest'
import { occurrences, repeatErrors, splitInstalments } from './repeat.ts'

describe('instalments (B10, R10)', () => {
  it.each([
    [100, 3, [33.34, 33.33, 33.33]],
    [89.9, 3, [29.97, 29.97, 29.96]],
    [0.05, 2, [0.03, 0.02]],
    [10, 1, [10]],
    [0.03, 3, [0.01, 0.01, 0.01]],
  ])('of R$ %d in %d are %j: the larger ones first', (valor, vezes, parts) => {
    expect(splitInstalments(valor, vezes)).toEqual(parts)
  })
})

describe('the days of a repetition (B10, R10)', () => {
  it('of the 31st are month ends, each counted from the start', () => {
    expect(occurrences('2026-01-31', { tipo: 'parcelas', vezes: 5 })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ])
    expect(occurrences('2024-01-30', { tipo: 'mensal', ate: '2024-03-30' })).toEqual([
      '2024-01-30',
      '2024-02-29',
      '2024-03-30',
    ])
  })

  it('of 29 February come back to it in a leap year', () => {
    const days = occurrences('2024-02-29', { tipo: 'parcelas', vezes: 49 })
    expect([days[12], days[48]]).toEqual(['2025-02-28', '2028-02-29'])
  })

  it('end with the last that is not after «até»', () => {
    expect(occurrences('2026-11-20', { tipo: 'mensal', ate: '2027-01-19' })).toEqual([
      '2026-11-20',
      '2026-12-20',
    ])
    expect(occurrences('2026-11-20', { tipo: 'semanal', ate: '2026-12-04' })).toEqual([
      '2026-11-20',
      '2026-11-27',
      '2026-12-04',
    ])
    expect(occurrences('2026-11-20', { tipo: 'nao' })).toEqual(['2026-11-20'])
  })

  it('are 120 at most, and none beyond the calendar', () => {
    expect(occurrences('2026-01-01', { tipo: 'semanal', ate: '2099-01-01' })).toHaveLength(120)
    expect(occurrences('9999-11-30', { tipo: 'mensal', ate: '9999-12-31' })).toEqual([
      '9999-11-30',
      '9999-12-30',
    ])
    expect(occurrences('9999-11-30', { tipo: 'parcelas', vezes: 12 })).toEqual(['9999-11-30', '9999-12-30'])
  })
})

describe('what is wrong with a repetition (B10, R10)', () => {
  const draft = { valor: 100, data: '2026-11-20' }

  it.each([2, 120])('nothing in %d instalments', (vezes) => {
    expect(repeatErrors(draft, { tipo: 'parcelas', vezes })).toEqual({})
  })

  it.each([0, 1, 121, 2.5, -3, Number.NaN])('%d instalments', (vezes) => {
    expect(repeatErrors(draft, { tipo: 'parcelas', vezes })).toEqual({ vezes: 'Informe de 2 a 120 parcelas' })
  })

  it('instalments of less than a centavo', () => {
    expect(repeatErrors({ ...draft, valor: 0.11 }, { tipo: 'parcelas', vezes: 12 })).toEqual({
      vezes: 'Cada parcela precisa ter pelo menos R$ 0,01',
    })
    expect(repeatErrors({ ...draft, valor: 0.12 }, { tipo: 'parcelas', vezes: 12 })).toEqual({})
  })

  it.each([
    ['mensal', '', 'Data final é obrigatória'],
    ['mensal', '2026-02-30', 'Data inválida'],
    ['mensal', '2026-12-19', 'Escolha uma data a partir de 20/12/2026'],
    ['semanal', '2026-11-20', 'Escolha uma data a partir de 27/11/2026'],
    ['semanal', '2020-01-01', 'Escolha uma data a partir de 27/11/2026'],
    ['mensal', '2036-11-20', 'São no máximo 120 repetições: até 20/10/2036'],
  ] as const)('%s until %j', (tipo, ate, sentence) => {
    expect(repeatErrors(draft, { tipo, ate })).toEqual({ ate: sentence })
  })

  it('nothing up to the last of 120, or once', () => {
    expect(repeatErrors(draft, { tipo: 'mensal', ate: '2036-11-19' })).toEqual({})
    expect(repeatErrors(draft, { tipo: 'mensal', ate: '2026-12-20' })).toEqual({})
    expect(repeatErrors(draft, { tipo: 'nao' })).toEqual({})
  })

  it('no day beyond the calendar, and nothing that a missing day would hide', () => {
    expect(repeatErrors({ ...draft, data: '9999-12-01' }, { tipo: 'parcelas', vezes: 2 })).toEqual({
      vezes: 'Data inválida',
    })
    expect(repeatErrors({ ...draft, data: '9999-12-01' }, { tipo: 'mensal', ate: '9999-12-31' })).toEqual({
      ate: 'Data inválida',
    })
    expect(repeatErrors({ valor: 0, data: '' }, { tipo: 'mensal', ate: '2026-12-31' })).toEqual({})
    expect(repeatErrors({ ...draft, valor: 0 }, { tipo: 'parcelas', vezes: 2 })).toEqual({})
  })
})
