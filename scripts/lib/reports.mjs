import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT, runNode } from './commands.mjs'

export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** A command that either succeeds or does not counts as one check. */
export const oneCheck = ({ code }) => (code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 })

/** The last `N passed, N failed` of a script's own output. */
export function printedCounts({ stdout }) {
  const line = [...stdout.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return line ? { ...NOTHING, passed: Number(line[1]), failed: Number(line[2]) } : NOTHING
}

export const vitestCounts = (file) => () => {
  const report = readReport(file)
  if (!report) return NOTHING
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export const playwrightCounts = (file) => () => {
  const stats = readReport(file)?.stats
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : NOTHING
}

/** What failed, and why, to stand at the end of the run, where they are looked for. */
export const vitestFailures = (file) => () =>
  (readReport(file)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [`${name}: ${firstLine(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
    )
  })

export const playwrightFailures = (file) => () =>
  playwrightSpecs(file)
    .filter(({ ok }) => !ok)
    .flatMap(({ file: spec, title, tests }) => [`${spec}: ${title}`, ...tests.flatMap(errorLines)])

function playwrightSpecs(file) {
  const all = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(all)]
  return all(readReport(file) ?? {})
}

/** How long each test took, hooks and fixtures included where the tool counts them in. */
export const vitestDurations = (file) => () =>
  (readReport(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      test: `${relative(ROOT, name)} › ${title}`,
      duration,
    })),
  )

export const playwrightDurations = (file) => () =>
  playwrightSpecs(file).map(({ file: spec, title, tests }) => ({
    test: `e2e/${spec} › ${title}`,
    duration: tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0),
  }))

/** One line for each of the slowest tests of the whole run, the slowest first. */
export const slowest = (durations, count = 10) =>
  durations
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ test, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${test}`)

/** Where each error stood and what it said, its log of attempts too. */
const errorLines = ({ results }) =>
  results
    .flatMap(({ errors }) => errors)
    .flatMap(({ location, message = '' }) => [
      ...(location ? [`  line ${location.line}`] : []),
      ...stripVTControlCharacters(message)
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, 24)
        .map((line) => `    ${line}`),
    ])

const firstLine = (text) => text.split('\n', 1)[0]

/** All tests of a suite that cannot run here, as skipped: counted by asking the tool for its list, without running any. */
export async function listedTests({ script, list }, env) {
  if (!list) return { ...NOTHING, skipped: 1 }
  const { stdout } = await runNode(script, list, { env: { ...env, CADERNO_ONLY_COUNT: '1' } })
  const tests = stdout.split('\n').filter((line) => / (›|>) /.test(line))
  return { ...NOTHING, skipped: Math.max(tests.length, 1) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A suite that broke off outside its tests, or that ran none, is red: it may not pass for a green one. */
export function failIfNothingRan({ code }, counts) {
  if (counts.failed > 0) return counts
  const ran = counts.passed > 0
  return code === 0 && ran ? counts : { ...counts, failed: 1 }
}

export const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
