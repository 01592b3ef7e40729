// Changes the domain one operator at a time and asks whether a test turns red; keeps the report in docs/testing.md. `npm run mutants [-- --mutate packages/domain/src/skills/*.ts]`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepReport } from './lib/benchmarks.mjs'
import { ROOT, runNode } from './lib/commands.mjs'

const TOOL = join(ROOT, 'tools/mutants')
const STRYKER = join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js')

if (!existsSync(STRYKER)) spawnSync('npm', ['ci'], { cwd: TOOL, stdio: ['ignore', 'inherit', 'inherit'] })
const args = process.argv.slice(2)
const { code } = await runNode(STRYKER, ['run', join(TOOL, 'stryker.config.mjs'), ...args], { show: true })
if (code !== 0) process.exit(code)

const { files } = JSON.parse(readFileSync(join(ROOT, '.reports/mutants.json'), 'utf8'))
const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
  mutants.map((mutant) => ({ ...mutant, file, code: source.split('\n')[mutant.location.start.line - 1] })),
)
const withStatus = (...statuses) => mutants.filter(({ status }) => statuses.includes(status))
const found = withStatus('Killed', 'Timeout').length
const survivors = withStatus('Survived', 'NoCoverage')
const share = ((100 * found) / (found + survivors.length)).toFixed(1)
const cell = (text) => `\`${text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``
const report = [
  `${new Date().toISOString().slice(0, 10)}: ${found} of ${found + survivors.length} changes turned a test red (${share} %). The others:`,
  '',
  '| where | line | becomes |',
  '|---|---|---|',
  ...survivors.map(
    ({ file, location, code, replacement }) =>
      `| ${file}:${location.start.line} | ${cell(code)} | ${cell(replacement)} |`,
  ),
].join('\n')
console.log(`\n${report}\n`)
if (args.length === 0) keepReport('mutants', report, join(ROOT, 'docs/testing.md'))
