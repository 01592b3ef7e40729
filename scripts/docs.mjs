// The docs are true where a script can tell: every file that they name is there, and so is every link's target.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './lib/commands.mjs'

const PATH =
  /(?<![\w/@-])(?:packages|e2e|scripts|tools|bench|docs|\.storybook)\/[\w./-]*\w\.(?:tsx?|mjs|json|css|md|html|js)\b/g
const LINK = /\]\((?!https?:|#)([^)#]+)/g

const pages = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true }).map((file) => join('docs', file)),
].filter((file) => file.endsWith('.md'))
const problems = pages.map((page) => ({ page, missing: missingIn(page) }))
for (const { page, missing } of problems)
  for (const path of missing) console.log(`✗ ${page}: ${path} is not there`)
const failed = problems.filter(({ missing }) => missing.length > 0).length
console.log(`${pages.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || pages.length === 0 ? 1 : 0)

function missingIn(page) {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const named = [...text.matchAll(PATH)].map(([path]) => path)
  const linked = [...text.matchAll(LINK)].map(([, path]) => join(dirname(page), path))
  return [...new Set([...named, ...linked])].filter((path) => !existsSync(join(ROOT, path)))
}
