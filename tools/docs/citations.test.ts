import { describe, expect, it } from 'vitest'
import { citedIds, definedIds } from '../../scripts/lib/citations.mjs'

describe('what is cited has a target', () => {
  it('takes the ids that headings begin with', () => {
    expect(definedIds('## §1 What\n### D9 Reading\ntext D10\n#### R3 Kills')).toEqual(
      new Set(['§1', 'D9', 'R3']),
    )
  })

  it('reads comments and titles of tests, and no code', () => {
    const code = "/** Undo (D24, §7). */\nconst D3 = 'D11' // P8\nit('keeps it (R2)', () => {})"
    expect(citedIds('a.ts', code)).toEqual(['D24', '§7', 'P8', 'R2'])
  })

  it('reads the words of a document, and the rows of the benchmarks', () => {
    expect(citedIds('docs/a.md', 'holds D5 and §2, not D5x')).toEqual(['D5', '§2'])
    expect(citedIds('docs/benchmarks.md', '| C3 | opened |')).toEqual(['C3'])
    expect(citedIds('bench/a.spec.ts', "row('F1', 'open')")).toEqual(['F1'])
  })
})
