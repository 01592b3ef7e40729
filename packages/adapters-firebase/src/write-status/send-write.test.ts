import { untilData } from '@caderno/domain/contracts'
import { AppError, dataOf } from '@caderno/domain/kernel'
import { createFakeMarks, createFakeOutbox } from '@caderno/domain/testing'
import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSendWrite } from './send-write.ts'

const DENIED = new FirebaseError('permission-denied', 'Missing or insufficient permissions.')

function deferred() {
  let resolve = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<void>((...both) => ([resolve, reject] = both))
  return { promise, resolve: () => resolve(), reject: (error: unknown) => reject(error) }
}

const ABOUT = { collection: 'leitura', id: 'a', effect: 'there' } as const

/** A write whose answer a test decides about, and all that is told of it. */
function setup({ flushed = () => Promise.resolve() as Promise<unknown> } = {}) {
  const answer = deferred()
  const closing = deferred()
  const outbox = createFakeOutbox()
  const query = outbox.watch('uid-ana')
  query.subscribe(() => undefined)
  const sendWrite = createSendWrite({
    flushed,
    add: (write) => outbox.add('uid-ana', write),
    closing: closing.promise,
  })
  const entries = () => dataOf(query.getSnapshot())
  return { answer, closing, entries, sendWrite, written: sendWrite(() => answer.promise, ABOUT).outcome }
}
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

describe('a write (B2)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is saved once the service has confirmed it', async () => {
    const { answer, written } = setup()
    await vi.advanceTimersByTimeAsync(1_999)
    answer.resolve()
    expect(await written).toBe('saved')
  })

  it('is durable once it stands on this device, whatever is answered then', async () => {
    const [answer, cached] = [deferred(), deferred()]
    const { sendWrite } = setup({ flushed: () => cached.promise })
    const { durable, outcome } = sendWrite(() => answer.promise, ABOUT)
    const onDurable = vi.fn()
    void durable.then(onDurable)
    await vi.advanceTimersByTimeAsync(100)
    expect(onDurable).not.toHaveBeenCalled()
    cached.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(onDurable).toHaveBeenCalledOnce()
    answer.reject(DENIED)
    await expect(outcome).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it.each([
    ['before it stands there', () => new Promise(() => undefined)],
    ['where the cache cannot say so', () => Promise.reject(new Error('?'))],
  ])('is as durable as its answer says, %s', async (_, flushed) => {
    const { sendWrite } = setup({ flushed })
    await sendWrite(() => Promise.resolve(), ABOUT).durable
    const { durable, outcome } = sendWrite(() => Promise.reject(DENIED), ABOUT)
    for (const part of [durable, outcome])
      await expect(part).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('tells at once what it makes', async () => {
    const { answer, sendWrite } = setup()
    const { applied, outcome } = sendWrite(() => answer.promise, ABOUT, { after: 'x' })
    expect(await applied).toEqual({ after: 'x' })
    answer.resolve()
    await outcome
  })

  it('is queued after 2 seconds without an answer', async () => {
    const { written } = setup()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await written).toBe('queued')
  })

  it('is queued at once when the device says that it is offline', async () => {
    goOffline()
    expect(await setup().written).toBe('queued')
  })

  it('is queued at once when nobody will wait any more', async () => {
    const { closing, written } = setup()
    closing.resolve()
    expect(await written).toBe('queued')
  })

  it('is not called queued before this device keeps it', async () => {
    goOffline()
    const flushed = deferred()
    const { written } = setup({ flushed: () => flushed.promise })
    let told = false
    void written.then(() => (told = true))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(told).toBe(false)
    flushed.resolve()
    expect(await written).toBe('queued')
  })

  it('is refused when the device never keeps it, instead of hanging', async () => {
    const { written } = setup({ flushed: () => new Promise(() => undefined) })
    const code = written.catch((error: AppError) => error.code)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await code).toBe('storage-unavailable')
  })

  it('is refused in the words of the ports', async () => {
    const { answer, entries, written } = setup()
    expect(entries()).toEqual([{ item: 'leitura/a', state: 'sending' }])
    answer.reject(DENIED)
    await expect(written).rejects.toBeInstanceOf(AppError)
    await expect(written).rejects.toMatchObject({ code: 'permission-denied', cause: DENIED })
    expect(entries()).toEqual([{ item: 'leitura/a', state: 'failed', code: 'permission-denied' }])
  })

  it('is refused when the vendor throws at once', async () => {
    const { outcome: thrown } = setup().sendWrite(() => {
      throw new FirebaseError('invalid-argument', 'Unsupported field value: undefined')
    }, ABOUT)
    await expect(thrown).rejects.toMatchObject({ code: 'invalid-record' })
  })

  it('that the device itself could not keep says so', async () => {
    const { answer, written } = setup()
    answer.reject(new FirebaseError('unavailable', 'Failed to persist write: QuotaExceededError'))
    await expect(written).rejects.toMatchObject({ code: 'storage-unavailable' })
  })

  it('that is refused after it was called queued is told as a late refusal', async () => {
    goOffline()
    const { answer, entries, written } = setup()
    await written
    answer.reject(DENIED)
    await vi.advanceTimersByTimeAsync(0)
    expect(entries()).toEqual([{ item: 'leitura/a', state: 'refused', code: 'permission-denied' }])
  })

  it('is not called queued before this device keeps its entry, and leaves none once it is answered (B21)', async () => {
    goOffline()
    const noted = deferred()
    const done = vi.fn()
    const entry = { durable: noted.promise, done, fail: vi.fn(), refuse: vi.fn(), release: vi.fn() }
    const answer = deferred()
    const sendWrite = createSendWrite({ flushed: () => Promise.resolve(), add: () => entry })
    const [told, onDurable] = [vi.fn(), vi.fn()]
    const { durable, outcome } = sendWrite(() => answer.promise, ABOUT)
    void outcome.then(told)
    void durable.then(onDurable)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([told, onDurable].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    noted.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveBeenCalledExactlyOnceWith('queued')
    expect(onDurable).toHaveBeenCalledOnce()
    answer.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
  })

  it('that is not answered when its session ends is left to the next one', async () => {
    const outbox = createFakeOutbox(createFakeMarks())
    const closing = deferred()
    const sendWrite = createSendWrite({
      flushed: () => Promise.resolve(),
      closing: closing.promise,
      add: (write) => outbox.add('uid-ana', write),
    })
    await sendWrite(() => Promise.resolve(), { ...ABOUT, id: 'b' }).outcome
    void sendWrite(() => new Promise(() => undefined), ABOUT)
    const unconfirmed = outbox.unconfirmed('uid-ana')
    expect(await untilData(unconfirmed)).toEqual([])
    closing.resolve()
    await vi.advanceTimersByTimeAsync(0)
    const [left, ...others] = await untilData(unconfirmed, ({ length }) => length > 0)
    expect([left!.item, others]).toEqual(['leitura/a', []])
  })

  it('leaves no timer behind', async () => {
    const { answer, written } = setup()
    answer.resolve()
    await written
    expect(vi.getTimerCount()).toBe(0)
  })
})
