import { expect, test } from 'vitest'
import type { Title } from '../src/kernel/index.ts'

export const titlesContract = (title: Title) =>
  test('a title has a text', () => expect(title.text).not.toBe(''))
