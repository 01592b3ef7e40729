import { describeOutboxContract } from '@caderno/domain/contracts'
import { AppError, dataOf } from '@caderno/domain/kernel'
import { NEW_READING } from '@caderno/domain/reading'
import { createBrowser } from '../../test/tabs.ts'
import { describe, expect, it } from 'vitest'
import { createLocalAdapter } from '../../test/local-adapter.ts'
import type { Storage } from '../storage/storage.ts'

const ANA = 'uid-ana'
const DRAFT = { ...NEW_READING, titulo: 'Vidas Secas' }

describeOutboxContract('this device (B2)', () => {
  const { outbox } = createBrowser().tab()
  return Promise.resolve({
    users: [ANA, 'uid-bia'],
    open: () =>
      Promise.resolve({
        outbox,
        write: (uid, id, answer, isNew) => outbox.track(uid, { collection: 'leitura', id, isNew }, answer),
      }),
  })
})

describe('on this device (B2)', () => {
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
    const query = held.outbox.watch(ANA)
    const stop = query.subscribe(() => undefined)
    await expect.poll(() => query.getSnapshot().status).toBe('ready')
    return { disk, stop, adapter: createLocalAdapter(held), entries: () => dataOf(query.getSnapshot())! }
  }

  it('nothing is saved before its transaction is complete, whatever is written', async () => {
    const { adapter, disk, entries, stop } = await openTab()
    let release = () => {}
    disk.hold = new Promise<void>((resolve) => (release = resolve))
    const writes = [
      adapter.readings.add(ANA, DRAFT).outcome,
      adapter.finances.change(ANA, [
        { list: 'orcamentos', put: { id: 'l', categoria: 'Lazer', mes: '2026-11', valor: 100 } },
      ]),
      adapter.preferences.chooseView(ANA, 'leitura', 'lista'),
    ]
    // What begins in one turn is told at its end.
    await Promise.resolve()
    expect(entries().map(({ item }) => item.split('/')[0])).toEqual(['leitura', 'financas', 'preferencias'])
    release()
    await Promise.all(writes)
    expect(entries()).toEqual([])
    stop()
  })

  it('what could not be stored is not saved until it is made again', async () => {
    const { adapter, disk, entries, stop } = await openTab()
    disk.refuses = true
    await expect(adapter.readings.add(ANA, DRAFT).outcome).rejects.toMatchObject({ code: 'storage-full' })
    expect(entries()).toMatchObject([{ state: 'failed', code: 'storage-full' }])
    disk.refuses = false
    await adapter.preferences.chooseView(ANA, 'leitura', 'lista')
    expect(entries()).toHaveLength(1)
    await adapter.readings.add(ANA, DRAFT).outcome
    expect(entries()).toEqual([])
    stop()
  })
})
