import { expect, it } from 'vitest'
import { marksOf } from './WeekStrip.tsx'

const of = (done: number, planned: number) => {
  const marks = marksOf({
    done: Array.from({ length: done }, () => 'leitura' as const),
    planned: Array.from({ length: planned }, () => 'carreira' as const),
  })
  return marks.map((mark) => (mark.planned ? '○' : '●')).join('')
}

it.each([
  [0, 0, ''],
  [2, 1, '●●○'],
  [6, 0, '●●●●●●'],
  [9, 0, '●●●●●●'],
  [6, 1, '●●●●●○'],
  [9, 9, '●●●●●○'],
  [1, 9, '●○○○○○'],
  [0, 9, '○○○○○○'],
])('of %i done and %i planned there are six marks at most, and both are seen: %j', (done, planned, marks) => {
  expect(of(done, planned)).toBe(marks)
})
