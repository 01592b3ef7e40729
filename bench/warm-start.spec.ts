import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, test } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { buildRevision } from '../scripts/lib/revision.mjs'
import { serveSite, SITE } from '../scripts/lib/site.mjs'
import { openHalfSemester } from '../e2e/support/half-semester.ts'
import { registerStudent } from '../e2e/support/students.ts'
import { untilCached } from '../e2e/support/worker.ts'
import { record, type Row } from './record.ts'

/** The last commit before scripts were joined and asked for ahead. */
const BEFORE = 'ceba558ed575ccbfef9eaf9f0055308c9da7a750'
const FOLDER = join(import.meta.dirname, '../.reports/warm-start')
const ROUNDS = 5
const SLOWER = [1, 4]
/** Each page, and its first record. */
const PAGES = {
  '/dashboard': '[data-record]',
  '/carreira': 'article[data-record]',
  '/leitura': 'article[data-record]',
}

test('a page in a new browser, from the service worker, beside the build of an earlier commit (P16)', async () => {
  test.setTimeout(40 * 60_000)
  const [now, before] = [await visitorOf(SITE), await visitorOf(buildRevision(BEFORE, FOLDER))]
  const rows: Row[] = []
  try {
    for (const [path, shown] of Object.entries(PAGES))
      for (const rate of SLOWER) {
        const [ours, theirs]: [number[], number[]] = [[], []]
        for (let round = 0; round < ROUNDS; round += 1) {
          ours.push(await now.open(path, shown, rate))
          theirs.push(await before.open(path, shown, rate))
        }
        const [time, earlier] = [median(ours), median(theirs)]
        rows.push({
          id: 'P16',
          metric: `${path} in a new browser, from the worker, ${rate} times slower / the build of ${BEFORE.slice(0, 7)} (${time.toFixed(0)} ms / ${earlier.toFixed(0)} ms)`,
          value: Number((time / earlier).toFixed(4)),
          goal: 0.85,
        })
      }
  } finally {
    await now.close()
    await before.close()
  }
  record('4-warm-start', rows)
})

/** Somebody with half a semester, whose browser keeps the app; each visit is a new process. */
async function visitorOf(folder: string) {
  const site = await serveSite(undefined, folder)
  const profile = mkdtempSync(join(tmpdir(), 'caderno-warm-'))
  const launch = () =>
    chromium.launchPersistentContext(profile, {
      baseURL: site.url,
      executablePath: findChromium()!,
      locale: 'pt-BR',
      viewport: { width: 412, height: 823 },
    })
  const context = await launch()
  const page = context.pages()[0]!
  await registerStudent(page)
  await openHalfSemester(page)
  await page.reload()
  await untilCached(page)
  await context.close()
  return {
    /** From the request of the page to its first record, in milliseconds. */
    async open(path: string, shown: string, rate: number): Promise<number> {
      const visit = await launch()
      const tab = visit.pages()[0]!
      const cdp = await visit.newCDPSession(tab)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate })
      await tab.goto(path, { waitUntil: 'commit' })
      const at = await tab.waitForFunction(
        (selector) => document.querySelector(selector) && performance.now(),
        shown,
      )
      const time = await at.evaluate((value) => value as number)
      await visit.close()
      return time
    },
    async close() {
      await site.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!
