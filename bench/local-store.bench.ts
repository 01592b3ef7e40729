import type { Page } from '@playwright/test'
import type { LocalPage } from '../e2e/local-page/main.ts'
import { serveLocalPage } from '../e2e/support/serve-page.ts'

export interface Row {
  readonly id: string
  readonly metric: string
  readonly value: number
  readonly goal: number
}

declare global {
  interface Window {
    readonly local: LocalPage
  }
}

const ROUNDS = 5
const UPDATES = 40

/** P10–P12: the local store beside localforage's one key per record, in one page, turn by turn. */
export async function run(page: Page): Promise<Row[]> {
  const { url, close } = await serveLocalPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'local' in window)
    const read = await page.evaluate((rounds) => window.local.bench.read(rounds), ROUNDS)
    const update = await page.evaluate((rounds) => window.local.bench.update(rounds), UPDATES)
    const write = await page.evaluate((rounds) => window.local.bench.write(rounds), ROUNDS)
    return [
      row('P10', 'read 10,000 records / one key each', read, 1 / 25),
      row('P11', 'update one of 100,000 / of 1,000', update, 2),
      row('P12', 'write 10,000 records / one key each', write, 1 / 5),
    ]
  } finally {
    await close()
  }
}

type Measured = Awaited<ReturnType<LocalPage['bench']['read']>>

function row(
  id: string,
  what: string,
  { median, least, greatest, milliseconds: [ours, theirs] }: Measured,
  goal: number,
): Row {
  const spread = `${least.toFixed(3)}–${greatest.toFixed(3)}`
  return {
    id,
    metric: `${what} (${spread}; ${ours.toFixed(1)} ms / ${theirs.toFixed(1)} ms)`,
    value: Number(median.toFixed(4)),
    goal,
  }
}
