import { launchOptions } from '../playwright.config.ts'
import { openHalfSemester } from './support/half-semester.ts'
import { openSemester, pasteTimetable } from './support/semester.ts'
import { expect, test } from './support/test.ts'

const PAGES = [
  '/dashboard',
  '/carreira',
  '/carreira?aba=networking',
  '/financas',
  '/financas?aba=transacoes',
  '/habilidades',
  '/leitura',
  '/semestre?aba=disciplinas',
  '/semestre?aba=notas',
  '/semestre?aba=calendario',
  '/conta',
]

/** Letters of 200 %, as a student chooses them in the browser. */
test.use({
  as: 'student',
  viewport: { width: 360, height: 740 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
})

test('letters of 200 % fit a phone: no page scrolls sideways, and a class keeps its words together', async ({
  page,
}) => {
  await openHalfSemester(page)
  const expectToFit = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
      .toBe(360)
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectToFit()
  }
  await page.goto('/habilidades')
  const name = page.getByRole('banner').getByText('Habilidades', { exact: true })
  await expect(name).toBeVisible()
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await openSemester(page)
  await pasteTimetable(page, 'Cálculo Diferencial e Integral I 5M1234 Sala 12')
  await expectToFit()
  const subject = page.getByRole('button', { name: 'Cálculo Diferencial e Integral I', exact: true })
  expect((await subject.boundingBox())!.width).toBeGreaterThan(120)
})
