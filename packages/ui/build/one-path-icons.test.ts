import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withOnePath } from './one-path-icons.ts'

const ICONS = join(dirname(createRequire(import.meta.url).resolve('@tabler/icons-react')), '../esm/icons')
const linesOf = (name: string, change = (code: string) => code) =>
  change(readFileSync(join(ICONS, `${name}.mjs`), 'utf8')).match(/__iconNode = (.*);/)![1]!

test('an icon of several lines is one path with all of them', () => {
  expect(linesOf('IconCheck', withOnePath)).toBe('[["path",{"d":"M5 12l5 5l10 -10","key":"svg"}]]')
  expect(linesOf('IconArrowLeft', withOnePath)).toBe(
    '[["path",{"d":"M5 12l14 0M5 12l6 6M5 12l6 -6","key":"svg"}]]',
  )
})

test('an icon with a line that is drawn otherwise, and a filled one, stay as they are', () => {
  for (const name of ['IconDiscount', 'IconStarFilled', 'IconBrandSteam'])
    expect(linesOf(name, withOnePath)).toBe(linesOf(name))
})
