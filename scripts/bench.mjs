// Measures the built site and the local store, prints the report and keeps it in docs/benchmarks.md. `npm run bench [-- shelf]`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { keepReport, machine } from './lib/benchmarks.mjs'

const FIGURES = join(ROOT, '.reports/bench')
const LIGHTHOUSE = join(ROOT, 'tools/lighthouse')

rmSync(FIGURES, { recursive: true, force: true })
mkdirSync(FIGURES, { recursive: true })
if (!existsSync(join(LIGHTHOUSE, 'node_modules/lighthouse')))
  spawnSync('npm', ['ci'], { cwd: LIGHTHOUSE, stdio: ['ignore', 'inherit', 'inherit'] })
const build = await runNode(BIN.vite, ['build'], { cwd: join(ROOT, 'packages/ui'), show: true })
if (build.code !== 0) process.exit(build.code)
const { code } = await runNode(
  BIN.playwright,
  ['test', '--config', 'bench/playwright.config.ts', ...process.argv.slice(2)],
  { show: true },
)

const rows = readdirSync(FIGURES)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(join(FIGURES, file), 'utf8')))
const lines = rows.map(({ id, metric, value, goal, atLeast }) => {
  const good = atLeast ? value >= goal : value <= goal
  return `| ${id} | ${metric} | ${value} | ${atLeast ? '≥' : '≤'} ${Number(goal.toFixed(4))} | ${good ? 'yes' : '**no**'} |`
})
const report = ['| figure | what | measured | goal | reached |', '|---|---|---|---|---|', ...lines].join('\n')
console.log(`\n${report}\n`)
if (process.argv.length === 2) {
  const budget = await runNode(join(ROOT, 'scripts/budget.mjs'), [])
  console.log(budget.stdout)
  keepReport('bench', `${machine()}\n\n${report}\n\n\`\`\`\n${budget.stdout}\`\`\``)
}
process.exit(code)
