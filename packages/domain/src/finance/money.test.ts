import { describe, expect, it } from 'vitest'
import { formatMoney, formatSigned, inputMoney, MAX_AMOUNT, parseMoney, sumOf } from './money.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('an amount as it is typed (§5.7, D11)', () => {
  it.each([
    ['18,50', 18.5],
    ['18,5', 18.5],
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1234.5', 1234.5],
    ['1.234', 1234],
    ['1.234.567', 1_234_567],
    ['R$ 12', 12],
    [' R$ 12 ', 12],
    ['r$12,30', 12.3],
    ['R$\u00a01.234,50', 1234.5],
    ['  7 ', 7],
    ['0,01', 0.01],
    ['0', 0],
    ['0,00', 0],
    ['007', 7],
    ['999.999.999,99', MAX_AMOUNT],
    ['999999999.99', MAX_AMOUNT],
  ])('%j is R$ %d (D11)', (text, reais) => {
    expect(parseMoney(text)).toBe(reais)
  })

  it.each([
    'abc',
    'R$',
    '-5',
    '\u22125,00',
    '+5',
    '1,234',
    '1,2,3',
    '12,',
    ',50',
    '.50',
    '5.',
    '1.23.456',
    '1234.567',
    '12.34,5',
    '1.2345',
    '0.123',
    '1 234,00',
    '1e3',
    '0x10',
    '١٢',
    '12 reais',
    'R$ R$ 5',
    '1.234.56',
    '1..234',
    '12..5',
    '1.234,',
    'Infinity',
    'NaN',
  ])('%j is refused, not guessed', (text) => {
    expect(parseMoney(text)).toEqual({ error: 'Valor inválido' })
  })

  it.each(['1000000000', '1.000.000.000,00', '9'.repeat(400)])('%.14s… is too much', (text) => {
    expect(parseMoney(text)).toEqual({ error: 'Informe no máximo R$ 999.999.999,99' })
  })

  it.each(['', '   '])('%j is nothing typed yet: no amount, and no sentence', (text) => {
    expect(parseMoney(text)).toEqual({ error: '' })
  })
})

describe('an amount as it is shown (§9.3)', () => {
  it.each([
    [1234.5, 'R$ 1.234,50'],
    [0, 'R$ 0,00'],
    [-0, 'R$ 0,00'],
    [-10, '−R$ 10,00'],
    [MAX_AMOUNT, 'R$ 999.999.999,99'],
    [-1_234_567.89, '−R$ 1.234.567,89'],
  ])('%d is %s', (reais, text) => {
    expect(plain(formatMoney(reais))).toBe(text)
  })

  it.each([
    [700, '+ R$ 700,00'],
    [-86.4, '− R$ 86,40'],
    [0, 'R$ 0,00'],
    [-0, 'R$ 0,00'],
  ])('%d is %s where a sign tells income from expense', (reais, text) => {
    expect(plain(formatSigned(reais))).toBe(text)
  })

  it('never breaks over two lines', () => {
    expect(formatMoney(-1234.5) + formatSigned(1234.5)).not.toContain(' ')
  })

  it.each([
    [1234.56, '1234,56'],
    [7, '7,00'],
    [0.1, '0,10'],
    [MAX_AMOUNT, '999999999,99'],
  ])('%d fills a field as %s', (reais, text) => {
    expect(inputMoney(reais)).toBe(text)
  })
})

describe('a sum', () => {
  it('has no fractions of a centavo', () => {
    expect(sumOf([{ valor: 0.1 }, { valor: 0.2 }])).toBe(0.3)
    expect(sumOf([])).toBe(0)
  })

  it('of 100,000 entries of the largest amount is exact (R11)', () => {
    expect(sumOf(Array.from({ length: 100_000 }, () => ({ valor: MAX_AMOUNT })))).toBe(99_999_999_999_000)
  })
})
