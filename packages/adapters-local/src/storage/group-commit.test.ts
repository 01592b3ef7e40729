import { AppError } from '@caderno/domain/kernel'
import { expect, it } from 'vitest'
import { createMemoryStore, type Table } from './key-value-store.ts'
import { createGroupCommit } from './storage.ts'

const read = async (table: Table) => ((await table.get('n')) as number | undefined) ?? 0
const addTen = async (table: Table) => {
  const after = (await read(table)) + 10
  table.put('n', after)
  return after
}

it('counts once what was committed by an attempt whose answer was lost', async () => {
  const store = createMemoryStore()
  const commit = createGroupCommit(
    async (work) => {
      await store.transact(work)
      return store.transact(work)
    },
    () => undefined,
  )
  expect(await commit(addTen)).toBe(10)
  expect(await store.getItem('n')).toBe(10)
})

it('lets each see what those before it put, in one transaction, and keeps nothing of what is refused', async () => {
  const store = createMemoryStore()
  let transactions = 0
  const commit = createGroupCommit(
    (work) => {
      transactions += 1
      return store.transact(work)
    },
    () => undefined,
  )
  const refused = async (table: Table) => {
    table.put('n', 99)
    throw new AppError('not-found')
  }
  const outcomes = await Promise.allSettled([addTen, addTen, refused, addTen].map((work) => commit(work)))
  expect(outcomes).toMatchObject([
    { value: 10 },
    { value: 20 },
    { reason: { code: 'not-found' } },
    { value: 30 },
  ])
  expect(await store.getItem('n')).toBe(30)
  expect(transactions).toBe(2)
})
