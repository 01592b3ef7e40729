import type { Page } from '@playwright/test'
import { openHalfSemester } from './support/half-semester.ts'
import { expect, test } from './support/test.ts'

const FOLDER = process.env['CADERNO_PICTURES']!
const PAGES = {
  dashboard: '/dashboard',
  carreira: '/carreira',
  financas: '/financas',
  transacoes: '/financas?aba=transacoes',
  habilidades: '/habilidades',
  leitura: '/leitura',
  semestre: '/semestre',
  disciplinas: '/semestre?aba=disciplinas',
}
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 900 }
const LOOKS = {
  'phone-light': { viewport: PHONE, colorScheme: 'light' },
  'phone-dark': { viewport: PHONE, colorScheme: 'dark' },
  'desktop-light': { viewport: DESKTOP, colorScheme: 'light' },
  'desktop-dark': { viewport: DESKTOP, colorScheme: 'dark' },
} as const
/** Of each system the letters of the design. */
const SERIF = /^(Iowan Old Style|Palatino.*|P052)$/
const SANS = /^(\.?SF .*|Segoe UI.*|Roboto)$/
const MISSING = 'the letters of the design (Debian: apt-get install fonts-roboto-unhinted fonts-urw-base35)'

for (const [look, use] of Object.entries(LOOKS))
  test.describe(look, () => {
    test.use({ as: 'student', ...use })
    test('a picture of each page with half a semester in it', async ({ page }) => {
      await openHalfSemester(page)
      expect(await fontOf(page, 'h1'), MISSING).toMatch(SERIF)
      expect(await fontOf(page, 'main p'), MISSING).toMatch(SANS)
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.screenshot({ path: `${FOLDER}/${name}-${look}.png` })
      }
    })
  })

/** The installed font that draws the first element of the selector. */
async function fontOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts[0]?.familyName
}
