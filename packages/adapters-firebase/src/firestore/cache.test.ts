import { expect, it, vi } from 'vitest'
import { createFakeLocks } from '../../test/fake-locks.ts'
import { enterCache } from './cache.ts'

/** One device: its locks are shared by all its tabs. */
function device() {
  const locks = createFakeLocks()
  const clear = vi.fn<() => Promise<void>>(() => Promise.resolve())
  return { clear, enter: (uid = 'uid-ana') => enterCache(uid, locks) }
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

it('is one of each user: another who is in theirs keeps nobody from clearing', async () => {
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

it('is cleared in a browser without Web Locks too', async () => {
  const { clear } = device()
  const leave = await enterCache('uid-ana', undefined)
  await leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})
