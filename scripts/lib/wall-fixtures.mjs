import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { BIN, ROOT, runNode } from './commands.mjs'

const HOUSE = join(ROOT, 'tools/walls/house')
const FIXTURES = join(ROOT, 'tools/walls/fixtures')
const CONFIGURATION = [
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  'tsconfig.base.json',
  'packages/domain/tsconfig.json',
  'tools/lint',
]
const VENDORS = [
  'date-fns',
  'fast-check',
  'firebase',
  'inversify',
  'localforage',
  'react',
  'reflect-metadata',
  'valibot',
  'vitest',
]

/** The violations of a dependency-cruiser report, each with the file that commits it. */
export const brokenWalls = (report) =>
  report.summary.violations.map(({ from, to, rule }) => ({ from, to, name: rule.name }))

/**
 * Builds a small house that keeps every rule, puts each fixture where its header says, and runs the real configuration over it:
 * a fixture must break exactly what its header names, and the rest of the house nothing.
 */
export async function fixtureChecks() {
  const fixtures = readdirSync(FIXTURES).map(readFixture)
  const house = build(fixtures)
  try {
    const [oxlint, walls, tsc] = await Promise.all([lint(house), cruise(house), compile(house)])
    const found = { oxlint, walls, tsc }
    const places = new Set(fixtures.map(({ at }) => at))
    return [...fixtures.map((fixture) => fixtureCheck(fixture, found)), houseCheck(places, found)]
  } finally {
    rmSync(house, { recursive: true, force: true })
  }
}

/** `// at: path`, then `// oxlint: …`, `// walls: …`, `// tsc: …`: what each tool must say about this file. */
function readFixture(file) {
  const text = readFileSync(join(FIXTURES, file), 'utf8')
  const header = Object.fromEntries(
    [...text.matchAll(/^\/\/ (at|oxlint|walls|tsc): (.+)$/gm)].map(([, key, value]) => [key, value]),
  )
  const list = (value) => (value ? value.split(', ').sort() : [])
  return {
    file,
    text,
    at: header.at,
    oxlint: list(header.oxlint),
    walls: list(header.walls),
    tsc: header.tsc ? list(header.tsc) : undefined,
  }
}

function build(fixtures) {
  const house = mkdtempSync(join(tmpdir(), 'caderno-walls-'))
  cpSync(HOUSE, house, { recursive: true })
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(house, path), { recursive: true })
  for (const { at, text } of fixtures) write(join(house, at), text)
  for (const vendor of VENDORS) standIn(join(house, 'node_modules', vendor), vendor)
  mkdirSync(join(house, 'node_modules/@caderno'))
  for (const name of readdirSync(join(house, 'packages')))
    symlinkSync(join(house, 'packages', name), join(house, 'node_modules/@caderno', name), 'junction')
  return house
}

/** Something of a vendor's name to resolve to; what it exports does not matter to a wall. */
function standIn(folder, name) {
  write(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', exports: { '.': './index.js', './*': './index.js' } }),
  )
  write(join(folder, 'index.js'), 'export default {}\n')
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

async function lint(house) {
  const { stdout } = await runNode(BIN.oxlint, ['--type-aware', '--format', 'json', 'packages'], {
    cwd: house,
    env: { OXLINT_TSGOLINT_PATH: BIN.tsgolint },
  })
  const found = JSON.parse(stdout).diagnostics.map(({ filename, code }) => ({ from: filename, name: code }))
  return found.filter(({ name }) => !NEEDS_REAL_TYPES.test(name))
}

/** The stand-ins have no types. */
const NEEDS_REAL_TYPES = /^typescript\(no-unsafe-|^import\(namespace\)/

async function cruise(house) {
  const { stdout } = await runNode(BIN.cruise, [], { cwd: house })
  return brokenWalls(JSON.parse(stdout))
}

/** The domain alone: its configuration has no DOM types. */
async function compile(house) {
  const { stdout } = await runNode(BIN.tsc, ['-p', 'packages/domain', '--noEmit', '--pretty', 'false'], {
    cwd: house,
  })
  return [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+)/gm)].map(([, from, name]) => ({ from, name }))
}

function fixtureCheck({ file, at, oxlint, walls, tsc }, found) {
  const problems = [
    compare('oxlint', oxlint, namesIn(found.oxlint, at)),
    compare('dependency-cruiser', walls, [...new Set(namesIn(found.walls, at))]),
    tsc && compare('tsc', tsc, namesIn(found.tsc, at)),
  ]
  return { name: `fixture ${file}`, problem: problems.filter(Boolean).join('\n') }
}

function houseCheck(places, { oxlint, walls }) {
  const wrong = [...oxlint, ...walls].filter(({ from }) => !places.has(from))
  return {
    name: 'a house that keeps the rules passes',
    problem: wrong.map(({ from, name }) => `${name}: ${from}`).join('\n'),
  }
}

const namesIn = (found, at) => found.filter(({ from }) => from === at).map(({ name }) => name)

function compare(tool, expected, actual) {
  const [wanted, got] = [expected.join(', '), actual.toSorted().join(', ')]
  return wanted === got ? '' : `${tool}: expected [${wanted}], found [${got}]`
}
