import { describeSyncStatusContract, untilData } from '@caderno/domain/contracts'
import { AppError, constantQuery, dataOf } from '@caderno/domain/kernel'
import { createSyncStatus, createWriteLedger } from '@caderno/domain/shell'
import { answerByHand, createFakeRefusals, createFakeRemovals } from '@caderno/domain/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createMarks } from '../../test/fake-firestore-part.ts'
import { openJournal } from './journal.ts'
import { createOutbox, vendorQueue } from './outbox.ts'
import { createSettle } from './settle.ts'

const ANA = 'uid-ana'
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One page of a device. */
function openPage({
  marks = createMarks(),
  removals = createFakeRemovals(),
  waits = constantQuery(false),
} = {}) {
  const refusals = createFakeRefusals()
  const ledger = createWriteLedger()
  const journal = openJournal(marks, ANA)
  const settle = createSettle({
    kept: () => Promise.resolve(),
    refused: refusals.refuse,
    note: journal.note,
    track: (...write) => ledger.track(ANA, ...write),
  })
  const own = createOutbox({ uid: ANA, ledger, left: journal.watch(), waits })
  const outbox = { watch: (uid: string) => (uid === ANA ? own : ledger.watch(uid)), dismiss: ledger.dismiss }
  return {
    settle,
    sync: createSyncStatus({
      outboxes: [outbox],
      refusals,
      removals: [{ collection: 'candidaturas', watch: removals.watch }],
    }),
    journal,
  }
}

describeSyncStatusContract('one device of a Firebase account', () => {
  const [marks, removals] = [createMarks(), createFakeRemovals()]
  return Promise.resolve({
    users: [ANA, 'uid-bia'],
    open: () => {
      const { sync, settle } = openPage({ marks, removals })
      return Promise.resolve({
        sync,
        write: (_uid, id, answer, isNew = false) =>
          settle(() => answer, 'leitura', { id, effect: 'there', isNew }),
        remove: (uid, id) =>
          removals.remember(uid, { id, em: '2026-11-20T12:00:00.000Z', texto: '', enviada: true }),
        confirm: async (uid, id) => void (await removals.forget(uid, id)),
      })
    },
  })
})

it('what was queued is pending in every tab and after a reload, and no longer once it was answered', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const marks = createMarks()
  const [page, other] = [openPage({ marks }), openPage({ marks })]
  const shown = other.sync.watch(ANA)
  const stop = shown.subscribe(() => undefined)
  const answer = answerByHand()
  expect(await page.settle(() => answer.promise, 'leitura', { id: 'a', effect: 'there' })).toBe('queued')
  await vi.waitFor(() => expect(dataOf(shown.getSnapshot())).toMatchObject({ pending: ['leitura/a'] }))
  expect((await untilData(openPage({ marks }).sync.watch(ANA))).pending).toEqual(['leitura/a'])
  answer.resolve()
  await vi.waitFor(() => expect(dataOf(shown.getSnapshot())).toMatchObject({ pending: [] }))
  stop()
})

it('what came back after it was queued is told once', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { settle, sync } = openPage()
  const answer = answerByHand()
  await settle(() => answer.promise, 'leitura', { id: 'a', effect: 'there' })
  answer.reject(new AppError('permission-denied'))
  expect(
    (await untilData(sync.watch(ANA), ({ pending, refused }) => pending.length === 0 && refused.length > 0))
      .refused,
  ).toHaveLength(1)
})

it('a record that did not come back is not taken for made again by a new one', async () => {
  const { settle, sync } = openPage()
  await settle(() => Promise.reject(new AppError('permission-denied')), 'leitura', {
    id: 'a',
    effect: 'there',
  }).catch(() => undefined)
  await settle(() => Promise.resolve(), 'leitura', { id: 'b', effect: 'there', isNew: true })
  expect((await untilData(sync.watch(ANA), ({ pending }) => pending.length === 0)).refused).toHaveLength(1)
})

it('what the vendor still has to send counts as one where nobody knows what it is', async () => {
  expect((await untilData(openPage({ waits: constantQuery(true) }).sync.watch(ANA))).pending).toHaveLength(1)
  const { sync, settle } = openPage({ waits: constantQuery(true) })
  void settle(() => new Promise(() => undefined), 'leitura', { id: 'a', effect: 'there' })
  expect((await untilData(sync.watch(ANA))).pending).toEqual(['leitura/a'])
})

it('the vendor has something to send until it says otherwise', async () => {
  const answer = answerByHand()
  const queue = vendorQueue(
    () => answer.promise,
    () => Promise.resolve(),
  )
  expect(await untilData(queue)).toBe(true)
  const stop = queue.subscribe(() => undefined)
  answer.resolve()
  await untilData(queue, (waits) => !waits)
  stop()
})

it('the vendor is asked again where it forgets to say that another tab has sent everything', async () => {
  vi.useFakeTimers()
  const answers = [new Promise<void>(() => undefined), Promise.resolve()]
  const queue = vendorQueue(
    () => answers.shift()!,
    () => Promise.resolve(),
  )
  const stop = queue.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(dataOf(queue.getSnapshot())).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(dataOf(queue.getSnapshot())).toBe(false)
  stop()
})

it.each([
  ['its queue', () => Promise.reject(new Error('terminated')), () => Promise.resolve()],
  ['its cache', () => new Promise<void>(() => undefined), () => Promise.reject(new Error('terminated'))],
])('where the vendor cannot be asked for %s nothing is called saved', async (_, sent, kept) => {
  const { sync, settle } = openPage({ waits: vendorQueue(sent, kept) })
  const shown = sync.watch(ANA)
  const stop = shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(shown.getSnapshot()).toMatchObject({ status: 'failed' }))
  await settle(() => Promise.reject(new AppError('permission-denied')), 'leitura', {
    id: 'a',
    effect: 'there',
  }).catch(() => undefined)
  await vi.waitFor(() =>
    expect(dataOf(shown.getSnapshot())).toMatchObject({ refused: [{ collection: 'leitura' }] }),
  )
  stop()
})

it('the vendor is not asked any more once nobody listens', async () => {
  vi.useFakeTimers()
  const sent = vi.fn(() => new Promise<void>(() => undefined))
  vendorQueue(sent, () => Promise.resolve()).subscribe(() => undefined)()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveBeenCalledOnce()
})
