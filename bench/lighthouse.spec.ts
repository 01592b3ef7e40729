import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { openHalfSemester } from '../e2e/support/half-semester.ts'
import { registerStudent } from '../e2e/support/students.ts'
import { record, type Row } from './record.ts'

const OPEN = [
  '/login',
  '/login-aluno',
  '/cadastros',
  '/cadastro-aluno',
  '/esqueci-senha',
  '/recuperar-senha',
  '/carreira',
  '/nao-existe',
]
const SIGNED_IN = [
  '/home',
  '/boas-vindas',
  '/dashboard',
  '/financas',
  '/habilidades',
  '/leitura',
  '/semestre',
]
/** An odd number: the median is one of them. */
const RUNS = 5

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

test('Lighthouse: accessibility and layout shift of every page, performance of /login and /dashboard', async ({
  baseURL,
}) => {
  const { default: lighthouse } = (await library('lighthouse/core/index.js')) as { default: Lighthouse }
  const { launch } = (await library('chrome-launcher/dist/index.js')) as { launch: Launch }
  const profile = mkdtempSync(join(tmpdir(), 'caderno-lighthouse-'))
  const executablePath = findChromium()!
  const rows: Row[] = []

  /** In a browser that Playwright does not hold: what it listens to costs a fifth of the score. */
  const measure = async (paths: readonly string[], scored: string, goal: number, cleared = CODE) => {
    const chrome = await launch({
      chromePath: executablePath,
      userDataDir: profile,
      chromeFlags: CHROME_FLAGS,
    })
    const judge = (path: string) =>
      lighthouse(`${baseURL!}${path}`, { ...FLAGS, clearStorageTypes: cleared, port: chrome.port })
    try {
      for (const path of paths) rows.push(...figures(path, await judge(path)))
      const runs: number[] = []
      while (runs.length < RUNS) runs.push(performanceOf(await judge(scored)))
      rows.push({
        id: 'P7',
        metric: `Lighthouse performance ${scored}, median of ${RUNS} (${runs.join(', ')})`,
        value: runs.toSorted((a, b) => a - b)[(RUNS - 1) / 2]!,
        goal,
        atLeast: true,
      })
    } finally {
      chrome.kill()
    }
  }
  const register = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      baseURL: baseURL!,
      executablePath,
      locale: 'pt-BR',
    })
    const page = context.pages()[0]!
    await registerStudent(page)
    await openHalfSemester(page)
    await context.close()
  }
  try {
    // Who has never been here: a browser that knows the app waits for a session before it draws the form.
    await measure(OPEN, '/login', 98, [...CODE, 'indexeddb'])
    await register()
    await measure(SIGNED_IN, '/dashboard', 95)
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  record('4-lighthouse', rows)
})

const library = (path: string): Promise<unknown> => import(`../tools/lighthouse/node_modules/${path}`)

const CHROME_FLAGS = ['--headless', '--no-sandbox', '--lang=pt-BR']

/** A phone, as Lighthouse has it by default. */
const FLAGS = { output: 'json', logLevel: 'error', onlyCategories: ['accessibility', 'performance'] }

/** Cleared before each visit, so that all code comes anew; the records and the session stay. */
const CODE = ['shader_cache', 'service_workers', 'cache_storage']

const performanceOf = ({ lhr }: Result): number => Math.round(lhr.categories['performance']!.score * 100)

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
