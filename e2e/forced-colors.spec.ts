import { openHalfSemester } from './support/half-semester.ts'
import { expect, test } from './support/test.ts'

test.use({ as: 'student' })

/** What says something by its ground or by a line, and what does not say it (L9). */
const MEANING = {
  '/dashboard': [
    ['[aria-label^=Semana] i:not([data-planned])', 'main'],
    ['li[aria-current]', 'li:has(> * > b):not([aria-current])'],
  ],
  '/carreira?aba=networking': [['input:checked', 'input:not(:checked)']],
  '/financas': [
    ['.mantine-Progress-section', 'main'],
    ['[aria-hidden] > :first-child > i', '[aria-hidden] > :last-child > i'],
    ['[role=tab][data-active]', '[role=tab]:not([data-active])'],
  ],
  '/habilidades': [
    ['[data-state=done] i', '[data-state=open] i'],
    ['.mantine-Progress-section', 'main'],
    ['button[data-today]', 'button[data-state]:not([data-today])'],
    ['button[aria-pressed=true]:not(:has(svg))', 'button[aria-pressed=false]'],
  ],
  '/leitura': [
    ['.mantine-Progress-section', 'main'],
    ['[aria-hidden] i', 'main'],
  ],
  '/semestre': [
    ['[data-now]', 'main'],
    ['section[data-today]', 'section[data-today] ~ section'],
  ],
  '/semestre?aba=disciplinas': [['li i', 'main']],
  '/semestre?aba=calendario': [['[data-today]', '[data-other]']],
} as const

/** Runs in the page: the ground and the lines of each, where they are not of the page's own colour. */
function looks(elements: Element[]): string[] {
  const { backgroundColor: page } = getComputedStyle(document.body)
  const seen = (colour: string, isDrawn = true) =>
    isDrawn && colour !== page && !/^rgba.* 0\)$/.test(colour) ? colour : 'none'
  return elements.map((element) => {
    const style = getComputedStyle(element)
    return [
      seen(style.backgroundColor),
      seen(style.outlineColor, style.outlineStyle !== 'none'),
      seen(style.borderBottomColor, style.borderBottomWidth !== '0px'),
    ].join(' ')
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`what has a meaning is seen in the system's ${colorScheme} colours (L9)`, async ({ page }) => {
    await openHalfSemester(page)
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const [path, pairs] of Object.entries(MEANING)) {
      await page.goto(path)
      for (const [meant, other] of pairs) {
        await expect(page.locator(meant).first(), meant).toBeAttached()
        await expect(page.locator(other).first(), other).toBeAttached()
        const plain = await page.locator(other).evaluateAll(looks)
        for (const look of await page.locator(meant).evaluateAll(looks))
          expect.soft(plain, `${path} ${meant}`).not.toContain(look)
      }
    }
  })
