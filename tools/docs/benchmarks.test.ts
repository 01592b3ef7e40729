import { expect, it } from 'vitest'
import { whyOld } from '../../scripts/lib/benchmarks.mjs'

const REPORT = '\n2026-11-10, commit 5329c7b, 2 cores, Node 20.\n\n| figure |\n'
const nothing = () => []

it.each([
  ['2026-11-24', nothing, ''],
  ['2026-11-25', nothing, 'it was made 15 days ago'],
  ['2026-11-11', () => ['bench/a.ts', 'bench/b.ts'], '2 measured files changed since, bench/a.ts among them'],
])('on %s a report is said to be old where it is', (today, changedSince, why) => {
  expect(whyOld(REPORT, new Date(today), changedSince)).toBe(why)
})

it('asks for what changed since the commit of the report', () => {
  const asked: string[] = []
  whyOld(REPORT, new Date('2026-11-11'), (commit) => {
    asked.push(commit)
    return []
  })
  expect(asked).toEqual(['5329c7b'])
})

it('a report without its day is old', () => {
  expect(whyOld('none yet', new Date('2026-11-11'), nothing)).toBe('it names no day and no commit')
})
