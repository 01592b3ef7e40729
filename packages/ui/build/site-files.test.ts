import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillWorker, markPage, precachedOf, versionFile, versionOf } from './site-files.ts'

const SITE = new Map<string, string | Uint8Array>([
  ['index.html', '<title>Caderno</title>'],
  ['theme.js', 'theme'],
  ['assets/main-1.js', 'main'],
  ['icons/icon-192.png', new Uint8Array([1])],
  ['robots.txt', 'User-agent: *'],
  ['.vite/manifest.json', '{}'],
  ['sw.js', 'worker'],
  ['version.json', '{}'],
])
const sha = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

describe('what is kept for opening without a connection (W21, B30)', () => {
  it('is what the page is made of, the page last, each with its hash', () => {
    expect(precachedOf(SITE)).toEqual([
      { url: '/assets/main-1.js', revision: null, integrity: sha('main') },
      { url: '/theme.js', revision: sha('theme').slice(7, 15), integrity: sha('theme') },
      {
        url: '/index.html',
        revision: expect.stringMatching(/^.{8}$/),
        integrity: sha('<title>Caderno</title>'),
      },
    ])
  })

  it('is no document, icon, report of the build, or the worker itself', () => {
    expect(precachedOf(SITE).map(({ url }) => url)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/icons|robots|vite|sw\.js|version\.json/)]),
    )
  })
})

describe('the version of a site (W21, B30)', () => {
  const version = (files = SITE, ...beside: string[]) => versionOf(files, ...beside)

  it('is twelve hexadecimal digits, the same for the same files in any order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.stringMatching(/^assets\/[a-z]{1,9}\.js$/), fc.string()), {
          selector: ([path]) => path,
        }),
        (files) => {
          expect(version(new Map(files))).toMatch(/^[0-9a-f]{12}$/)
          expect(version(new Map(files.toReversed()))).toBe(version(new Map(files)))
        },
      ),
    )
  })

  it('is another with another file, name, worker or header', () => {
    const others = [
      version(new Map([...SITE, ['theme.js', 'other']])),
      version(new Map([...SITE, ['assets/more-1.js', '']])),
      version(SITE, 'worker'),
      version(SITE, 'worker', 'headers'),
      version(SITE, 'headers', 'worker'),
    ]
    expect(new Set([version(), ...others]).size).toBe(6)
  })

  it('is told by the page and by the version file', () => {
    expect(markPage('<head><title>Caderno</title></head>', 'abc')).toContain(
      '<meta name="version" content="abc" />',
    )
    expect(JSON.parse(versionFile('abc'))).toEqual({ version: 'abc' })
  })
})

it('the worker is given its files and its version, whatever is in them (W21, B30)', () => {
  const precached = [{ url: "/assets/$&-$'.js", revision: null, integrity: 'sha256-$1' }]
  const script = fillWorker('keep(self.__PRECACHED); self.__VERSION', 'abc', precached)
  expect(script).toBe(`keep(${JSON.stringify(precached)}); "abc"`)
})
