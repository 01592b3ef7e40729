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

const SAMPLE = join(ROOT, 'tools/boundaries/sample')
const FIXTURES = join(ROOT, 'tools/boundaries/fixtures')
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
export const crossings = (report) =>
  report.summary.violations.map(({ from, to, rule }) => ({ from, to, name: rule.name }))

/**
 * Builds a small project that keeps every rule, puts each fixture where its header says, and runs the real configuration over it:
 * a fixture must break exactly what its header names, and the rest of the project nothing.
 */
export async function fixtureChecks() {
  const fixtures = readdirSync(FIXTURES).map(readFixture)
  const project = build(fixtures)
  try {
    const [oxlint, boundaries, tsc] = await Promise.all([lint(project), cruise(project), compile(project)])
    const found = { oxlint, boundaries, tsc }
    const places = new Set(fixtures.map(({ at }) => at))
    return [...fixtures.map((fixture) => fixtureCheck(fixture, found)), sampleCheck(places, found)]
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** `// at: path`, then `// oxlint: …`, `// boundaries: …`, `// tsc: …`: what each tool must say about this file. */
function readFixture(file) {
  const text = readFileSync(join(FIXTURES, file), 'utf8')
  const header = Object.fromEntries(
    [...text.matchAll(/^\/\/ (at|oxlint|boundaries|tsc): (.+)$/gm)].map(([, key, value]) => [key, value]),
  )
  const list = (value) => (value ? value.split(', ').sort() : [])
  return {
    file,
    text,
    at: header.at,
    oxlint: list(header.oxlint),
    boundaries: list(header.boundaries),
    tsc: header.tsc ? list(header.tsc) : undefined,
  }
}

function build(fixtures) {
  const project = mkdtempSync(join(tmpdir(), 'caderno-boundaries-'))
  cpSync(SAMPLE, project, { recursive: true })
  for (const path of CONFIGURATION) cpSync(join(ROOT, path), join(project, path), { recursive: true })
  for (const { at, text } of fixtures) write(join(project, at), text)
  for (const vendor of VENDORS) standIn(join(project, 'node_modules', vendor), vendor)
  mkdirSync(join(project, 'node_modules/@caderno'))
  for (const name of readdirSync(join(project, 'packages')))
    symlinkSync(join(project, 'packages', name), join(project, 'node_modules/@caderno', name), 'junction')
  return project
}

/** Something of a vendor's name to resolve to; what it exports does not matter to a boundary. */
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

async function lint(project) {
  const { stdout } = await runNode(BIN.oxlint, ['--type-aware', '--format', 'json', 'packages'], {
    cwd: project,
    env: { OXLINT_TSGOLINT_PATH: BIN.tsgolint },
  })
  const found = JSON.parse(stdout).diagnostics.map(({ filename, code }) => ({ from: filename, name: code }))
  return found.filter(({ name }) => !NEEDS_REAL_TYPES.test(name))
}

/** The stand-ins have no types. */
const NEEDS_REAL_TYPES = /^typescript\(no-unsafe-|^import\(namespace\)/

async function cruise(project) {
  const { stdout } = await runNode(BIN.cruise, [], { cwd: project })
  return crossings(JSON.parse(stdout))
}

/** The domain alone: its configuration has no DOM types. */
async function compile(project) {
  const { stdout } = await runNode(BIN.tsc, ['-p', 'packages/domain', '--noEmit', '--pretty', 'false'], {
    cwd: project,
  })
  return [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+)/gm)].map(([, from, name]) => ({ from, name }))
}

function fixtureCheck({ file, at, oxlint, boundaries, tsc }, found) {
  const problems = [
    compare('oxlint', oxlint, namesIn(found.oxlint, at)),
    compare('dependency-cruiser', boundaries, [...new Set(namesIn(found.boundaries, at))]),
    tsc && compare('tsc', tsc, namesIn(found.tsc, at)),
  ]
  return { name: `fixture ${file}`, problem: problems.filter(Boolean).join('\n') }
}

function sampleCheck(places, { oxlint, boundaries }) {
  const wrong = [...oxlint, ...boundaries].filter(({ from }) => !places.has(from))
  return {
    name: 'a project that keeps the rules passes',
    problem: wrong.map(({ from, name }) => `${name}: ${from}`).join('\n'),
  }
}

const namesIn = (found, at) => found.filter(({ from }) => from === at).map(({ name }) => name)

function compare(tool, expected, actual) {
  const [wanted, got] = [expected.join(', '), actual.toSorted().join(', ')]
  return wanted === got ? '' : `${tool}: expected [${wanted}], found [${got}]`
}
