import { join } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, expect, it } from 'vitest'

type Entry = Awaited<ReturnType<typeof buildIndex>>['entries'][string]

let entries: Entry[] = []
beforeAll(async () => {
  const configDir = join(import.meta.dirname, '../../.storybook')
  entries = Object.values((await buildIndex({ configDir })).entries)
}, 60_000)

const isInteraction = ({ tags = [] }: Entry) => tags.includes('interaction')

it('every title has a story that the sidebar shows', () => {
  const titles = (of: Entry[]) => [...new Set(of.map(({ title }) => title))].toSorted()
  expect(titles(entries.filter((entry) => !isInteraction(entry)))).toEqual(titles(entries))
})

it('no documentation page is left out of the sidebar', () => {
  const hidden = entries.filter((entry) => entry.type === 'docs' && isInteraction(entry))
  expect(hidden.map(({ title }) => title)).toEqual([])
})
