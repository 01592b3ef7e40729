import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenedFirestore } from './firestore.ts'
import { createFirestoreSessions } from './firestore-sessions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup({ known = () => Promise.resolve(), uidNow = (): string | null => 'uid-ana' } = {}) {
  const opened: (string | null)[] = []
  const close = vi.fn<OpenedFirestore['close']>(() => Promise.resolve('saved'))
  const open = (uid: string | null) => {
    opened.push(uid)
    return Promise.resolve({ ports: {}, close } as unknown as OpenedFirestore)
  }
  return {
    sessions: createFirestoreSessions({ known, uidNow, onChange: () => undefined, open }),
    close,
    opened,
  }
}

it('opens nothing for nobody while it is not known whether somebody is signed in', async () => {
  let uid: string | null = null
  let tell = () => {}
  const { sessions, opened } = setup({
    known: () => new Promise((resolve) => (tell = resolve)),
    uidNow: () => uid,
  })
  const asked = sessions.open()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toEqual([])
  uid = 'uid-ana'
  tell()
  await asked
  expect(opened).toEqual(['uid-ana'])
})

it('closes the session of a user who leaves for good as such', async () => {
  const { sessions, close } = setup()
  await sessions.open()
  await sessions.leave(true)
  expect(close.mock.calls).toEqual([[true]])
})

it('answers whoever asks during a sign-out that is asked for twice, once the second is over', async () => {
  const { sessions } = setup()
  await sessions.open()
  await sessions.leave()
  const answered = vi.fn()
  void sessions.open().then(answered)
  await vi.advanceTimersByTimeAsync(1_000)
  await sessions.leave()
  await vi.advanceTimersByTimeAsync(2_900)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(answered).toHaveBeenCalledOnce()
  expect(sessions.numberFor('uid-ana')).toBeDefined()
})
