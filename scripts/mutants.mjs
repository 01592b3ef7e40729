// Changes the domain one operator at a time and asks whether a test turns red; keeps the report in docs/testing.md. `npm run mutants [-- skills reading]`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepReport, keptReport } from './lib/benchmarks.mjs'
import { ROOT } from './lib/commands.mjs'

const TOOL = join(ROOT, 'tools/mutants')
const DOMAIN = join(ROOT, 'packages/domain/src')
const DOCUMENT = join(ROOT, 'docs/testing.md')

if (!existsSync(join(TOOL, 'node_modules'))) {
  spawnSync('npm', ['ci'], { cwd: TOOL, stdio: ['ignore', 'inherit', 'inherit'] })
}
const { measure } = await import('../tools/mutants/measure.mjs')
const equivalent = JSON.parse(readFileSync(join(TOOL, 'equivalent.json'), 'utf8'))
const same = (known, { file, code, becomes }) =>
  known.file === file && known.code === code && known.becomes === becomes
const byText = (one, other) => (one < other ? -1 : 1)
const cell = (text) => `\`${text.replaceAll('|', '\\|')}\``

for (const module of process.argv.length > 2 ? process.argv.slice(2) : readdirSync(DOMAIN)) {
  const changes = await measure(join(DOMAIN, module))
  const left = changes
    .filter(({ caught }) => !caught)
    .map((change) => ({ ...change, why: equivalent.find((known) => same(known, change))?.why }))
  const isOf = ({ file }) => file.startsWith(`${module}/`)
  for (const stale of equivalent.filter(
    (known) => isOf(known) && !left.some((change) => same(known, change)),
  )) {
    console.log(`equivalent.json is old: ${stale.file}: ${stale.becomes}`)
    process.exitCode = 1
  }
  const differ = changes.length - left.filter(({ why }) => why).length
  const red = changes.length - left.length
  const share = differ === 0 ? 100 : Math.floor((1000 * red) / differ) / 10
  const day = new Date().toISOString().slice(0, 10)
  const figures = `| ${[module, day, changes.length, changes.length - differ, red, `${share} %`].join(' | ')} |`
  const survivors = left.map(
    ({ file, code, becomes, why = 'no test yet' }) =>
      `| ${file} | ${cell(code)} | ${cell(becomes)} | ${why} |`,
  )
  console.log([figures, ...survivors].join('\n'))
  const kept = (row) => !row.startsWith(`| ${module} `) && !row.startsWith(`| ${module}/`)
  for (const [name, rows] of [
    ['mutants', [figures]],
    ['survivors', survivors],
  ]) {
    const [head, rule, ...old] = keptReport(name, DOCUMENT).trim().split('\n')
    const all = old.filter(kept).concat(rows).toSorted(byText)
    keepReport(name, [head, rule, ...all].join('\n'), DOCUMENT)
  }
}
