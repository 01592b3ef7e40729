import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { serveSite, type Certificate } from '../scripts/lib/site.mjs'
import { openHalfSemester } from '../e2e/support/half-semester.ts'
import { FOR_STUDENTS, OPEN_TO_VISITORS } from '../e2e/support/routes.ts'
import { registerStudent } from '../e2e/support/students.ts'
import { record, type Row } from './record.ts'

/** Pages that Lighthouse scores five times, by who opens them. */
const SCORED = {
  stranger: ['/login'],
  student: ['/dashboard', '/carreira', '/financas', '/habilidades', '/leitura', '/semestre'],
}
/** The others are opened once, for their accessibility and layout shift. */
const OTHERS = {
  stranger: OPEN_TO_VISITORS.filter((path) => !SCORED.stranger.includes(path)),
  student: FOR_STUDENTS.filter((path) => !SCORED.student.includes(path)),
}
/** An odd number: the median is one of them. */
const RUNS = 5
/** As Firebase Hosting serves it; and as a network does whose proxy speaks nothing newer. */
const PROTOCOLS = [
  { name: 'HTTP/2', isHosted: true, goals: { stranger: 99, student: 95 } },
  { name: 'HTTP/1.1', isHosted: false, goals: { stranger: 98, student: 86 } },
]

/** The little that is read of a Lighthouse result. */
interface Result {
  readonly lhr: {
    readonly finalDisplayedUrl: string
    readonly categories: Readonly<Record<string, { readonly score: number }>>
    readonly audits: Readonly<
      Record<
        string,
        { readonly numericValue?: number; readonly score: number | null; readonly title: string }
      >
    >
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Result>
type Launch = (options: object) => Promise<{ readonly port: number; kill: () => void }>

for (const { name, isHosted, goals } of PROTOCOLS)
  test(`Lighthouse over ${name}, with half a semester (P7)`, async () => {
    test.setTimeout(40 * 60_000)
    const { default: lighthouse } = (await library('lighthouse/core/index.js')) as { default: Lighthouse }
    const { launch } = (await library('chrome-launcher/dist/index.js')) as { launch: Launch }
    const profile = mkdtempSync(join(tmpdir(), 'caderno-lighthouse-'))
    const executablePath = findChromium()!
    const ours = isHosted ? await certificate() : undefined
    const site = await serveSite(ours)
    const chromeFlags = [...CHROME_FLAGS, ...(ours ? [trusting(ours)] : [])]
    const rows: Row[] = []

    /** In a browser that Playwright does not hold: what it listens to costs a fifth of the score. */
    const measure = async (who: 'stranger' | 'student', cleared: readonly string[]) => {
      const chrome = await launch({
        chromePath: executablePath,
        userDataDir: profile,
        chromeFlags,
      })
      const judge = (path: string) =>
        lighthouse(`${site.url}${path}`, { ...FLAGS, clearStorageTypes: cleared, port: chrome.port })
      try {
        if (isHosted) for (const path of OTHERS[who]) rows.push(...figures(path, await judge(path)))
        for (const path of SCORED[who]) {
          const runs: Result[] = []
          while (runs.length < RUNS) runs.push(await judge(path))
          if (isHosted) rows.push(...figures(path, runs[0]!), blocked(path, runs))
          rows.push(scored(`${path} over ${name}`, runs, goals[who]))
        }
      } finally {
        chrome.kill()
      }
    }
    const register = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        baseURL: site.url,
        executablePath,
        locale: 'pt-BR',
        args: chromeFlags,
      })
      const page = context.pages()[0]!
      await registerStudent(page)
      await openHalfSemester(page)
      await context.close()
    }
    try {
      // Who has never been here: a browser that knows the app waits for a session before it draws the form.
      await measure('stranger', [...CODE, 'indexeddb'])
      await register()
      await measure('student', CODE)
    } finally {
      await site.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
    record(`4-lighthouse-${isHosted ? 1 : 2}`, rows)
  })

/** For localhost, valid while this run lasts. */
async function certificate(): Promise<Certificate> {
  const { generate } = (await library('selfsigned/index.js')) as {
    generate: (attributes: readonly object[]) => Promise<{ private: string; cert: string }>
  }
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  return { key, cert }
}

const library = (path: string): Promise<unknown> => import(`../tools/lighthouse/node_modules/${path}`)

const CHROME_FLAGS = ['--headless', '--no-sandbox', '--lang=pt-BR']

/** Takes the certificate for a good one. Where its fault is only overlooked, Chromium caches nothing, and asks twice for what was asked for ahead. */
function trusting({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** A phone, as Lighthouse has it by default. */
const FLAGS = { output: 'json', logLevel: 'error', onlyCategories: ['accessibility', 'performance'] }

/** Cleared before each visit, so that all code comes anew; the records and the session stay. */
const CODE = ['shader_cache', 'service_workers', 'cache_storage']

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[(RUNS - 1) / 2]!

function scored(what: string, runs: readonly Result[], goal: number): Row {
  const scores = runs.map(({ lhr }) => Math.round(lhr.categories['performance']!.score * 100))
  const metric = `Lighthouse performance ${what}, median of ${RUNS} (${scores.join(', ')})`
  return { id: 'P7', metric, value: median(scores), goal, atLeast: true }
}

function blocked(path: string, runs: readonly Result[]): Row {
  const times = runs.map(({ lhr }) => Math.round(lhr.audits['total-blocking-time']!.numericValue!))
  const metric = `Total blocking time ${path} in ms, median of ${RUNS} (${times.join(', ')})`
  return { id: 'P7', metric, value: median(times), goal: 200 }
}

function figures(path: string, { lhr }: Result): Row[] {
  expect(new URL(lhr.finalDisplayedUrl).pathname, 'a page that redirects is not the one measured').toBe(path)
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue
  return [
    {
      id: 'P7',
      metric: `Lighthouse accessibility ${path}`,
      value: Math.round(lhr.categories['accessibility']!.score * 100),
      goal: 100,
      atLeast: true,
    },
    {
      id: 'P7',
      metric: `Cumulative layout shift ${path}`,
      value: Number((shift ?? Number.NaN).toFixed(4)),
      goal: 0.02,
    },
  ]
}
