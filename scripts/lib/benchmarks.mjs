import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './commands.mjs'
import { findChromium } from './chromium.mjs'

const DOCUMENT = join(ROOT, 'docs/benchmarks.md')

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in a document. */
export function keepReport(name, text, file = DOCUMENT) {
  const document = readFileSync(file, 'utf8')
  const [before, rest] = document.split(`<!-- ${name} -->`)
  const after = rest?.split(`<!-- /${name} -->`)[1]
  if (after === undefined) throw new Error(`${file} has no place for ${name}`)
  writeFileSync(file, `${before}<!-- ${name} -->\n${text}\n<!-- /${name} -->${after}`)
}

const MAX_DAYS = 14
const DAY_MS = 86_400_000

/** What `keepReport` last kept under this name. */
export const keptReport = (name, file = DOCUMENT) =>
  readFileSync(file, 'utf8').split(new RegExp(`<!-- /?${name} -->`))[1] ?? ''

/** Why a report is old, empty where it is not: its day, or a measured file that changed since its commit. */
export function whyOld(report, today, changedSince) {
  const [, day, commit] = /^(\d{4}-\d{2}-\d{2}), commit ([\da-f]+)/.exec(report.trim()) ?? []
  if (!day) return 'it names no day and no commit'
  const days = Math.floor((today - new Date(day)) / DAY_MS)
  if (days > MAX_DAYS) return `it was made ${days} days ago`
  const changed = changedSince(commit)
  return changed.length > 0 ? `${changed.length} measured files changed since, ${changed[0]} among them` : ''
}

/** A line for each report that is old. */
export const oldReports = () =>
  Object.entries(MEASURED).flatMap(([name, measured]) => {
    const why = whyOld(keptReport(name), new Date(), (commit) => changedFiles(commit, measured))
    return why ? [`docs/benchmarks.md: the last ${name} is old, ${why}: npm run ${name}`] : []
  })

const MEASURED = {
  bench: ['packages/*/src/*', ':!*.test.*', ':!*.stories.tsx', 'bench'],
  soak: ['packages/*/src/*', ':!*.stories.tsx'],
}

/** None in a clone that does not reach back to the commit. */
function changedFiles(commit, paths) {
  try {
    return execFileSync('git', ['diff', '--name-only', commit, '--', ...paths], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

/** When and on what the figures were taken. */
export function machine() {
  const chromium = execFileSync(findChromium(), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString().trim()
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus().length} cores, Node ${process.versions.node}, ${chromium}.`
}
