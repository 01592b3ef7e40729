import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createServer, preview, type InlineConfig } from 'vite'
import { hosting } from './hosting.ts'

const root = mkdtempSync(join(tmpdir(), 'caderno-hosting-'))
const FILES = {
  'index.html': '<title>Built</title>',
  'theme.js': 'theme',
  'assets/main-0.js': 'main',
  '.vite/manifest.json': '{}',
}
const settings = (): InlineConfig => ({ root, configFile: false, logLevel: 'silent', plugins: [hosting()] })

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true })
    writeFileSync(join(root, 'dist', file), text)
  }
  writeFileSync(join(root, 'index.html'), '<title>Source</title>')
})
afterAll(() => rmSync(root, { recursive: true }))

async function previewed(): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const server = await preview({ ...settings(), preview: { port: 0, cors: false } })
  onTestFinished(() => server.close())
  return (path, headers = {}) => fetch(new URL(path, server.resolvedUrls!.local[0]), { headers })
}

describe('the preview', () => {
  it.each(['/', '/index.html', '/login?a=1', '/a.b/c', '/index.html/', '/.vite/manifest.json'])(
    'answers with the page at %s (§2.1)',
    async (path) => {
      const response = await (await previewed())(path)
      expect([response.status, await response.text()]).toEqual([200, FILES['index.html']])
    },
  )

  it.each(['theme.js', 'assets/main-0.js'] as const)('answers with the file at /%s', async (file) => {
    expect(await (await (await previewed())(`/${file}`)).text()).toBe(FILES[file])
  })

  it.each([
    '/assets/gone.js',
    '/assets/%2e%2e%2ftheme.js',
    '/assets/%zz',
    '/assets/%00',
    '/sw.js',
    '/version.json',
  ])('says that there is nothing at %s', async (path) => {
    const response = await (await previewed())(path)
    expect([response.status, await response.text()]).toEqual([404, 'Not found'])
  })

  it.each([
    ['/login', 'no-cache'],
    ['/theme.js', 'no-cache'],
    ['/assets/main-0.js', 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 'public, max-age=31536000, immutable'],
  ])('sends the headers of firebase.json with %s', async (path, cacheControl) => {
    const { headers } = await (await previewed())(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe(cacheControl)
  })

  it('sends a script as Brotli to who takes it, and as it is to who does not (P7)', async () => {
    const get = await previewed()
    const taken = async (encoding: string) => {
      const answer = await get('/assets/main-0.js', { 'Accept-Encoding': encoding })
      const [sent, type] = ['content-encoding', 'content-type'].map((name) => answer.headers.get(name))
      return [sent, type, await answer.text()]
    }
    expect(await taken('gzip, br')).toEqual(['br', 'text/javascript', 'main'])
    expect(await taken('identity')).toEqual([null, 'text/javascript', 'main'])
  })

  it('lets the page connect to the emulators that its environment names, and to none without them (B28)', async () => {
    const policy = async () => (await (await previewed())('/')).headers.get('content-security-policy')!
    const without = await policy()
    expect(without).not.toContain('http:')
    vi.stubEnv('VITE_FIREBASE_AUTH_EMULATOR_URL', 'http://127.0.0.1:9099')
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect((await policy()).replace(' http://127.0.0.1:9099 http://127.0.0.1:8080;', ';')).toBe(without)
    vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '10.0.0.7:8080')
    expect(await policy()).toBe(without)
  })
})

describe('the dev server', () => {
  it('says that a missing file is missing, and sends no policy', async () => {
    const server = await createServer({ ...settings(), server: { port: 0, watch: null } })
    onTestFinished(() => server.close())
    await server.listen()
    const get = (path: string) =>
      fetch(new URL(path, server.resolvedUrls!.local[0]), { headers: { Accept: 'text/html' } })
    expect((await get('/assets/gone.js')).status).toBe(404)
    expect((await get('/sw.js')).status).toBe(404)
    const page = await get('/login')
    expect(await page.text()).toContain('Source')
    expect(page.headers.get('content-security-policy')).toBeNull()
  })
})
