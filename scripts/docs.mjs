// The docs are true where a script can check: every file and link that they name is there, every id that is cited anywhere (§5, D9, P10,
// R3, a row of the benchmarks) is a rule of docs/specification.md, and every rule has a test, as docs/spec-coverage.md says.
// `--write` writes that page anew. A report that is old is said, and fails nothing.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { oldReports } from './lib/benchmarks.mjs'
import { ROOT } from './lib/commands.mjs'
import { citedIds, definedIds } from './lib/citations.mjs'
import { coverageOf, isProof } from './lib/coverage.mjs'

const PATH =
  /(?<![\w/@-])(?:packages|e2e|scripts|tools|bench|docs|\.storybook)\/[\w./-]*\w\.(?:tsx?|mjs|json|css|md|html|js)\b/g
const FILE = /(?<![\w./‹›<>*}-])\w[\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|css)\b/g
const LINK = /\]\((?!https?:|#)([^)#]+)/g
const TEXT = /\.(?:tsx?|mts|mjs|cjs|css|md|rules|html)$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => TEXT.test(file) && existsSync(join(ROOT, file)))
const names = new Set(files.map((file) => basename(file)))
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const SPECIFICATION = read('docs/specification.md')
const defined = definedIds(SPECIFICATION)
const COVERAGE = 'docs/spec-coverage.md'
const coverage = coverageOf(
  SPECIFICATION,
  files.filter(isProof).map((file) => ({ file, text: read(file) })),
)
if (process.argv.includes('--write')) writeFileSync(join(ROOT, COVERAGE), coverage.page)

const pages = files.filter((file) => /^(?:README|CHANGELOG)\.md$|^docs\/.*\.md$/.test(file))
const citing = files
  .map((page) => ({ page, ids: citedIds(page, read(page)) }))
  .filter(({ ids }) => ids.length > 0)
const problems = [
  ...pages.map((page) => ({ page, missing: missingIn(page) })),
  ...citing.map(({ page, ids }) => ({ page, missing: ids.filter((id) => !defined.has(id)) })),
]
for (const { page, missing } of problems)
  for (const name of missing) console.log(`✗ ${page}: ${name} is not there`)
const isStale = read(COVERAGE) !== coverage.page
if (isStale) console.log(`✗ ${COVERAGE} is old: node scripts/docs.mjs --write`)
for (const line of coverage.problems) console.log(`✗ ${line}`)
for (const line of oldReports()) console.log(`! ${line}`)
const failed =
  new Set(problems.filter(({ missing }) => missing.length > 0).map(({ page }) => page)).size +
  coverage.problems.length +
  (isStale ? 1 : 0)
console.log(`${problems.length + defined.size + 1 - failed} passed, ${failed} failed`)
process.exit(failed > 0 || pages.length === 0 || defined.size === 0 ? 1 : 0)

function missingIn(page) {
  const text = read(page)
  const named = [...text.matchAll(PATH)].map(([path]) => path)
  const linked = [...text.matchAll(LINK)].map(([, path]) => join(dirname(page), path))
  const alone = [...text.matchAll(FILE)].map(([name]) => name)
  return [
    ...new Set([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))),
    ...new Set(alone.filter((name) => !names.has(name))),
  ]
}
