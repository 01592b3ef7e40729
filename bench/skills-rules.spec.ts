import { test } from '@playwright/test'
import type { Compared } from '../e2e/local-page/compare.ts'
import { serveLocalPage } from '../e2e/support/serve-page.ts'
import { record, type Row } from './record.ts'

/** So many times as many may cost twice as much each: a sort is dearer by the logarithm. */
const GROWTH = 2 * 10

test('the rules of the skills (H1, H2)', async ({ page }) => {
  const { url, close } = await serveLocalPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'local' in window)
    const { open, details } = await page.evaluate(() => window.local.benchSkills())
    record('5-skills-rules', [
      row('H1', 'all that /habilidades computes to open, 1,000 skills with a year of check-ins / 100', open),
      row('H2', 'the details of one skill, ten years of check-ins / one', details),
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
