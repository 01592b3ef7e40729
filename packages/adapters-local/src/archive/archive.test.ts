import { exportOf, type ArchiveStore } from '@caderno/domain/archive'
import { describeArchiveContract, refusal, untilData, type DocumentWorld } from '@caderno/domain/contracts'
import { aReading, NO_HOLDINGS, planImport, runs, someHoldings } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { createBrowser, dump, type Browser } from '../../test/tabs.ts'
import { createLocalArchive } from './archive.ts'
import type { LocalEnvironment } from '../storage/environment.ts'
import { createLocalAdapter } from '../../test/local-adapter.ts'
import { peopleOf } from '../accounts/people.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const archived = (leitura = [aReading()]) =>
  exportOf({ ...NO_HOLDINGS, leitura }, { conta: 'uid-ana', exportadoEm: NOW })
const planned = (leitura = [aReading()]) =>
  planImport(archived(leitura), NO_HOLDINGS, { owner: 'uid-ana', now: NOW }).changes

async function plant({ disk }: Browser, collection: string, key: string, document: unknown) {
  if (collection !== 'alunos') return disk.write(`${collection}/${key}`, document)
  const people = peopleOf(await disk.read('pessoas'))
  return disk.write('pessoas', { ...people, alunos: { ...people.alunos, [key]: document } })
}

describeArchiveContract(
  'the local archive (B18)',
  (): Promise<DocumentWorld<ArchiveStore>> => {
    const browser = createBrowser()
    return Promise.resolve({
      users: ['uid-ana', 'uid-bia'],
      open: () => Promise.resolve(createLocalArchive(browser.tab())),
      plant: (collection, key, document) => plant(browser, collection, key, document),
      documents: () => Promise.resolve([]),
      close: () => Promise.resolve(),
    })
  },
  { many: runs(1_200, 10_000) },
)

describe('the local archive (B18)', () => {
  it('shows what it wrote on a screen that is open, in this tab and in another', async () => {
    const browser = createBrowser()
    const [here, there] = [browser.tab(), browser.tab()]
    const stores = [createLocalAdapter(here).readings, createLocalAdapter(there).readings]
    for (const store of stores) await untilData(store.watch('uid-ana'), (shown) => shown.length === 0)
    stores.forEach((store) => store.watch('uid-ana').subscribe(() => undefined))
    await createLocalArchive(here).write('uid-ana', planned())
    for (const store of stores)
      expect(await untilData(store.watch('uid-ana'), (shown) => shown.length > 0)).toMatchObject([
        { titulo: 'Dom Casmurro' },
      ])
  })

  it('loses nothing that is added while it writes', async () => {
    const browser = createBrowser()
    const tab = browser.tab()
    const store = createLocalAdapter(browser.tab()).readings
    const { id: _, userId: __, dataCriacao: ___, dataAtualizacao: ____, ...draft } = aReading()
    const books = Array.from({ length: 40 }, (_, n) => aReading({ id: `arquivo-${n}` }))
    await Promise.all([
      createLocalArchive(tab).write('uid-ana', planned(books)),
      ...books.map((_, n) => store.add('uid-ana', { ...draft, titulo: `À mão ${n}` }).outcome),
    ])
    expect((await createLocalArchive(tab).read('uid-ana')).holdings.leitura).toHaveLength(80)
  })

  it('writes all of it in one transaction: none of it when that fails', async () => {
    const browser = createBrowser()
    const tab = browser.tab()
    const full = {
      ...tab,
      storage: {
        ...tab.storage,
        transact: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
      },
    } as LocalEnvironment
    const before = await dump(browser)
    const changes = planImport(
      exportOf(someHoldings(), { conta: 'uid-ana', exportadoEm: NOW }),
      NO_HOLDINGS,
      { owner: 'uid-ana', now: NOW },
    ).changes
    expect(await refusal(createLocalArchive(full).write('uid-ana', changes))).toBe('storage-unavailable')
    expect(await dump(browser)).toBe(before)
    expect(await createLocalArchive(tab).write('uid-ana', changes)).toBe('saved')
  })

  it('leaves a chunk that cannot be read where it is, and puts new records behind it', async () => {
    const browser = createBrowser()
    await browser.disk.write('leitura/uid-ana/0', 'estragado')
    await createLocalArchive(browser.tab()).write('uid-ana', planned())
    expect(await browser.disk.read('leitura/uid-ana/0')).toBe('estragado')
    expect(await createLocalArchive(browser.tab()).read('uid-ana')).toMatchObject({
      unreadable: 1,
      holdings: { leitura: [{ id: 'leitura-1' }] },
    })
  })
})
