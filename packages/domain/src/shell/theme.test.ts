import { describe, expect, test } from 'vitest'
import { otherTheme, resolveTheme } from './theme.ts'

describe('resolveTheme (§3.10, §9.8)', () => {
  test.each([
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['light', true, 'light'],
    ['light', false, 'light'],
  ] as const)('the stored choice %s wins over a system that prefers dark: %s', (stored, system, theme) => {
    expect(resolveTheme(stored, system)).toBe(theme)
  })

  test.each([[null], [undefined], [''], ['auto'], ['Dark'], ['"dark"'], [1], [{}], [['dark']]])(
    '%j is no choice: the system decides',
    (stored) => {
      expect(resolveTheme(stored, true)).toBe('dark')
      expect(resolveTheme(stored, false)).toBe('light')
    },
  )
})

test('the switch goes to the other theme and back (§3.10, §9.8)', () => {
  expect(otherTheme('light')).toBe('dark')
  expect(otherTheme('dark')).toBe('light')
})
