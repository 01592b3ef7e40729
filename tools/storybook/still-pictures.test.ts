import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FILES = execFileSync('git', ['ls-files', 'packages/ui/src/**/*.stories.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

const STORY = /^export const (\w+): Story = \{[^]*?^\}/gm
const ACTS = /\buserEvent\b|\.(click|keyboard|focus)\(/

/** A designer who opens a story sees a still picture of a state; what acts is left out of the sidebar by its tag. */
it.each(FILES)('no story of %s that acts stands in the sidebar', (file) => {
  const stories = [...readFileSync(join(ROOT, file), 'utf8').matchAll(STORY)]
  const acting = stories.filter(
    ([text]) => ACTS.test(text) && !text.includes("tags: ['interaction', '!autodocs']"),
  )
  expect(acting.map(([, name]) => name)).toEqual([])
})
