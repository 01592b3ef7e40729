import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { findChromium } from '../scripts/lib/chromium.mjs'
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
const SIGNED_IN = ['/home', '/boas-vindas', '/dashboard', '/financas', '/habilidades', '/leitura']
const PORT = 41_799
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

test('Lighthouse: accessibility and layout shift of every page, performance of /login and /dashboard', async ({
  baseURL,
}) => {
  const { default: lighthouse } = (await import(
    '../tools/lighthouse/node_modules/lighthouse/core/index.js' as string
  )) as { default: Lighthouse }
  const profile = mkdtempSync(join(tmpdir(), 'caderno-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    baseURL: baseURL!,
    executablePath: findChromium()!,
    args: [`--remote-debugging-port=${PORT}`],
    locale: 'pt-BR',
  })
  const rows: Row[] = []
  const visit = async (path: string) =>
    rows.push(...figures(path, await lighthouse(`${baseURL!}${path}`, FLAGS)))
  const score = async (path: string, goal: number) => {
    const runs: number[] = []
    while (runs.length < RUNS) runs.push(performanceOf(await lighthouse(`${baseURL!}${path}`, FLAGS)))
    const metric = `Lighthouse performance ${path}, median of ${RUNS} (${runs.join(', ')})`
    rows.push({
      id: 'P7',
      metric,
      value: runs.toSorted((a, b) => a - b)[(RUNS - 1) / 2]!,
      goal,
      atLeast: true,
    })
  }
  try {
    for (const path of OPEN) await visit(path)
    await score('/login', 98)
    await registerStudent(context.pages()[0]!)
    for (const path of SIGNED_IN) await visit(path)
    await score('/dashboard', 95)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  record('4-lighthouse', rows)
})

/** A phone, as Lighthouse has it by default; the session of the profile stays. */
const FLAGS = {
  port: PORT,
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['accessibility', 'performance'],
  disableStorageReset: true,
}

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
