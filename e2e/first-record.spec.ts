import { openHalfSemester } from './support/half-semester.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'student' })

/** How many scripts each page may ask for until its first record stands (P4). */
const MOST = {
  '/dashboard': 16,
  '/carreira': 24,
  '/financas': 16,
  '/habilidades': 16,
  '/leitura': 16,
  '/semestre': 16,
}
/** Those that the page itself names, and what stands beside the records. */
const EXPECTED = /^((index-\w+|theme|preload)\.js$|(MonthsChart|SameDayNote)-)/

test('few scripts come before the first record of a page, all of them are asked for at once, and nothing of Intl is made (P4, P7)', async ({
  page,
  request,
}) => {
  await openHalfSemester(page)
  const askedAtOnce = await (await request.get('/preload.js')).text()
  // In the page: what the test hears of it may come later.
  await page.addInitScript(() => {
    const made: string[] = []
    const counted = <Made extends new (...args: never[]) => object>(name: string, constructor: Made): Made =>
      new Proxy(constructor, {
        construct(target, args: never[]) {
          made.push(name)
          return new target(...args)
        },
      })
    Intl.NumberFormat = counted('NumberFormat', Intl.NumberFormat)
    Intl.DateTimeFormat = counted('DateTimeFormat', Intl.DateTimeFormat)
    Intl.Collator = counted('Collator', Intl.Collator)
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main [data-record], main section h2')) return
      observer.disconnect()
      const asked = document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')
      const addresses = [...asked].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href')!,
      )
      const askedFor = [...new Set(addresses)].map((address) => address.split('/').at(-1))
      Object.assign(window, { first: { askedFor, made } })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  for (const [path, most] of Object.entries(MOST)) {
    await page.goto(path)
    const handle = await page.waitForFunction(
      () => (window as { first?: { askedFor: string[]; made: string[] } }).first,
    )
    const { askedFor: scripts, made } = (await handle.jsonValue())!
    expect.soft(made, `${path}: each first object of Intl costs some 30 ms`).toEqual([])
    expect.soft(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(most)
    const later = scripts.filter((name) => !EXPECTED.test(name) && !askedAtOnce.includes(name))
    expect.soft(later, `${path}: asked for after another script`).toEqual([])
    expect.soft(scripts, path).toContain('preload.js')
  }
})
