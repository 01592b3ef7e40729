import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenedFirestore } from './index.ts'
import { createVisits } from './firestore-visits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup({ known = () => Promise.resolve(), uidNow = (): string | null => 'uid-ana' } = {}) {
  const opened: (string | null)[] = []
  const close = vi.fn<OpenedFirestore['close']>(() => Promise.resolve('saved'))
  const open = (uid: string | null) => {
    opened.push(uid)
    return Promise.resolve({ ports: {}, close } as unknown as OpenedFirestore)
  }
  return { visits: createVisits({ known, uidNow, onChange: () => undefined, open }), close, opened }
}

it('opens nothing for nobody while it is not known whether somebody is signed in', async () => {
  let uid: string | null = null
  let tell = () => {}
  const { visits, opened } = setup({
    known: () => new Promise((resolve) => (tell = resolve)),
    uidNow: () => uid,
  })
  const asked = visits.open()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toEqual([])
  uid = 'uid-ana'
  tell()
  await asked
  expect(opened).toEqual(['uid-ana'])
})

it('closes the visit of a user who leaves for good as such', async () => {
  const { visits, close } = setup()
  await visits.open()
  await visits.leave(true)
  expect(close.mock.calls).toEqual([[true]])
})

it('answers whoever asks during a departure that is asked for twice, once the second is over', async () => {
  const { visits } = setup()
  await visits.open()
  await visits.leave()
  const answered = vi.fn()
  void visits.open().then(answered)
  await vi.advanceTimersByTimeAsync(1_000)
  await visits.leave()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(answered).toHaveBeenCalledOnce()
  expect(visits.welcome('uid-ana')).toBeDefined()
})
