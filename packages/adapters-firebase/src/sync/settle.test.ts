import { AppError } from '@caderno/domain/kernel'
import type { LateRefusal } from '@caderno/domain/shell'
import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSettle } from './settle.ts'

const DENIED = new FirebaseError('permission-denied', 'Missing or insufficient permissions.')

function deferred() {
  let resolve = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<void>((...both) => ([resolve, reject] = both))
  return { promise, resolve: () => resolve(), reject: (error: unknown) => reject(error) }
}

/** A write whose answer a test decides about, and all that is told of it. */
function setup({ kept = () => Promise.resolve() as Promise<unknown> } = {}) {
  const answer = deferred()
  const closing = deferred()
  const refusals: LateRefusal[] = []
  const settle = createSettle({
    kept,
    refused: (refusal) => refusals.push(refusal),
    closing: closing.promise,
  })
  return { answer, closing, refusals, written: settle(() => answer.promise, 'leitura') }
}
const goOffline = () => vi.stubGlobal('navigator', { onLine: false })

describe('a write', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is saved once the service has confirmed it', async () => {
    const { answer, written } = setup()
    await vi.advanceTimersByTimeAsync(4_999)
    answer.resolve()
    expect(await written).toBe('saved')
  })

  it('tells that it stands on this device while its answer is waited for, and not once it was answered', async () => {
    const answer = deferred()
    let cached = deferred()
    const settle = createSettle({ kept: () => cached.promise, refused: () => undefined })
    const onKept = vi.fn()
    const written = settle(() => answer.promise, 'leitura', undefined, onKept)
    await vi.advanceTimersByTimeAsync(100)
    expect(onKept).not.toHaveBeenCalled()
    cached.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(onKept).toHaveBeenCalledOnce()
    answer.resolve()
    expect(await written).toBe('saved')
    cached = deferred()
    const refused = settle(() => Promise.reject(DENIED), 'leitura', undefined, onKept)
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' })
    cached.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(onKept).toHaveBeenCalledOnce()
  })

  it('is queued after 5 seconds without an answer', async () => {
    const { written } = setup()
    await vi.advanceTimersByTimeAsync(5_000)
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
    const kept = deferred()
    const { written } = setup({ kept: () => kept.promise })
    let told = false
    void written.then(() => (told = true))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(told).toBe(false)
    kept.resolve()
    expect(await written).toBe('queued')
  })

  it('is refused when the device never keeps it, instead of hanging', async () => {
    const { written } = setup({ kept: () => new Promise(() => undefined) })
    const code = written.catch((error: AppError) => error.code)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await code).toBe('storage-unavailable')
  })

  it('is refused in the words of the ports', async () => {
    const { answer, refusals, written } = setup()
    answer.reject(DENIED)
    await expect(written).rejects.toBeInstanceOf(AppError)
    await expect(written).rejects.toMatchObject({ code: 'permission-denied', cause: DENIED })
    expect(refusals).toEqual([])
  })

  it('is refused when the vendor throws at once', async () => {
    const settle = createSettle({ kept: () => Promise.resolve(), refused: () => undefined })
    const thrown = settle(() => {
      throw new FirebaseError('invalid-argument', 'Unsupported field value: undefined')
    }, 'leitura')
    await expect(thrown).rejects.toMatchObject({ code: 'invalid-record' })
  })

  it('that the device itself could not keep says so', async () => {
    const { answer, written } = setup()
    answer.reject(new FirebaseError('unavailable', 'Failed to persist write: QuotaExceededError'))
    await expect(written).rejects.toMatchObject({ code: 'storage-unavailable' })
  })

  it('that is refused after it was called queued is told as a late refusal', async () => {
    goOffline()
    const { answer, refusals, written } = setup()
    await written
    answer.reject(DENIED)
    await vi.advanceTimersByTimeAsync(0)
    expect(refusals).toEqual([{ collection: 'leitura', code: 'permission-denied' }])
  })

  it('is noted when it is called queued, not before, and forgotten with its answer', async () => {
    const events: string[] = []
    const answer = deferred()
    const note = (path: string) => {
      events.push(`note ${path}`)
      return Promise.resolve(() => Promise.resolve(void events.push('forget')))
    }
    const settle = createSettle({ kept: () => Promise.resolve(), refused: () => undefined, note })
    await settle(() => Promise.resolve(), 'leitura', { id: 'a', effect: 'there' })
    const written = settle(() => answer.promise, 'leitura', { id: 'b', effect: 'there' })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect([await written, events]).toEqual(['queued', ['note leitura/b']])
    answer.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['note leitura/b', 'forget'])
  })

  it('that was answered is not noted when its user leaves later', async () => {
    const notes: string[] = []
    const closing = deferred()
    const note = (path: string) => Promise.resolve(() => Promise.resolve()).finally(() => notes.push(path))
    const settle = createSettle({
      kept: () => Promise.resolve(),
      refused: () => undefined,
      note,
      closing: closing.promise,
    })
    await settle(() => Promise.resolve(), 'financas', { id: 'a', effect: { 'saidas segredo': true } })
    void settle(() => new Promise(() => undefined), 'financas', { id: 'b', effect: 'there' })
    closing.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(notes).toEqual(['financas/b'])
  })

  it('leaves no timer behind', async () => {
    const { answer, written } = setup()
    answer.resolve()
    await written
    expect(vi.getTimerCount()).toBe(0)
  })
})
