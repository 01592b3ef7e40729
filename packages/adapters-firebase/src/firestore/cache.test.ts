import { expect, it, vi } from 'vitest'
import { createMarks } from '../../test/fake-firestore-part.ts'
import { createFakeLocks } from '../../test/fake-locks.ts'
import { enterCache } from './cache.ts'

/** One device: its marks and its locks are shared by all its tabs. */
function device() {
  const marks = createMarks()
  const locks = createFakeLocks()
  const clear = vi.fn<() => Promise<void>>(() => Promise.resolve())
  return { marks, clear, enter: () => enterCache(marks, locks) }
}

it('is cleared when its user leaves and everything was sent', async () => {
  const { enter, clear } = device()
  const cache = await enter()
  await cache.come('uid-ana')
  await cache.go('uid-ana')
  await cache.leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

it('stays as long as something of a user waits to be sent, over other users too', async () => {
  const { enter, clear } = device()
  const first = await enter()
  await first.come('uid-ana')
  await first.leave(clear)
  const second = await enter()
  await second.come('uid-bia')
  await second.go('uid-bia')
  await second.leave(clear)
  expect(clear).not.toHaveBeenCalled()
  const third = await enter()
  await third.come('uid-ana')
  await third.go('uid-ana')
  await third.leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

it('stays while another tab is in it, and is cleared by the last to leave', async () => {
  const { enter, clear } = device()
  const [one, two] = [await enter(), await enter()]
  await one.come('uid-ana')
  await two.come('uid-ana')
  await one.go('uid-ana')
  await one.leave(clear)
  expect(clear).not.toHaveBeenCalled()
  await two.leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})

it('lets a tab in only after the clearing is over', async () => {
  const { enter, clear } = device()
  let cleared = () => {}
  clear.mockReturnValue(new Promise((resolve) => (cleared = resolve)))
  const left = (await enter()).leave(clear)
  await vi.waitFor(() => expect(clear).toHaveBeenCalled())
  let entered = false
  const second = enter().then(() => (entered = true))
  await Promise.resolve()
  expect(entered).toBe(false)
  cleared()
  await Promise.all([left, second])
  expect(entered).toBe(true)
})

it('stays where the marks cannot be kept: nobody knows then who left something', async () => {
  const { marks, clear, enter } = device()
  const cache = await enter()
  marks.break()
  await cache.come('uid-ana')
  await cache.go('uid-ana')
  await cache.leave(clear)
  expect(clear).not.toHaveBeenCalled()
})

it('is cleared in a browser without Web Locks too', async () => {
  const { marks, clear } = device()
  const cache = await enterCache(marks, undefined)
  await cache.leave(clear)
  expect(clear).toHaveBeenCalledTimes(1)
})
