import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { PAGES, preloadScript } from './preloads.ts'
import { MODULES } from '../src/modules/index.ts'

/** Runs the script as the page at `pathname` would, and gives the links that it made. */
function linksAt(pathname: string, files: ReadonlyMap<string, readonly string[]>) {
  const links: Record<string, string>[] = []
  const document = { createElement: () => ({}), head: { append: (link: object) => links.push({ ...link }) } }
  runInNewContext(preloadScript(files), { location: { pathname }, document })
  return links
}

describe('the files of a page', () => {
  const files = new Map([
    ['/dashboard', ['assets/Shell-1.js', 'assets/Shell-1.css']],
    ['/financas', ['assets/Shell-1.js', 'assets/Finance-1.js']],
  ])

  it('are asked for at once, and those of no other page', () => {
    expect(linksAt('/financas', files).map(({ href }) => href)).toEqual([
      '/assets/Shell-1.js',
      '/assets/Finance-1.js',
    ])
    expect(linksAt('/login', files)).toEqual([])
  })

  it('are asked for once: as the first script asks for them', () => {
    expect(linksAt('/dashboard', files)).toEqual([
      { crossOrigin: '', rel: 'modulepreload', href: '/assets/Shell-1.js' },
      { crossOrigin: '', rel: 'preload', as: 'style', href: '/assets/Shell-1.css' },
    ])
  })

  it('are known of each module and of the dashboard', () => {
    expect(Object.keys(PAGES).toSorted()).toEqual(
      ['/dashboard', ...MODULES.map(({ path }) => path)].toSorted(),
    )
  })
})
