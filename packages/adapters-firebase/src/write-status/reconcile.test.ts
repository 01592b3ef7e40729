import { describeOutboxContract } from '@caderno/domain/contracts'
import { createStateQuery, ready } from '@caderno/domain/kernel'
import { createFakeMarks, createFakeOutbox } from '@caderno/domain/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allSent, keepReconciling } from './reconcile.ts'
import { createSendWrite } from './send-write.ts'

describeOutboxContract('one device of a Firebase account (B2)', () => {
  const marks = createFakeMarks()
  return Promise.resolve({
    users: ['uid-ana', 'uid-bia'],
    open: () => {
      const outbox = createFakeOutbox(marks)
      const sendWrite = createSendWrite({
        flushed: () => Promise.resolve(),
        add: (write) => outbox.add('uid-ana', write),
      })
      return Promise.resolve({
        outbox,
        write: (_, id, answer, isNew) =>
          sendWrite(() => answer, { collection: 'leitura', id, isNew, effect: 'there' }).outcome,
      })
    },
  })
})

describe('what other pages left (B2)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const MINUTE = 60_000
  function open(found: readonly string[]) {
    const { query, show } = createStateQuery(ready(found))
    let close = () => {}
    const reconcileNow = vi.fn(() => Promise.resolve())
    keepReconciling(query, reconcileNow, new Promise<void>((resolve) => (close = resolve)))
    return { reconcileNow, close, publish: (next: readonly string[]) => show(ready(next)) }
  }

  it('is looked at again while something is left, and not once the session has ended, in the midst of a look too', async () => {
    const { reconcileNow, close } = open(['financas'])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(reconcileNow).toHaveBeenCalledTimes(5)

    let answer = () => {}
    reconcileNow.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)))
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(reconcileNow).toHaveBeenCalledTimes(6)
    close()
    await vi.advanceTimersByTimeAsync(0)
    answer()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(reconcileNow).toHaveBeenCalledTimes(6)
  })

  it('is given its time where another page that is open has begun it', async () => {
    const { reconcileNow, publish } = open([])
    await vi.advanceTimersByTimeAsync(0)
    publish(['leitura/a'])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(reconcileNow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reconcileNow).toHaveBeenCalledOnce()
    publish([])
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(reconcileNow).toHaveBeenCalledOnce()
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
