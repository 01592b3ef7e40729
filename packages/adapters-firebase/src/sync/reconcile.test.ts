import { describeOutboxContract } from '@caderno/domain/contracts'
import { createStateQuery, ready } from '@caderno/domain/kernel'
import { createFakeMarks, createFakeOutbox } from '@caderno/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allSent, keepLooking } from './reconcile.ts'
import { createSettle } from './settle.ts'

describeOutboxContract('one device of a Firebase account', () => {
  const marks = createFakeMarks()
  return Promise.resolve({
    users: ['uid-ana', 'uid-bia'],
    open: () => {
      const outbox = createFakeOutbox(marks)
      const settle = createSettle({
        kept: () => Promise.resolve(),
        add: (write) => outbox.add('uid-ana', write),
      })
      return Promise.resolve({
        outbox,
        write: (_, id, answer, isNew) =>
          settle(() => answer, { collection: 'leitura', id, isNew, effect: 'there' }).outcome,
      })
    },
  })
})

describe('what other pages left', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const MINUTE = 60_000
  function open(found: readonly string[]) {
    const { query, show } = createStateQuery(ready(found))
    let close = () => {}
    const look = vi.fn(() => Promise.resolve())
    keepLooking(query, look, new Promise<void>((resolve) => (close = resolve)))
    return { look, close, show: (next: readonly string[]) => show(ready(next)) }
  }

  it('is looked at again while something is left, and not once the session has ended, in the midst of a look too', async () => {
    const { look, close } = open(['financas'])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(look).toHaveBeenCalledTimes(5)

    let answer = () => {}
    look.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(look).toHaveBeenCalledTimes(6)
    close()
    await vi.advanceTimersByTimeAsync(0)
    answer()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(look).toHaveBeenCalledTimes(6)
  })

  it('is given its time where another page that is open has begun it', async () => {
    const { look, show } = open([])
    await vi.advanceTimersByTimeAsync(0)
    show(['leitura/a'])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(look).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(look).toHaveBeenCalledOnce()
    show([])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(look).toHaveBeenCalledOnce()
  })

  it('is known to be sent also where the vendor forgets to say so: it is asked again', async () => {
    const answers = [new Promise<void>(() => undefined), Promise.resolve()]
    const sent = vi.fn()
    void allSent(() => answers.shift()!).then(sent)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sent).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveBeenCalledOnce()
  })
})
