import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { keepsData } from './indexed-db.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const refusing = (name: string) => () => {
  throw new DOMException('refused', name)
}
const failing = () => {
  const request = { error: new DOMException('refused', 'InvalidStateError'), onerror: () => undefined }
  queueMicrotask(() => request.onerror())
  return request
}

it('finds a database that works, and leaves nothing of its own in it', async () => {
  const factory = new IDBFactory()
  vi.stubGlobal('indexedDB', factory)
  expect(await keepsData()).toBe(true)
  await vi.waitFor(async () => expect(await factory.databases()).toEqual([]))
})

it.each([
  ['is not there', undefined],
  ['is refused with SecurityError', { open: refusing('SecurityError') }],
  ['fails when it is opened', { open: failing }],
])('finds none where it %s', async (_, factory) => {
  vi.stubGlobal('indexedDB', factory)
  expect(await keepsData()).toBe(false)
})

it('does not wait for ever for one that never opens', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const found = keepsData()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await found).toBe(false)
})
