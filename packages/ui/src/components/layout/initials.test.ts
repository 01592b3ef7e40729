import { expect, test } from 'vitest'
import { initialsOf } from './StudentAvatar.tsx'

test.each([
  ['Torto Arado', 'TA'],
  ['Quarto de Despejo', 'QD'],
  ['olhos d’água', 'OÁ'],
  ['it', 'I'],
  ['2001: uma odisseia', '2U'],
  ['A', 'A'],
  ['«»', ''],
  ['', ''],
])('the initials of «%s» are «%s»', (title, initials) => {
  expect(initialsOf(title)).toBe(initials)
})
