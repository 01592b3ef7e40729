import { test } from '@playwright/test'
import type { Compared } from '../e2e/local-page/compare.ts'
import { serveLocalPage } from '../e2e/support/serve-page.ts'
import { record, type Row } from './record.ts'

const FEW = 100
/** So many times as many may cost twice as much each: a sort is dearer by the logarithm. */
const growth = (count: number): number => 2 * (count / FEW)
/** Whatever was written down before, one line is one line. */
const THE_SAME = 2

test('the rules of the finances (F1, F2, F3, F4)', async ({ page }) => {
  const { url, close } = await serveLocalPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'local' in window)
    const rows: Row[] = []
    for (const count of [100, 1_000, 5_000, 10_000]) {
      const { open, month, letter, line } = await page.evaluate(
        (many) => window.local.benchFinance(many),
        count,
      )
      const row = (
        id: string,
        what: string,
        { ratio, milliseconds: [large, small] }: Compared,
        goal: number,
      ): Row => ({
        id,
        goal,
        value: Number(ratio.toFixed(4)),
        metric: `${what}, ${count.toLocaleString('en')} transactions / ${FEW} (${large.toFixed(3)} ms / ${small.toFixed(3)} ms)`,
      })
      rows.push(
        row('F1', 'all that the overview computes of new data', open, growth(count)),
        row('F2', 'the same of another month', month, growth(count)),
        row('F3', 'one letter more in the search', letter, growth(count)),
        row('F4', 'a quick line, its category remembered', line, THE_SAME),
      )
    }
    record('4-finance-rules', rows)
  } finally {
    await close()
  }
})
