import { expect, test } from '@playwright/test'
import { watchContext } from './watch-context.ts'

const WRONGS = [
  {
    what: 'a page error',
    script: 'setTimeout(() => { throw new Error("oops") })',
    seen: /^page error: .*oops/,
  },
  { what: 'a console error', script: 'console.error("oops")', seen: /^console error: oops/ },
  { what: 'a console warning', script: 'console.warn("oops")', seen: /^console warning: oops/ },
  {
    what: 'a request to another host',
    script: 'fetch("https://elsewhere.invalid/x").catch(() => {})',
    seen: /^request to another host: https:\/\/elsewhere\.invalid\/x/,
  },
  {
    what: 'a missing file',
    script: 'fetch("/assets/missing.js")',
    seen: /^failed request: .*missing\.js 404/,
  },
  {
    what: 'a refused connection',
    script: 'fetch("/gone").catch(() => {})',
    seen: /^failed request: .*gone net::ERR_FAILED/,
  },
]

for (const { what, script, seen } of WRONGS) {
  test(`${what} is noticed`, async ({ page, context, baseURL }) => {
    const troubles = watchContext(context, baseURL!)
    await page.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
    )
    await page.route('**/gone', (route) => route.abort())
    await page.route('https://elsewhere.invalid/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/blank')
    expect(troubles()).toEqual([])
    await page.addScriptTag({ content: script })
    await expect.poll(() => troubles().some((trouble) => seen.test(trouble)), { message: what }).toBe(true)
  })
}
