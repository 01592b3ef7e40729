import { NEW_READING, type ReadingDraft } from '@caderno/domain/reading'
import { expect, test } from '@playwright/test'
import { registerStudent } from '../e2e/support/students.ts'
import { besideSite } from './beside-site.ts'
import { record } from './record.ts'

const MANY = 10_000

test('a shelf of 10,000 items (P8)', async ({ page }) => {
  await registerStudent(page)
  await besideSite(page, addMany, { count: MANY, reading: NEW_READING })
  await page.goto('/leitura')
  await expect(
    page
      .getByRole('region', { name: 'Estante' })
      .getByText(/^Livro \d+$/)
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  record('2-shelf', [
    {
      id: 'P8',
      metric: `elements on /leitura with ${MANY.toLocaleString('pt-BR')} items`,
      value: nodes,
      goal: 600,
    },
  ])
})

/** Runs in the page. */
async function addMany({ count, reading }: { count: number; reading: ReadingDraft }): Promise<void> {
  const { readings } = window.local.adapter
  const owner = await window.local.owner()
  await Promise.all(
    Array.from(
      { length: count },
      (_, n) => readings.add(owner, { ...reading, titulo: `Livro ${n}` }).outcome,
    ),
  )
}
