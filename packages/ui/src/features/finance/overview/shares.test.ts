import { expect, test } from 'vitest'
import { spokenShare } from './Categories.tsx'

test.each([
  [79.99, 100, '79%'],
  [80, 100, '80%'],
  [99.99, 100, '99%'],
  [100, 100, '100%'],
  [100.01, 100, '101%'],
  [0.57, 1, '57%'],
  [0.01, 999_999_999.99, '0%'],
  [5, null, '12%'],
  [0, null, '0%'],
])(
  'R$ %d of R$ %j is told as no more than it is below the limit, and as no less above it: %s',
  (gasto, limite, words) => {
    expect(spokenShare({ gasto, limite }, 40)).toBe(words)
  },
)
