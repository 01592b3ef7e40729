import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { registerStudent } from '../e2e/support/students.ts'
import { forget, noted, noteTimes, whenQuiet } from './noted.ts'
import { record } from './record.ts'

const ROUNDS = 5
const LINES = 5_000
/** Of a phone beside this machine. */
const SLOWER = 4

/** Five years of a card: three purchases a day in fifty shops. */
const STATEMENT = [
  'Data,Valor,Identificador,Descrição',
  ...Array.from({ length: LINES }, (_, n) => {
    const day = new Date(Date.UTC(2022, 0, 1 + Math.floor(n / 3))).toISOString().slice(0, 10)
    return `${day.split('-').toReversed().join('/')},-${(n % 90) + 1}.${String(n % 100).padStart(2, '0')},id-${n},Compra no débito - Loja ${n % 50}`
  }),
].join('\n')

test('a statement of 5,000 lines on a slow phone (Y6)', async ({ browser }, testInfo) => {
  test.setTimeout(5 * 60_000)
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, isMobile: true })
  await registerStudent(page)
  // From the disk: a file out of the test's memory is itself a long task of the page.
  const file = testInfo.outputPath('extrato.csv')
  writeFileSync(file, STATEMENT)
  await page.addInitScript(noteTimes)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const [shown, tasks]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/importar')
    await page.getByRole('button', { name: 'Escolher arquivos' }).waitFor()
    // The reader comes while a person looks for the file.
    await expect.poll(() => page.workers()).toHaveLength(1)
    await whenQuiet(page)
    await forget(page)
    await page.evaluate(() =>
      addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true }),
    )
    await page.getByLabel('Arquivos para importar').setInputFiles(file)
    // Looked for from inside: each look of an `expect` is work of the page that no student waits for.
    await page.waitForFunction(() => document.body.textContent.includes('= 5.000 novas'))
    shown.push(await page.evaluate(() => performance.measure('shown', 'chosen').duration))
    await whenQuiet(page)
    tasks.push(Math.max(0, ...(await noted(page)).tasks))
  }
  const row = (what: string, times: readonly number[], goal: number) => ({
    id: 'Y6',
    metric: `${what}, ${SLOWER} times slower, worst of ${ROUNDS} in ms (${times.map(Math.round).join(', ')})`,
    value: Math.round(Math.max(...times)),
    goal,
  })
  record('10-importing', [
    row('a statement of 5,000 lines until its preview', shown, 2_000),
    row('the longest task meanwhile', tasks, 200),
  ])
})
