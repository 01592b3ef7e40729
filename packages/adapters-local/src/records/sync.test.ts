import { describeSyncStatusContract } from '@caderno/domain/contracts'
import { AppError, dataOf } from '@caderno/domain/kernel'
import { createSyncStatus } from '@caderno/domain/shell'
import { NEW_READING } from '@caderno/domain/reading'
import { createBrowser } from '../../test/tabs.ts'
import { describe, expect, it } from 'vitest'
import { createLocalAdapter } from '../local-adapter.ts'
import { createLocalRemovals, createLocalSync, localRemovals } from './sync.ts'
import type { Storage } from '../storage/storage.ts'

const ANA = 'uid-ana'
const DRAFT = { ...NEW_READING, titulo: 'Vidas Secas' }

describeSyncStatusContract('this device, which repeats the removals of a service', () => {
  const browser = createBrowser()
  return Promise.resolve({
    users: [ANA, 'uid-bia'],
    open: () => {
      const tab = browser.tab()
      const removals = createLocalRemovals(tab, 'candidaturas')
      return Promise.resolve({
        sync: createSyncStatus({ outboxes: [tab.writes], removals: localRemovals(tab) }),
        write: (uid, id, answer, isNew = false) =>
          tab.writes.track(uid, { collection: 'leitura', id, isNew }, answer),
        remove: (uid, id) =>
          removals.remember(uid, { id, em: '2026-11-20T12:00:00.000Z', texto: '', enviada: true }),
        confirm: async (uid, id) => void (await removals.forget(uid, id)),
      })
    },
  })
})

describe('on this device', () => {
  /** One tab whose disk takes writes only when it is released. */
  async function openTab() {
    const browser = createBrowser()
    const tab = browser.tab()
    const disk = { refuses: false, hold: undefined as Promise<void> | undefined }
    const storage: Storage = {
      ...tab.storage,
      async transact(work) {
        await disk.hold
        if (disk.refuses) throw new AppError('storage-full')
        return tab.storage.transact(work)
      },
    }
    const held = { ...tab, storage }
    const query = createLocalSync(held).watch(ANA)
    const stop = query.subscribe(() => undefined)
    await expect.poll(() => query.getSnapshot().status).toBe('ready')
    return { disk, stop, adapter: createLocalAdapter(held), state: () => dataOf(query.getSnapshot())! }
  }

  it('nothing is saved before its transaction is complete, whatever is written', async () => {
    const { adapter, disk, state, stop } = await openTab()
    let release = () => {}
    disk.hold = new Promise<void>((resolve) => (release = resolve))
    const writes = [
      adapter.readings.add(ANA, DRAFT),
      adapter.finances.change(ANA, [
        { list: 'orcamentos', put: { id: 'l', categoria: 'Lazer', mes: '2026-11', valor: 100 } },
      ]),
      adapter.preferences.chooseView(ANA, 'leitura', 'lista'),
    ]
    expect(state().pending.map((item) => item.split('/')[0])).toEqual(['leitura', 'financas', 'preferencias'])
    release()
    await Promise.all(writes)
    expect(state().pending).toEqual([])
    stop()
  })

  it('what could not be stored is not saved until it is made again', async () => {
    const { adapter, disk, state, stop } = await openTab()
    disk.refuses = true
    await expect(adapter.readings.add(ANA, DRAFT)).rejects.toMatchObject({ code: 'storage-full' })
    expect(state().refused).toEqual([{ collection: 'leitura', code: 'storage-full' }])
    disk.refuses = false
    await adapter.preferences.chooseView(ANA, 'leitura', 'lista')
    expect(state().refused).toHaveLength(1)
    await adapter.readings.add(ANA, DRAFT)
    expect(state().refused).toEqual([])
    stop()
  })
})
