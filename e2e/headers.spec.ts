import { expect, test, type APIRequestContext } from '@playwright/test'
import { watchContext } from './support/watch-context.ts'

const env = process.env
const emulators = env['VITE_FIRESTORE_EMULATOR_HOST']
  ? ` ${env['VITE_FIREBASE_AUTH_EMULATOR_URL']} http://${env['VITE_FIRESTORE_EMULATOR_HOST']}`
  : ''
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com${emulators}`,
  "img-src 'self' data: https:",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-elem 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
]
const EVERYWHERE = {
  'content-security-policy': POLICY.join('; '),
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
}
const UNASKED = { ...EVERYWHERE, 'cache-control': 'no-cache' }
const FOR_A_YEAR = { ...EVERYWHERE, 'cache-control': 'public, max-age=31536000, immutable' }
const PAGE = '<div id="root">'

for (const path of [
  '/',
  '/login',
  '/recuperar-senha?mode=x',
  '/nao-existe',
  '/.well-known/x',
  '/index.html',
]) {
  test(`the page at ${path} is protected, and asked for anew each time (§2.1, R9)`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject(UNASKED)
    expect(await response.text()).toContain(PAGE)
  })
}

for (const path of [
  '/theme.js',
  '/favicon.svg',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
]) {
  test(`${path} is asked for anew each time (R9)`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject(UNASKED)
  })
}

for (const path of ['/version.json', '/sw.js']) {
  test(`${path} is asked for anew each time, and the page never stands in for it (§2.1, W21)`, async ({
    request,
  }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject(UNASKED)
    expect(await response.text()).not.toContain(PAGE)
  })
}

for (const kind of ['js', 'css']) {
  test(`the hashed .${kind} files may be kept for a year`, async ({ request }) => {
    const response = await request.get(await assetOf(request, kind))
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject(FOR_A_YEAR)
  })
}

test('a missing asset is said to be missing, as protected as the rest (R9)', async ({ request }) => {
  const response = await request.get('/assets/main-00000000.js', { headers: { Accept: 'text/html,*/*' } })
  expect(response.status()).toBe(404)
  expect(response.headers()).toMatchObject(EVERYWHERE)
  expect(await response.text()).not.toContain(PAGE)
})

const ATTEMPTS = [
  {
    what: 'a script in the page',
    breaks: 'script-src-elem',
    code: `document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }))`,
  },
  {
    what: 'a handler in markup',
    breaks: 'script-src-attr',
    code: `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">')`,
  },
  {
    what: "another host's script",
    breaks: 'script-src-elem',
    code: `document.body.append(Object.assign(document.createElement('script'), { src: 'https://elsewhere.invalid/x.js' }))`,
  },
  {
    what: 'a connection to another host',
    breaks: 'connect-src',
    code: `void fetch('https://elsewhere.invalid/').catch(() => {})`,
  },
  {
    what: "another host's frame",
    breaks: 'frame-src',
    code: `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.invalid/' }))`,
  },
  {
    what: 'another base for addresses',
    breaks: 'base-uri',
    code: `document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.invalid/' }))`,
  },
]

for (const { what, breaks, code } of ATTEMPTS) {
  test(`${what} is refused, and every test would notice (R9)`, async ({ page, context, baseURL }) => {
    const troubles = watchContext(context, baseURL!)
    await page.goto('/login')
    expect(troubles()).toEqual([])
    await page.evaluate(
      `addEventListener('securitypolicyviolation', (event) => { window.broken = event.effectiveDirective })`,
    )
    await page.evaluate(code)
    await expect.poll(() => page.evaluate('window.broken')).toBe(breaks)
    await expect
      .poll(() => troubles().some((trouble) => /^console error: .*Content Security Policy/.test(trouble)))
      .toBe(true)
    expect(await page.evaluate('window.ran')).toBeUndefined()
  })
}

test('no page may frame the app, not even one of its own host (R9)', async ({ page, context, baseURL }) => {
  const troubles = watchContext(context, baseURL!)
  await page.route('**/outside', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outside</title><iframe src="/login"></iframe>' }),
  )
  await page.goto('/outside')
  await expect.poll(() => troubles().some((trouble) => /frame-ancestors/.test(trouble))).toBe(true)
  await expect(page.frameLocator('iframe').locator('#root')).toHaveCount(0)
})

async function assetOf(request: APIRequestContext, kind: string): Promise<string> {
  const page = await (await request.get('/')).text()
  return new RegExp(`"(/assets/[^"]+\\.${kind})"`).exec(page)![1]!
}
