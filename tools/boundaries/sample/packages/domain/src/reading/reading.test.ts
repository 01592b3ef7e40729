import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTitle } from '../../testing/index.ts'
import { titled } from './index.ts'

test('a title is its text', () => {
  fc.assert(fc.property(fc.string(), (text) => titled({ text }) === text))
  expect(titled(aTitle)).toBe('Dom Casmurro')
})
