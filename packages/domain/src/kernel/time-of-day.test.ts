import { expect, it } from 'vitest'
import { atHour, isTimeWord, timeOf } from './time-of-day.ts'

it.each([
  ['8', '08:00'],
  ['8h', '08:00'],
  ['08H30', '08:30'],
  ['10:00', '10:00'],
  ['10:00h', '10:00'],
  ['10h30m', '10:30'],
  ['10h30min', '10:30'],
  ['10hs', '10:00'],
  ['10hrs', '10:00'],
  ['10horas', '10:00'],
  ['23:59', '23:59'],
  ['0h', '00:00'],
])('%s is %s (S2)', (word, time) => {
  expect([isTimeWord(word), timeOf(word)]).toEqual([true, time])
})

it.each(['24h', '8h60', '99'])('%s is a time that no clock has (S2)', (word) => {
  expect([isTimeWord(word), timeOf(word)]).toEqual([true, ''])
})

it.each([
  ['09:00', 'às 9h'],
  ['13:50', 'às 13h50'],
  ['', ''],
])('%j is said «%s»', (time, words) => {
  expect(atHour(time)).toBe(words)
})

it.each(['', 'h', '100', '8h5', '60Hz', '10h300', '8-10h', 'às'])('%j is none (S2)', (word) => {
  expect([isTimeWord(word), timeOf(word)]).toEqual([false, ''])
})
