import { describe, expect, it } from 'vitest'
import { daysOf, type Sense } from './dates.ts'
import { plainWord, withoutParts, wordsOf } from './line-words.ts'
import { momentsIn } from './moments.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
const find = (text: string, sense: Sense, today = TODAY) => momentsIn(wordsOf(text), today, sense)
/** «‹words› = ‹day or hour›», «?» for what is not clear, «!» for what no calendar and no clock has, «(1/2)» for what may be a fraction. */
const read = (text: string, sense: Sense, today = TODAY) =>
  find(text, sense, today)
    .map(({ from, to, days, hour, form }) => {
      const part = wordsOf(text).slice(from, to).join(' ')
      if (form === 'fraction') return `(${part})`
      return `${part} = ${days ? (days[0] ?? '!') : hour === '' ? '!' : (hour ?? '?')}`
    })
    .join(', ')
const coming = (text: string, today = TODAY) => read(text, 'coming', today)
const nearest = (text: string, today = TODAY) => read(text, 'nearest', today)

describe('how far off a day may be', () => {
  it.each([
    ['27/10', '2026-10-27', '30 days ago it is still the one that was'],
    ['26/10', '2027-10-26', '31 days ago it is the one that comes'],
  ])('%s is %s: %s', (words, day) => expect(coming(words)).toBe(`${words} = ${day}`))

  it.each([
    ['25/01', '2027-01-25', '60 days ahead it may be meant'],
    ['26/01', '2026-01-26', '61 days ahead the last one is'],
  ])('of money %s is %s: %s', (words, day) => expect(nearest(words)).toBe(`${words} = ${day}`))

  it('of money, of two that are far ahead the nearer one is likelier', () => {
    expect(daysOf({ day: '31', month: '12' }, '2026-01-01', 'nearest')).toEqual([
      '2025-12-31',
      '2026-12-31',
      '2027-12-31',
    ])
  })

  it('is at most 31 days where a number stands behind a weekday', () => {
    expect(coming('prova terça 5', '2026-12-05')).toBe('terça 5 = 2027-01-05')
    expect(coming('prova sexta 8')).toBe('sexta = 2026-11-27, 8 = 08:00')
  })

  it('is at most 200 days where a weekday stands beside its date', () => {
    expect(coming('segunda 14/06')).toBe('segunda 14/06 = 2027-06-14')
    expect(coming('terça 15/06')).toBe('terça 15/06 = ?')
  })
})

describe('a fraction', () => {
  it('is one only where no such day is within 60 days', () => {
    expect(nearest('1/2 pizza', '2026-12-03')).toBe('1/2 = 2027-02-01')
    expect(nearest('1/2 pizza', '2026-12-02')).toBe('(1/2)')
  })
  it('is no larger than one, of two single digits', () => {
    expect(nearest('3/3 do bolo')).toBe('(3/3)')
    expect(nearest('7/3 mercado')).toBe('7/3 = 2026-03-07')
    expect(nearest('5/08 mercado')).toBe('5/08 = 2026-08-05')
    expect(nearest('12/8 mercado')).toBe('12/8 = 2026-08-12')
  })
  it('belongs to no day beside it, and to no number', () => {
    expect(coming('1/3 e amanhã')).toBe('(1/3), amanhã = 2026-11-27')
    expect(coming('amanhã e 1/3')).toBe('amanhã = 2026-11-27, (1/3)')
    expect(coming('lista 1/3 14')).toBe('(1/3)')
  })
})

describe('a day of a month', () => {
  it.each([
    ['daqui a dois meses', '2027-01-26'],
    ['dia 5 do mês que vem', '2026-12-05'],
    ['dia 28 do mês que vem', '2026-12-28'],
    ['dia 28 do próximo mês', '2026-12-28'],
  ])('%s is %s', (words, day) => expect(coming(words)).toBe(`${words} = ${day}`))

  it('that was is the last one, never today', () => {
    expect(find('dia 5 passado', 'nearest')[0]?.days).toEqual(['2026-11-05'])
    expect(find('dia 26 passado', 'nearest')[0]?.days).toEqual(['2026-10-26'])
  })

  it.each([
    ['08-12', 'range'],
    ['12-08', undefined],
    ['10-10', undefined],
  ])('%s may be a range where it rises: %s', (words, form) => {
    expect(find(`prova ${words}`, 'coming')[0]?.form).toBe(form)
  })
})

describe('what is spent', () => {
  it.each(['cinema fim de semana', 'feira dos sábados', 'revista dezembro 10'])(
    '«%s» names no day',
    (words) => expect(nearest(words)).toBe(''),
  )
  it('on a weekday with a number that no such day has is not clear, up to 31', () => {
    expect(nearest('uber sexta 31')).toBe('sexta 31 = ?')
    expect(nearest('uber sexta 32')).toBe('sexta = 2026-11-20')
  })
  it('in a part of the day takes only one that stands beside its day', () => {
    expect(nearest('ontem cinema à noite')).toBe('ontem = 2026-11-25')
  })
})

describe('an hour at the ends of the clock', () => {
  it.each([
    ['às 10 e 59', '10:59'],
    ['às 0', '00:00'],
    ['às 0 e 59', '00:59'],
    ['às 6', '06:00'],
    ['7 da tarde', '19:00'],
    ['11 da manhã', '11:00'],
    ['11 da noite', '23:00'],
    ['1am', '01:00'],
    ['12pm', '12:00'],
  ])('%s is %s', (words, hour) => expect(coming(`prova ${words}`)).toBe(`${words} = ${hour}`))

  it.each(['às 10 e 75', 'às 25 e 30', '10h às 25h', '0am', '13pm'])('%s is on no clock', (words) =>
    expect(coming(`prova ${words}`)).toBe(`${words} = !`),
  )

  it.each(['às 1', 'às 5 e 59', '8 da tarde', '11 da tarde'])('%s is not clear', (words) =>
    expect(coming(`prova ${words}`)).toBe(`${words} = ?`),
  )
})

describe('days and hours side by side', () => {
  it.each([
    ['8h e amanhã', '8h = 08:00, amanhã = 2026-11-27'],
    ['amanhã e 8h', 'amanhã = 2026-11-27, 8h = 08:00'],
    ['sexta redes 4/12', 'sexta = 2026-11-27, 4/12 = 2026-12-04'],
    ['toda sexta 4/12', 'toda sexta = ?, 4/12 = 2026-12-04'],
    ['4/12 toda sexta', '4/12 = 2026-12-04, toda sexta = ?'],
    ['4/12 - 04/12', '4/12 = 2026-12-04, 04/12 = 2026-12-04'],
    ['sexta - 4/12', 'sexta - 4/12 = 2026-12-04'],
    ['4/12 2026-12-04', '4/12 2026-12-04 = 2026-12-04'],
    ['sexta 14 horas', 'sexta = 2026-11-27, 14 horas = 14:00'],
    ['8h 10', '8h = 08:00'],
    ['toda sexta 14', 'toda sexta = ?'],
  ])('%s', (words, moments) => expect(coming(words)).toBe(moments))

  it.each([
    ['sexta 6', 'sexta = 2026-11-27, 6 = 06:00'],
    ['sexta 23', 'sexta = 2026-11-27, 23 = 23:00'],
    ['sexta 24', 'sexta 24 = ?'],
  ])('a number alone is an hour from 6 to 23: %s', (words, moments) => {
    expect(coming(words)).toBe(moments)
  })

  it('such a number is known to stand alone', () => {
    expect(find('sexta 14', 'coming').map(({ isBare }) => !!isBare)).toEqual([false, true])
  })

  it('a part of the day says which hour is meant, where there is one of each', () => {
    expect(coming('hoje à tarde 2h')).toBe('hoje = 2026-11-26, à tarde = 14:00, 2h = 14:00')
    expect(coming('à tarde à noite 2h')).toBe('à tarde = ?, à noite = ?, 2h = 02:00')
    expect(coming('à tarde 2h 3h')).toBe('à tarde = ?, 2h = 02:00, 3h = 03:00')
    expect(find('hoje à noite 8h', 'coming').map(({ hour }) => hour)).toEqual([undefined, '20:00', '20:00'])
  })
})

describe('the words of a line', () => {
  it('are without what is between them', () => {
    expect(wordsOf('  prova  de Redes\n')).toEqual(['prova', 'de', 'Redes'])
    expect(wordsOf(' ')).toEqual([])
  })
  it('that only separate are all the same', () => {
    expect(['|', ';', ',', '--', '—', '- -', 'P1,'].map(plainWord)).toEqual([
      '-',
      '-',
      '-',
      '-',
      '-',
      '- -',
      'p1',
    ])
  })

  const left = (text: string, ...parts: readonly [from: number, to: number][]) =>
    withoutParts(
      wordsOf(text),
      parts.map(([from, to]) => ({ from, to })),
      true,
    ).join(' ')
  it.each([
    ['10/12 - Redes', 0, 1, 'Redes'],
    ['Redes - 10/12', 2, 3, 'Redes'],
    ['Redes, 10/12 sala 2', 1, 2, 'Redes sala 2'],
    ['Redes, sala 2 10/12', 3, 4, 'Redes, sala 2'],
    ['Prova de 10/12', 2, 3, 'Prova'],
    ['Prova de - 10/12', 3, 4, 'Prova de'],
    ['Prova - — Redes 10/12', 4, 5, 'Prova - Redes'],
    ['- Redes - sala 10/12', 4, 5, 'Redes - sala'],
  ])('%s without its day is', (text, from, to, rest) => expect(left(text, [from, to])).toBe(rest))

  it('are without each of several parts', () => {
    expect(left('Prova 10/12 de Redes às 8h - sala 2', [1, 2], [4, 6])).toBe('Prova de Redes sala 2')
  })
})
