import { AppError } from '@caderno/domain/kernel'
import type { Table } from './key-value-store.ts'

type Work<T> = (table: Table) => Promise<T>
type Outcome = { readonly result: unknown } | { readonly error: AppError }

interface Waiting {
  readonly work: Work<unknown>
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * One transaction at a time, for all that came in during the one before: a thousand writes at once cost a handful of
 * transactions (P12), and each value is written once in each. Work that is refused leaves nothing and harms no other.
 */
export function createGroupCommit(
  transact: <T>(work: Work<T>) => Promise<T>,
  onWritten: () => void,
): <T>(work: Work<T>) => Promise<T> {
  let queue: Waiting[] = []
  let busy = false

  const commit = async (group: readonly Waiting[]) => {
    let tried: Awaited<ReturnType<typeof runAll>> | undefined
    const { outcomes, changes } = await transact(async (table) => {
      if (!tried?.changes.size || !(await stands(table, tried.changes))) tried = await runAll(group, table)
      return tried
    })
    if (changes.size > 0) onWritten()
    group.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at]!
      if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.result as never)
    })
  }
  const work = async () => {
    busy = true
    while (queue.length > 0) {
      const group = queue
      queue = []
      await commit(group).catch((error: unknown) => group.forEach(({ reject }) => reject(error)))
    }
    busy = false
  }

  return (each) =>
    new Promise((resolve, reject) => {
      queue.push({ work: each, resolve, reject })
      if (!busy) void work()
    })
}

/** Each sees the puts of those before it; the table is written once, at the end. */
async function runAll(group: readonly Waiting[], table: Table) {
  const read = new Map<string, Promise<unknown>>()
  let changes: ReadonlyMap<string, unknown> = new Map()
  const outcomes: Outcome[] = []
  for (const { work } of group) {
    const after = new Map(changes)
    const get = (key: string) => {
      if (after.has(key)) return Promise.resolve(after.get(key))
      const value = read.get(key) ?? table.get(key)
      read.set(key, value)
      return value
    }
    const keys = async (prefix: string) => {
      const before = (await table.keys(prefix)).filter((key) => !after.has(key))
      const put = [...after].filter(([key, value]) => value !== undefined && key.startsWith(prefix))
      return [...before, ...put.map(([key]) => key)]
    }
    try {
      outcomes.push({ result: await work({ get, keys, put: (key, value) => void after.set(key, value) }) })
      changes = after
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcomes.push({ error })
    }
  }
  changes.forEach((value, key) => table.put(key, value))
  return { outcomes, changes }
}

/** Whether an attempt was committed and only its answer was lost: then it must not run again. */
async function stands(table: Table, changes: ReadonlyMap<string, unknown>): Promise<boolean> {
  for (const [key, value] of changes)
    if (JSON.stringify(await table.get(key)) !== JSON.stringify(value)) return false
  return true
}
