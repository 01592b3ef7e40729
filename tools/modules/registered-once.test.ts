import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = execFileSync('git', ['ls-files', 'packages'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
const REGISTRY = /^packages\/(domain|ui)\/src\/modules\//
/** Files in and out name the modules that they come into and are made of; a module needs no file there. */
const FILES =
  /^packages\/(domain\/src\/(intake|export|calendar)|ui\/src\/features\/(intake|account\/export))\//

/** The files outside a module's own folders and the registry that import it, or say its id, a kind or a collection of it in code. */
function filesThatName(entry: string, service: string, words: readonly string[]): readonly string[] {
  const own = new RegExp(`^packages/(domain/src|ui/src/features)/${entry}/`)
  const names = new RegExp(
    [
      `domain/${entry}'`,
      `/${entry}/index\\.ts'`,
      `features/${entry}/`,
      `^ {4}${service}: `,
      // A prop of that name is none.
      ...words.map((word) => `(?<!Props\\[)'/?${word}'`),
    ].join('|'),
    'm',
  )
  return SOURCES.filter((file) => ![own, REGISTRY, FILES].some((folder) => folder.test(file))).filter(
    (file) => names.test(readFileSync(join(ROOT, file), 'utf8')),
  )
}

// The goal is three. What is above it is a port of its own or the wiring: a figure here only goes down.
it.each([
  {
    entry: 'career',
    service: 'career',
    words: ['carreira', 'candidaturas', 'contatos', 'metas_carreira', 'careerGoal'],
    most: 9,
  },
  { entry: 'finance', service: 'finances', words: ['financas', 'transaction', 'financialGoal'], most: 22 },
  { entry: 'skills', service: 'skills', words: ['habilidades', 'skill'], most: 3 },
  { entry: 'reading', service: 'readings', words: ['leitura', 'reading'], most: 2 },
  {
    entry: 'semester',
    service: 'subjects',
    words: ['semestre', 'disciplinas', 'subject', 'assessment'],
    // A book may belong to a subject: an import of both keeps that (archive/plan-records.ts).
    most: 3,
  },
])('no more than $most files elsewhere name $entry', ({ entry, service, words, most }) => {
  const files = filesThatName(entry, service, words)
  expect(files.length > most ? files : []).toEqual([])
})
