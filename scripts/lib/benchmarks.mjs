import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './commands.mjs'
import { findChromium } from './chromium.mjs'

const DOCUMENT = join(ROOT, 'docs/benchmarks.md')

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in docs/benchmarks.md. */
export function keepReport(name, text) {
  const document = readFileSync(DOCUMENT, 'utf8')
  const [before, rest] = document.split(`<!-- ${name} -->`)
  const after = rest?.split(`<!-- /${name} -->`)[1]
  if (after === undefined) throw new Error(`docs/benchmarks.md has no place for ${name}`)
  writeFileSync(DOCUMENT, `${before}<!-- ${name} -->\n${text}\n<!-- /${name} -->${after}`)
}

/** When and on what the figures were taken. */
export function machine() {
  const chromium = execFileSync(findChromium(), ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).toString().trim()
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus().length} cores, Node ${process.versions.node}, ${chromium}.`
}
