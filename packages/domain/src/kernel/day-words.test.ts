import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { lastDayIn, wordsOf } from './day-words.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const day = (text: string, today = TODAY) => lastDayIn(wordsOf(text), today, 'coming')?.day

describe('a coming day', () => {
  it.each([
    ['hoje', '2026-11-20'],
    ['amanhã', '2026-11-21'],
    ['ontem', '2026-11-19'],
    ['sábado', '2026-11-21'],
    ['segunda', '2026-11-23'],
    ['Quinta-feira', '2026-11-26'],
    ['sex', '2026-11-27'],
    ['20/11', '2026-11-20'],
    ['19/11', '2026-11-19'],
    ['21/10', '2026-10-21'],
    ['20/10', '2027-10-20'],
    ['12/12', '2026-12-12'],
    ['1/2/27', '2027-02-01'],
    ['19/11/2026', '2026-11-19'],
    ['dia 20', '2026-11-20'],
    ['dia 5', '2026-12-05'],
    ['dia 31', '2026-12-31'],
    ['dia 5/1', '2027-01-05'],
  ])('%s is %s', (words, expected) => {
    expect(day(`lista ${words} 3`)).toBe(expected)
  })

  it('is looked for in this month and the next, this year and those beside it', () => {
    expect(day('dia 30', '2027-01-31')).toBeUndefined()
    expect(day('20/12', '2027-01-05')).toBe('2026-12-20')
    expect(day('29/02')).toBeUndefined()
    expect(day('29/02', '2027-03-01')).toBe('2028-02-29')
    expect(lastDayIn(['dia', '45'], TODAY, 'coming')).toEqual({ from: 0, to: 2, day: undefined })
  })

  it('is the last that is named, and «segunda chamada» names none', () => {
    expect(day('segunda lista sexta')).toBe('2026-11-27')
    expect(day('segunda chamada')).toBeUndefined()
    expect(day('2ª lista')).toBeUndefined()
  })
})

it('names a weekday one to seven days ahead, whatever today is', () => {
  const weekdays = ['seg', 'terça', 'qua', 'quinta', 'sex', 'sábado', 'dom']
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const today = addDays('2026-11-16', ahead)
    weekdays.forEach((word, at) => {
      expect(day(word, today)).toBe(addDays('2026-11-16', at > ahead ? at : at + 7))
    })
  }
})

it('is no weekday where the nearest day is meant', () => {
  expect(lastDayIn(['livro', 'segunda'], TODAY)).toBeUndefined()
  expect(lastDayIn(['19/11'], TODAY)?.day).toBe('2026-11-19')
})
