import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { PAGES, preloadScript } from './preloads.ts'
import { MODULES } from '../src/modules/index.ts'

/** Runs the script as the page at an address would, and gives the files that it asks for. */
function askedAt(address: string, files: ReadonlyMap<string, readonly string[]>) {
  const asked: unknown[] = []
  const document = { createElement: () => ({}), head: { append: (link: object) => asked.push({ ...link }) } }
  const fetch = (href: string) => Promise.resolve(asked.push(href))
  const { pathname, search } = new URL(address, 'https://caderno.example')
  runInNewContext(preloadScript(files), { location: { pathname, search }, document, fetch })
  return asked
}

describe('the files of a page (P4)', () => {
  const files = new Map([
    ['/dashboard', ['assets/Shell-1.js', 'assets/Shell-1.css']],
    ['/financas', ['assets/Shell-1.js', 'assets/Overview-1.js']],
    ['/financas?aba', ['assets/Shell-1.js']],
  ])

  it('are asked for at once, and those of no other page or tab', () => {
    expect(askedAt('/financas', files)).toMatchObject([
      { href: '/assets/Shell-1.js' },
      { href: '/assets/Overview-1.js' },
    ])
    expect(askedAt('/financas?mes=2026-11&aba=metas', files)).toMatchObject([{ href: '/assets/Shell-1.js' }])
    expect(askedAt('/login', files)).toEqual([])
  })

  it('are asked for once: scripts as the first one asks for them', () => {
    expect(askedAt('/dashboard', files)).toEqual([
      { crossOrigin: '', rel: 'modulepreload', href: '/assets/Shell-1.js' },
      '/assets/Shell-1.css',
    ])
  })

  it('are known of each module and of the dashboard', () => {
    const pages = Object.keys(PAGES).filter((page) => !page.endsWith('?aba'))
    expect(pages.toSorted()).toEqual(['/dashboard', ...MODULES.map(({ path }) => path)].toSorted())
  })
})
