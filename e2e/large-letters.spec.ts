import { launchOptions } from '../playwright.config.ts'
import { openFinances } from './support/finance.ts'
import { openSemester, pasteTimetable } from './support/semester.ts'
import { expect, test } from './support/test.ts'

/** Letters of 200 %, as a student chooses them in the browser. */
test.use({
  as: 'student',
  viewport: { width: 360, height: 740 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] },
})

test('letters of 200 % fit a phone: no page scrolls sideways, and a class keeps its words together', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00-03:00'))
  const expectToFit = () =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
      .toBe(360)
  for (const path of ['/dashboard', '/carreira', '/habilidades', '/leitura', '/conta']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit()
  }
  await openFinances(page)
  await expectToFit()
  await openSemester(page)
  await pasteTimetable(page, 'Cálculo Diferencial e Integral I 5M1234 Sala 12')
  await expectToFit()
  const name = page.getByRole('button', { name: 'Cálculo Diferencial e Integral I', exact: true })
  expect((await name.boundingBox())!.width).toBeGreaterThan(120)
})
