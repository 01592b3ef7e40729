import { expect, test } from 'vitest'
import { sizeOf } from './document-size.ts'

test("counts as the service's manual does in its example (R14)", () => {
  expect(sizeOf({ type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' })).toBe(
    71,
  )
})

test.each([
  ['ação', 7],
  [[1, 2, 3], 24],
  [null, 1],
  [{ a: { b: 'c' } }, 6],
  [[], 0],
  [{}, 0],
])('%j takes %d bytes (R14)', (value, size) => {
  expect(sizeOf(value)).toBe(size)
})
