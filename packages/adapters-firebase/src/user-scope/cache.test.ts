import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, it, vi } from 'vitest'
import { createFakeLocks } from '../../test/fake-locks.ts'
import { enterCache, keepsData } from './cache.ts'

/** One device: its locks are shared by all its tabs. */
function device() {
  vi.stubGlobal('navigator', { locks: createFakeLocks() })
  const clear = vi.fn<() => Promise<void>>(() => Promise.resolve())
  return { clear, enter: (uid = 'uid-ana') => enterCache(uid) }
}

it('is cleared when its user leaves and everything was sent', async () => {
  const { enter, clear } = device()
  const leave = await enter()
  await leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

it('stays while another tab is in it, and is cleared by the last to leave', async () => {
  const { enter, clear } = device()
  const [one, two] = [await enter(), await enter()]
  await one(clear)
  expect(clear).not.toHaveBeenCalled()
  await two(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

it('is one of each user: another who is in theirs keeps nobody from clearing (B21)', async () => {
  const { enter, clear } = device()
  await enter('uid-bia')
  const leave = await enter()
  await leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

it('lets a tab in only after the clearing is over', async () => {
  const { enter, clear } = device()
  let cleared = () => {}
  clear.mockReturnValue(new Promise((resolve) => (cleared = resolve)))
  const left = (await enter())(clear)
  await vi.waitFor(() => expect(clear).toHaveBeenCalled())
  let entered = false
  const second = enter().then(() => (entered = true))
  await Promise.resolve()
  expect(entered).toBe(false)
  cleared()
  await Promise.all([left, second])
  expect(entered).toBe(true)
})

it('is cleared in a browser without Web Locks too (B22)', async () => {
  const { enter, clear } = device()
  vi.stubGlobal('navigator', {})
  const leave = await enter()
  await leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

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

it('finds a database that works, and leaves nothing of its own in it (B22)', async () => {
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

it('does not wait for ever for one that never opens (B22)', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const found = keepsData()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await found).toBe(false)
})
