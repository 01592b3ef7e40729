import { test } from '@playwright/test'
import type { Compared } from '../e2e/local-page/compare.ts'
import { serveLocalPage } from '../e2e/support/serve-page.ts'
import { record, type Row } from './record.ts'

/** Twenty times as many may cost twice as much each: a sort is dearer by the logarithm. */
const GROWTH = 2 * (2_000 / 100)

test('the rules of the career screen (C1, C2)', async ({ page }) => {
  const { url, close } = await serveLocalPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'local' in window)
    const { open, search } = await page.evaluate(() => window.local.benchCareer())
    record('3-career', [
      row('C1', 'all that /carreira computes to open, 2,000 applications / 100', open),
      row('C2', 'one letter more in the search, 2,000 applications / 100', search),
    ])
  } finally {
    await close()
  }
})

const row = (id: string, what: string, { ratio, milliseconds: [large, small] }: Compared): Row => ({
  id,
  metric: `${what} (${large.toFixed(2)} ms / ${small.toFixed(2)} ms)`,
  value: Number(ratio.toFixed(4)),
  goal: GROWTH,
})
