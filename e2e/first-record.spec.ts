import { openHalfSemester } from './support/half-semester.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'student' })

/** How many scripts each page may ask for until its first record stands (docs/specification.md#p4-lazy-parts). */
const MOST = {
  '/dashboard': 16,
  '/carreira': 24,
  '/financas': 16,
  '/habilidades': 16,
  '/leitura': 16,
  '/semestre': 16,
}
/** Those that the page itself names, and what stands beside the records. */
const EXPECTED = /^((index-\w+|theme|preload)\.js$|(backup-writer|MonthsChart|SameDayNote)-)/

test('few scripts come before the first record of a page, and all of them are asked for at once', async ({
  page,
  request,
}) => {
  await openHalfSemester(page)
  const askedAtOnce = await (await request.get('/preload.js')).text()
  let scripts: string[] = []
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url().split('/').at(-1)!))
  for (const [path, most] of Object.entries(MOST)) {
    scripts = []
    await page.goto(path)
    await page.locator('main [data-record], main section h2').first().waitFor()
    const loaded = [...scripts]
    expect.soft(loaded.length, `${path}: ${loaded.join(' ')}`).toBeLessThanOrEqual(most)
    const later = loaded.filter((name) => !EXPECTED.test(name) && !askedAtOnce.includes(name))
    expect.soft(later, `${path}: asked for after another script`).toEqual([])
    expect.soft(loaded, path).toContain('preload.js')
  }
})
