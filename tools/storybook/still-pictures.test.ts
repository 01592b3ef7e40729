import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FILES = execFileSync('git', ['ls-files', 'packages/ui/src/**/*.stories.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

const STORY = /^export const (\w+): Story = \{(?:.*\}$|[^]*?^\})/gm
const SPREAD = /\.{3}(\w+),/g
const ACTS = /\buserEvent\b|\.(click|keyboard|focus)\(/

const TAGS = "tags: ['interaction', '!autodocs'"

/** A designer who opens a story sees a still picture of a state; what acts is left out of the sidebar by its tag. */
it.each(FILES)('no story of %s that acts stands in the sidebar (B29)', (file) => {
  const acting = storiesIn(file).filter(({ text }) => ACTS.test(text) && !text.includes(TAGS))
  expect(acting.map(({ name }) => name)).toEqual([])
})

/** Storybook's index reads only what a story itself says; at run time a story also has the tags of the story that it spreads. */
it.each(FILES)('every story of %s says itself that it is an interaction (B29)', (file) => {
  const stories = storiesIn(file)
  const interactions = new Set(stories.filter(({ text }) => text.includes(TAGS)).map(({ name }) => name))
  const silent = stories.filter(
    ({ text }) =>
      !text.includes(TAGS) && [...text.matchAll(SPREAD)].some(([, spread]) => interactions.has(spread!)),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

/** The toolbar switches the theme, and every still is looked at in both: a copy in another theme shows nothing new. */
it.each(FILES)('no story of %s has a theme of its own without saying so', (file) => {
  const pinned = storiesIn(file).filter(({ name, text }) => /theme: '/.test(text) && !/Dark|Light/.test(name))
  expect(pinned.map(({ name }) => name)).toEqual([])
})

/** Storybook shows the comment above `meta` on the component's page of documentation. */
it.each(FILES.filter((file) => file.includes('/components/')))('%s says how to use what it shows', (file) => {
  const [comment] = /\/\*\*(?:(?!\*\/)[^])*\*\/\nconst meta/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [
    '',
  ]
  const said = ['Not for', 'Keyboard', 'Screen reader', 'Do', "Don't"]
  expect(said.filter((each) => !comment.includes(`**${each}**`))).toEqual([])
})

it('every shared component has a page of documentation, or stands on that of the other parts (B29)', () => {
  const parts = readFileSync(join(ROOT, '.storybook/Parts.mdx'), 'utf8')
  const folder = join(ROOT, 'packages/ui/src/components')
  const components = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /^[^.]+\.tsx$/.test(file))
  const told = (file: string) =>
    existsSync(join(folder, file.replace('.tsx', '.stories.tsx'))) ||
    parts.includes(`\`${basename(file, '.tsx')}\``)
  expect(components.filter((file) => !told(file))).toEqual([])
})

function storiesIn(file: string) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(STORY)].map(([story, name]) => ({ name: name!, text: story }))
}
