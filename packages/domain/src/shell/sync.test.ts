import { expect, it } from 'vitest'
import { answerByHand, createFakeRemovals, createFakeSync, settledQuery } from '../../testing/index.ts'
import { AppError, failed, type LiveQuery } from '../kernel/index.ts'
import { badgeOf, createSyncStatus, syncStateOf } from './sync.ts'
import type { Outbox } from './sync-ports.ts'
import { createWriteLedger } from './write-ledger.ts'

const HERE = { offline: false, tabOnly: false }
const state = (pending: number, refused = 0) => ({
  pending: Array.from({ length: pending }, (_, n) => `leitura/${n}`),
  removals: 0,
  refused: Array.from({ length: refused }, () => ({ collection: 'leitura', code: 'storage-full' as const })),
})

it.each([
  [state(0), HERE, 'Tudo salvo'],
  [state(1), HERE, '1 pendente'],
  [state(2), HERE, '2 pendentes'],
  [state(1_234), HERE, '1.234 pendentes'],
  [state(0), { ...HERE, offline: true }, 'Sem conexão'],
  [state(3), { ...HERE, offline: true }, '3 pendentes'],
  [state(0, 1), HERE, '1 item não foi salvo'],
  [state(3, 2), { ...HERE, offline: true }, '2 itens não foram salvos'],
  [state(0), { ...HERE, tabOnly: true }, 'Só nesta aba'],
])('%o, %o: %s', (from, around, label) => {
  expect(badgeOf(from, around).label).toBe(label)
})

it('counts a removal together with its own write, and what is being made again as pending', () => {
  const outbox: Outbox = {
    unsent: ['candidaturas/a', 'leitura/b'],
    lost: [
      { item: 'leitura/b', collection: 'leitura', code: 'unknown' },
      { item: 'leitura/c', collection: 'leitura', code: 'storage-full' },
    ],
  }
  expect(syncStateOf([outbox], [], ['candidaturas/a', 'candidaturas/d'])).toEqual({
    pending: ['candidaturas/a', 'leitura/b', 'candidaturas/d'],
    removals: 2,
    refused: [{ collection: 'leitura', code: 'storage-full' }],
  })
})

it('counts what any of the places that are written to has not kept, an item of several once', async () => {
  const [cloud, device] = [createWriteLedger(), createWriteLedger()]
  const sync = createSyncStatus({ outboxes: [cloud, device], removals: [] })
  const query = sync.watch('uid-ana')
  query.subscribe(() => undefined)
  const later = answerByHand()
  for (const ledger of [cloud, device])
    void ledger.track('uid-ana', { collection: 'candidaturas', id: 'a' }, later.promise)
  await expect(
    device.track(
      'uid-ana',
      { collection: 'candidaturas', id: 'b' },
      Promise.reject(new AppError('storage-full')),
    ),
  ).rejects.toMatchObject({ code: 'storage-full' })
  expect(query.getSnapshot()).toMatchObject({
    data: { pending: ['candidaturas/a'], refused: [{ code: 'storage-full' }] },
  })
  later.resolve()
  await sync.dismiss('uid-ana')
  expect(query.getSnapshot()).toMatchObject({ data: { pending: [], refused: [] } })
})

it('does not say that all is well where a source failed, and still says what is not saved', () => {
  const broken: LiveQuery<readonly { id: string }[]> = {
    getSnapshot: () => failed(new AppError('storage-unavailable')),
    subscribe: () => () => undefined,
  }
  const watched = (lost: Outbox['lost']) => {
    const outbox = {
      watch: () => settledQuery<Outbox>({ unsent: [], lost }),
      dismiss: () => Promise.resolve(),
    }
    const query = createSyncStatus({
      outboxes: [outbox],
      removals: [{ collection: 'candidaturas', watch: () => broken }],
    }).watch('uid-ana')
    query.subscribe(() => undefined)
    return query.getSnapshot()
  }
  expect(watched([])).toMatchObject({ status: 'failed', error: { code: 'storage-unavailable' } })
  expect(watched([{ item: 'leitura/a', collection: 'leitura', code: 'storage-unavailable' }])).toMatchObject({
    status: 'ready',
    data: { refused: [{ collection: 'leitura' }] },
  })
})

it('hears of a removal that another tab has to repeat', async () => {
  const removals = createFakeRemovals()
  const sync = createFakeSync(removals)
  sync.watch('uid-ana').subscribe(() => undefined)
  await removals.remember('uid-ana', { id: 'a', em: '2026-11-20T12:00:00.000Z', texto: '', enviada: false })
  expect(sync.watch('uid-ana').getSnapshot()).toMatchObject({
    data: { pending: ['candidaturas/a'], removals: 1 },
  })
})
