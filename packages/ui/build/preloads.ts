import type { Plugin, Rolldown } from 'vite'

const EVERY_PAGE = ['app/Shell', 'composition/container']
/** The chunks of one backend: the other is in no build, or is not loaded. */
const BACKENDS = [
  ['composition/firebase', 'composition/firebase-modules'],
  ['composition/local', 'composition/local-modules'],
]
/** What a page inside the shell draws its records with: with the tab that it opens with, or at the address of any tab. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['features/dashboard/DashboardScreen'],
  '/carreira': ['features/career/CareerScreen', 'features/career/applications/ApplicationsPage'],
  '/carreira?aba': ['features/career/CareerScreen'],
  '/financas': ['features/finance/FinanceScreen', 'features/finance/overview/OverviewTab'],
  '/financas?aba': ['features/finance/FinanceScreen'],
  '/habilidades': ['features/skills/SkillsScreen'],
  '/leitura': ['features/reading/ReadingScreen'],
  '/semestre': ['features/semester/SemesterScreen', 'features/semester/week/WeekTab'],
  '/semestre?aba': ['features/semester/SemesterScreen'],
}

const MODULE = /ui\/src\/(.*)\.tsx?$/

/** Makes /preload.js, which asks for all files of a page together with the first script; each would else wait for the one that imports it. */
export function preloads(): Plugin {
  return {
    name: 'caderno:preloads',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/preload.js', async: true }, injectTo: 'head' },
    ],
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) return
      const chunkOf = (path: string) =>
        chunks.find(({ modules }) => Object.keys(modules).some((id) => MODULE.exec(id)?.[1] === path))
      const known = filesOf(bundle, entry)
      const backend = BACKENDS.find(([first]) => chunkOf(first!)) ?? []
      const needed = (screens: readonly string[]) => {
        const files = [...EVERY_PAGE, ...backend, ...screens].flatMap((path) => {
          const chunk = chunkOf(path)
          if (!chunk) throw new Error(`${path} is in no script`)
          return [...filesOf(bundle, chunk)]
        })
        return [...new Set(files)].filter((file) => !known.has(file))
      }
      const pages = Object.entries(PAGES).map(([page, screens]) => [page, needed(screens)] as const)
      this.emitFile({ type: 'asset', fileName: 'preload.js', source: preloadScript(new Map(pages)) })
    },
  }
}

/** A script and all that it imports, with their style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()) {
  if (seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') filesOf(bundle, next, seen)
  }
  return seen
}

/** `files` by the address of the page. */
export function preloadScript(files: ReadonlyMap<string, readonly string[]>): string {
  const all = [...new Set([...files.values()].flat())]
  const pages = Object.fromEntries(
    [...files].map(([page, own]) => [page, own.map((file) => all.indexOf(file))]),
  )
  return `(${preload.toString()})(${JSON.stringify(all)},${JSON.stringify(pages)})\n`
}

/** Runs in the page, before its first script. */
function preload(all: readonly string[], pages: Readonly<Record<string, readonly number[]>>): void {
  const page = location.pathname + (/[?&]aba=/.test(location.search) ? '?aba' : '')
  for (const at of pages[page] ?? []) {
    const href = `/${all[at]!}`
    if (href.endsWith('.css')) {
      // The browser warns of a preloaded style sheet that a redirect leaves unused.
      fetch(href).catch(() => undefined)
      continue
    }
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    // As the first script asks for it: otherwise it would be asked for twice.
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}
