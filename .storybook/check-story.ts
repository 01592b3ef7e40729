import axe from 'axe-core'
import type { ComposedStoryFn } from 'storybook/internal/types'
import { afterEach } from 'vitest'

/** A theme changes colours alone: the accessibility addon has looked at names, roles and sizes already. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations' as const] }
const ATTRIBUTE = 'data-mantine-color-scheme'
/** What React and Mantine count up over a run. */
const COUNTED = /(?:mantine-|_r_)\w+|[«:]r\w+[»:]/g

/** The names of the stills of each file by what they show. */
const shown = new Map<string, Map<string, string>>()

/** Holds of each still, as it stands at the end of its test: its colours are readable in the other theme too, and no other still of its file looks the same. */
afterEach(async (context) => {
  const { story } = context as { story?: ComposedStoryFn }
  if (story === undefined || story.tags.includes('interaction')) return
  const twin = twinOf(context.task.file.filepath, context.task.name, [story.globals, stillOf(document.body)])
  if (twin !== undefined) throw new Error(`«${context.task.name}» shows exactly what «${twin}» shows`)
  await expectReadableInTheOtherTheme(document.documentElement)
})

/** Returns the story of the file that showed the same before, if there is one. */
function twinOf(file: string, name: string, still: unknown): string | undefined {
  const stills = shown.get(file) ?? new Map<string, string>()
  shown.set(file, stills)
  const key = JSON.stringify(still)
  const first = stills.get(key)
  stills.set(key, first ?? name)
  return first === name ? undefined : first
}

/** The page as markup and typed values. */
function stillOf(body: HTMLElement) {
  const copy = body.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('style, script')) hidden.remove()
  const fields = body.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return [
    copy.innerHTML.replaceAll(COUNTED, ''),
    ...[...fields].map(({ value, checked }) => [value, checked]),
  ]
}

async function expectReadableInTheOtherTheme(root: HTMLElement): Promise<void> {
  const before = root.getAttribute(ATTRIBUTE) ?? 'light'
  const other = before === 'dark' ? 'light' : 'dark'
  root.setAttribute(ATTRIBUTE, other)
  const { violations } = await axe.run(document.body, COLOURS)
  root.setAttribute(ATTRIBUTE, before)
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  )
  if (found.length > 0) throw new Error(`In the ${other} theme: ${JSON.stringify(found, null, 2)}`)
}
