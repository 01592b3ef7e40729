import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, expect, it } from 'vitest'
import { DIALOGS, ROUTES } from '../../.storybook/states.ts'

type Entry = Awaited<ReturnType<typeof buildIndex>>['entries'][string]

let entries: Entry[] = []
beforeAll(async () => {
  const configDir = join(import.meta.dirname, '../../.storybook')
  entries = Object.values((await buildIndex({ configDir })).entries)
}, 60_000)

const isInteraction = ({ tags = [] }: Entry) => tags.includes('interaction')

it('every title has a story that the sidebar shows (B29)', () => {
  const titles = (of: Entry[]) => [...new Set(of.map(({ title }) => title))].toSorted()
  expect(titles(entries.filter((entry) => !isInteraction(entry)))).toEqual(titles(entries))
})

it('no documentation page is left out of the sidebar', () => {
  const hidden = entries.filter((entry) => entry.type === 'docs' && isInteraction(entry))
  expect(hidden.map(({ title }) => title)).toEqual([])
})

it('no rule of the specification is a filter of the sidebar', () => {
  const tags = entries.flatMap(({ tags: each = [] }) => each)
  expect(tags).toContain('interaction')
  expect(tags.filter((tag) => /\d/.test(tag))).toEqual([])
})

const idsOf = (of: Entry[]) => new Set(of.map(({ id }) => id))

it('every state of every address has a story, or says why it has none (B29)', () => {
  const stills = idsOf(entries.filter((entry) => !isInteraction(entry)))
  const interactions = idsOf(entries.filter(isInteraction))
  const cells = Object.values(ROUTES).flatMap((states) => Object.values(states))
  const blank = cells.filter((shown) =>
    'story' in shown
      ? !stills.has(shown.story)
      : 'played' in shown
        ? !interactions.has(shown.played)
        : shown.none === '',
  )
  expect(blank).toEqual([])
})

it('the page of states has every dialog, with stills of it (B29)', () => {
  const files = readdirSync(join(import.meta.dirname, '../../packages/ui/src/features'), { recursive: true })
  expect(Object.keys(DIALOGS)).toEqual(
    files.flatMap((file) => /(\w+Dialogs?)\.tsx$/.exec(String(file))?.[1] ?? []).toSorted(),
  )
  const stills = idsOf(entries.filter((entry) => !isInteraction(entry)))
  expect(Object.values(DIALOGS).filter((stories) => stories.length === 0)).toEqual([])
  expect(
    Object.values(DIALOGS)
      .flat()
      .filter((id) => !stills.has(id)),
  ).toEqual([])
})

it('the page of states has every address of the app', () => {
  const screens = readFileSync(join(import.meta.dirname, '../../packages/ui/src/app/screens.ts'), 'utf8')
  const paths = [...screens.matchAll(/'(\/[\w-]*|\*)'/g)].map(([, path]) => path!)
  expect(Object.keys(ROUTES)).toEqual(
    expect.arrayContaining([...new Set(paths)].filter((path) => path !== '/')),
  )
})

it('a student finds a state by its word', () => {
  const found = entries.filter(({ name }) => name.endsWith(' · erro')).map(({ id }) => id)
  expect(found).toContain('features-career-careerscreen--failed')
})
