// The import boundaries: none is crossed in the tree, and each is shown to fail by a fixture (tools/boundaries).
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BIN, ROOT, runNode } from './lib/commands.mjs'
import { crossings, fixtureChecks } from './lib/boundary-fixtures.mjs'

const results = (await Promise.all([treeChecks(), fixtureChecks()])).flat()
for (const { name, problem } of results)
  if (problem) console.log(`✗ ${name}\n  ${problem.replaceAll('\n', '\n  ')}`)
const failed = results.filter(({ problem }) => problem).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || results.length === 0 ? 1 : 0)

/** Nothing in the tree crosses a boundary, and the tool has looked at every source file (without a parser it finds none and is content). */
async function treeChecks() {
  const { stdout, stderr } = await runNode(BIN.cruise, [])
  const report = parse(stdout)
  if (!report) return [{ name: 'dependency-cruiser runs', problem: stderr || stdout }]
  const seen = new Set(report.modules.map(({ source }) => source))
  const unseen = sourceFiles(join(ROOT, 'packages')).filter((file) => !seen.has(file))
  return [
    {
      name: 'no boundary is crossed in the tree',
      problem: crossings(report)
        .map(({ from, to, name }) => `${name}: ${from} → ${to}`)
        .join('\n'),
    },
    { name: 'every source file was looked at', problem: unseen.join('\n') },
  ]
}

function parse(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['dist', 'node_modules'].includes(entry.name) ? [] : sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [relative(ROOT, path).replaceAll('\\', '/')] : []
  })
}
