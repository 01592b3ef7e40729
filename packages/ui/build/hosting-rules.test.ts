import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headersAt, isDeployed, rewriteOf, type Hosting } from './hosting-rules.ts'

const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: Hosting
}
const SECURITY = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]
const anyPath = fc
  .oneof(fc.webPath(), fc.constantFrom('/.well-known/x', '/%2e%2e', '/a/.b', '/a\u2028b'))
  .map((path) => path || '/')

describe('firebase.json', () => {
  it('gives every path, hidden ones too, the headers that protect the page (R9)', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect([...headersAt(hosting, path).keys()]).toEqual(expect.arrayContaining(SECURITY))
      }),
    )
  })

  it.each(['/', '/login', '/recuperar-senha', '/nao-existe', '/a/b', '/.well-known/x', '/assets'])(
    'answers with the page at %s',
    (path) => {
      expect(rewriteOf(hosting, path)).toBe('/index.html')
    },
  )

  it.each(['/assets/main-0.js', '/assets/', '/assets/a/b.css', '/sw.js', '/version.json'])(
    'does not answer with the page where %s is missing',
    (path) => {
      expect(rewriteOf(hosting, path)).toBeUndefined()
    },
  )

  it.each(['/', '/index.html', '/login', '/theme.js', '/sw.js', '/version.json', '/favicon.svg'])(
    'lets nobody keep %s unasked',
    (path) => {
      expect(headersAt(hosting, path).get('cache-control')).toBe('no-cache')
    },
  )

  it('lets hashed files be kept for a year', () => {
    expect(headersAt(hosting, '/assets/main-0.js').get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it('deploys the site without the reports of its build (B28)', () => {
    const files = [
      'index.html',
      'theme.js',
      'assets/main-0.js',
      '.vite/manifest.json',
      '.vite/chunks.json',
      '.DS_Store',
    ]
    expect(files.filter((file) => isDeployed(hosting, file))).toEqual([
      'index.html',
      'theme.js',
      'assets/main-0.js',
    ])
  })

  it('names the same referrer policy as the page does for hosts without headers', () => {
    const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
    expect(page).toContain(
      `<meta name="referrer" content="${headersAt(hosting, '/').get('referrer-policy')}" />`,
    )
  })
})

describe('a rule', () => {
  const rules = (...headers: Hosting['headers']): Hosting => ({ ignore: [], rewrites: [], headers })
  const says = (value: string) => [{ key: 'X-Says', value }]

  it('counts more the later it stands, whatever the case of its name', () => {
    const both = rules(
      { source: '**', headers: says('first') },
      { source: '/a', headers: [{ key: 'x-says', value: 'second' }] },
    )
    expect([...headersAt(both, '/a')]).toEqual([['x-says', 'second']])
    expect([...headersAt(both, '/b')]).toEqual([['x-says', 'first']])
  })

  it('with ** leaves out what begins with a dot, and one with a regular expression does not', () => {
    expect(headersAt(rules({ source: '**', headers: says('glob') }), '/.hidden').size).toBe(0)
    expect(headersAt(rules({ regex: '.*', headers: says('regex') }), '/.hidden').size).toBe(1)
  })
})
