import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { BaseSequencer, startVitest } from 'vitest/node'

const OPTIONS = {
  // Sentences, lists and patterns are data: an example names each that matters.
  excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'],
  ignorers: [],
  plugins: null,
}
const silent = { debug: () => {}, info: () => {}, isDebugEnabled: () => false }
const line = (text) => text.trim().replaceAll(/\s+/g, ' ')
const withMemories = (code) =>
  code.replaceAll(/\b(known|made|folded) = new (WeakMap|Map)<[\w, ]+>\(\)/g, '$1 = __stryker__.perRun($2)')

/** The changes of a module of the domain: its code, what it becomes, and whether a test turned red. Not what runs while a file is loaded. */
export async function measure(folder) {
  const files = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .map((file) => ({
      name: join(folder, file),
      content: readFileSync(join(folder, file), 'utf8'),
      mutate: true,
    }))
  const { files: changed, mutants } = await new Instrumenter(silent).instrument(files, OPTIONS)
  const contentOf = (found, name) => found.find((file) => file.name === name)?.content

  /** The own ones, and an example before a law: it is quicker. */
  class Sequencer extends BaseSequencer {
    sort(tests) {
      const rank = ({ moduleId }) => 2 * !moduleId.startsWith(folder) + moduleId.includes('.property.')
      return tests.toSorted((one, other) => rank(one) - rank(other))
    }
  }
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      include: [`${folder}/*.test.ts`, join(folder, '../*/!(*.property).test.ts')],
      // A change that 50 rounds of a law do not see would be tried by each of its thousand.
      env: { MUTANTS_OF: folder, CADERNO_MAX_RUNS: '50' },
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      watch: false,
      testTimeout: 3_600_000,
      dangerouslyIgnoreUnhandledErrors: true,
      onConsoleLog: () => false,
      reporters: [{}],
      runner: join(import.meta.dirname, 'runner.mjs'),
      sequence: { sequencer: Sequencer },
    },
    {
      plugins: [
        {
          name: 'changes',
          enforce: 'pre',
          transform: (code, id) => withMemories(contentOf(changed, id) ?? code),
        },
      ],
    },
  )
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()])
  await vitest.close()
  const red = tests.filter((test) => test.result().state === 'failed')
  if (tests.length === 0 || red.length > 0)
    throw new Error(`Red without a change: ${red.map(({ fullName }) => fullName).join(', ')}`)
  const all = (key) => new Set(tests.flatMap((test) => test.meta()[key] ?? []))
  const [reached, caught, loaded] = [all('reached'), all('caught'), all('loaded')]
  return mutants
    .filter(({ id, status }) => !status && (reached.has(id) || !loaded.has(id)))
    .map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
      const lines = contentOf(files, fileName).split('\n')
      const rest = lines[end.line].slice(end.column)
      const made = mutatorName === 'LogicalOperator' ? `(${replacement})` : replacement
      return {
        file: fileName.slice(folder.lastIndexOf('/') + 1),
        code: line(lines[start.line]),
        becomes: line(lines[start.line].slice(0, start.column) + made + rest),
        caught: caught.has(id),
        reached: reached.has(id),
      }
    })
}
