import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')
/** `:has()` of any element, or of one that holds all others: then each change of a page makes the browser style all of it anew. */
const OF_THE_PAGE = /(?:^|[\s,>+~])(?:html|body|:root|#root|\*)?:has\(/

test('no rule asks what the whole page has', () => {
  expect(':root:has(a)').toMatch(OF_THE_PAGE)
  expect(':has(> a) {').toMatch(OF_THE_PAGE)
  expect('.body:has(a)').not.toMatch(OF_THE_PAGE)
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((sheet) => OF_THE_PAGE.test(readFileSync(join(SOURCES, sheet), 'utf8')))).toEqual([])
})
