import { setMaxListeners } from 'node:events'
import { configureGlobal } from 'fast-check'
import { TestRunner } from 'vitest'

const PATIENCE_MS = 2_000
const { setTimeout, clearTimeout, performance } = globalThis
/** What Stryker's changed code counts in and asks for the change that is on. */
const state = (globalThis.__stryker__ ??= { caught: new Set(), reached: new Set() })
let [test, change] = [undefined, undefined]
let deadline = Infinity
let [steps, runs] = [0, 0]

/** Changed code reads these two at each step, so that an endless loop ends here. */
const atEachStep = (value) => ({
  configurable: true,
  get() {
    steps += 1
    if (steps % 256 === 0 && performance.now() > deadline) throw new Error('endless')
    return value()
  },
})
Object.defineProperties(state, {
  currentTestId: atEachStep(() => test),
  activeMutant: atEachStep(() => change),
})

/** What the domain remembers of one run is no answer in the next, which has another change. */
state.perRun = (Kind) => {
  let [run, memory] = [runs, new Kind()]
  const current = () => {
    if (run !== runs) [run, memory] = [runs, new Kind()]
    return memory
  }
  return {
    get: (key) => current().get(key),
    set: (key, value) => current().set(key, value),
    clear: () => current().clear(),
    get size() {
      return current().size
    },
  }
}
configureGlobal({ endOnFailure: true })
setMaxListeners(0)

function inTime(run, ms) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, ms, new Error('endless'))
  })
  return Promise.race([run(), late]).finally(() => clearTimeout(timer))
}

/** From its file on. */
const suitesOf = (suite) => ('filepath' in suite ? [suite] : [...suitesOf(suite.suite ?? suite.file), suite])

/** Runs a test as it is, then with each change that it reaches and that no test has caught yet. Other modules' tests are for what the own ones do not reach. */
export default class extends TestRunner {
  async runTask(task) {
    const run = async () => {
      runs += 1
      // What an earlier run expected may never come.
      task.promises = undefined
      for (const suite of suitesOf(task.suite ?? task.file))
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(task.context, suite)
      await TestRunner.getTestFn(task)()
    }
    test = task.id
    const start = performance.now()
    await run()
    const patience = PATIENCE_MS + 10 * (performance.now() - start)
    test = 'changed'
    const own = task.file.filepath.startsWith(process.env.MUTANTS_OF)
    const reached = Object.keys(state.mutantCoverage?.perTest[task.id] ?? {})
    const tried = reached.filter((id) => !state.caught.has(id) && (own || !state.reached.has(id)))
    for (const id of tried) {
      deadline = performance.now() + patience
      change = id
      await inTime(run, patience).catch(() => state.caught.add(id))
      change = undefined
    }
    deadline = Infinity
    if (own) for (const id of reached) state.reached.add(id)
    // A change that broke what tests share is seen here: otherwise it would seem to be many that are caught.
    if (tried.length > 0) await inTime(run, 10 * patience)
    test = undefined
    Object.assign(task.meta, {
      reached,
      caught: [...state.caught],
      loaded: Object.keys(state.mutantCoverage?.static ?? {}),
    })
  }
}
