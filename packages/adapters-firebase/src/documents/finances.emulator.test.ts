import { describeFinanceStoreContract, refusal, until, untilData } from '@caderno/domain/contracts'
import { aTransaction, runs } from '@caderno/domain/testing'
import {
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  runTransaction,
  setDoc,
  Timestamp,
} from 'firebase/firestore'
import { describe, expect, it, vi } from 'vitest'
import { expense, useFinanceDevices } from '../../test/finance-device.ts'
import { documentWorld } from '../../test/firestore-worlds.ts'
import { createFirestoreFinances } from './finances.ts'

describeFinanceStoreContract(
  'the Firestore finances',
  documentWorld(({ firestore, sendWrite }) => createFirestoreFinances(firestore, sendWrite)),
  {
    rounds: runs(3, 100),
    writesPerTab: runs(4, 100),
  },
)

describe('the Firestore finances', () => {
  const { world, mine, device, shows, kept } = useFinanceDevices()

  it('keep all of 50 additions that two devices make at once (D7, R2)', async () => {
    const both = [await device(), await device()]
    const ids = Array.from({ length: 50 }, (_, n) => `gasto-${n}`)
    await Promise.all(ids.map((id, n) => both[n % 2]!.finances.change(mine(), [expense(id)])))
    for (const { finances } of both)
      expect((await shows(finances, 50)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect((await kept())['saidas']).toHaveLength(50)
  }, 60_000)

  it('add offline without knowing the document, and overwrite nothing of it (§7.4, D7)', async () => {
    const [away, home] = [world().tab(mine()), await device()]
    await disableNetwork(away.firestore)
    const writing = createFirestoreFinances(away.firestore, away.sendWrite).change(mine(), [expense('fora')])
    await home.finances.change(mine(), [expense('casa')])
    await enableNetwork(away.firestore)
    expect(await writing).toMatch(/^(saved|queued)$/)
    expect((await shows(home.finances, 2)).map(({ id }) => id)).toEqual(['casa', 'fora'])
  })

  it('begin a book offline; online it is completed and nothing in it is lost (§7.4, D7)', async () => {
    const { firestore, sendWrite } = world().tab(mine())
    const finances = createFirestoreFinances(firestore, sendWrite)
    await disableNetwork(firestore)
    const writing = finances.change(mine(), [expense('fora')])
    finances.watch(mine()).subscribe(() => undefined)
    const begun = await until(finances.watch(mine()), ({ status }) => status === 'ready')
    expect(begun).toMatchObject({ pending: true, data: { saidas: [{ id: 'fora' }] } })
    await enableNetwork(firestore)
    await writing
    const whole = ['createdAt', 'entradas', 'metas', 'saidas', 'updatedAt']
    await vi.waitFor(async () => expect(Object.keys(await kept()).toSorted()).toEqual(whole), {
      timeout: 20_000,
    })
    expect((await kept())['saidas']).toEqual([aTransaction({ id: 'fora' })])
  })

  it('leave a book deleted that goes while it is shown (§7.4, D7)', async () => {
    const home = await device()
    await home.finances.change(mine(), [expense('casa')])
    await vi.waitFor(async () => expect(await kept()).toHaveProperty('createdAt'), { timeout: 20_000 })
    const away = await device(1)
    await deleteDoc(doc(world().owner, 'financas', mine()))
    for (const { finances } of [home, away]) await shows(finances, 0)
    for (const { firestore } of [home, away])
      await runTransaction(firestore, (transaction) => transaction.get(doc(firestore, 'financas', mine())))
    expect(await kept()).toBeUndefined()
  })

  it('let an edit win over a removal that was made offline before it', async () => {
    const home = await device()
    await home.finances.change(mine(), [expense('casa')])
    const away = await device(1)
    await disableNetwork(away.firestore)
    const removal = away.finances.change(mine(), [{ list: 'saidas', remove: 'casa' }])
    expect(await shows(away.finances, 0)).toEqual([])
    await home.finances.change(mine(), [expense('casa', { valor: 9 })])
    await enableNetwork(away.firestore)
    await removal
    for (const { finances } of [home, away])
      await untilData(finances.watch(mine()), ({ saidas }) => saidas[0]?.valor === 9 && saidas.length === 1)
  })

  it('refuse to remove offline what they cannot know', async () => {
    const { firestore, sendWrite } = world().tab(mine())
    await disableNetwork(firestore)
    const removal = createFirestoreFinances(firestore, sendWrite).change(mine(), [
      { list: 'saidas', remove: 'casa' },
    ])
    expect(await refusal(removal)).toBe('network-request-failed')
  })

  it('find an element again whatever an older program kept in it', async () => {
    const old = {
      ...aTransaction({ id: 'antigo' }),
      em: Timestamp.fromMillis(1),
      onde: { lat: 1.5, tags: ['x'] },
    }
    await setDoc(doc(world().owner, 'financas', mine()), { entradas: [], saidas: [old], metas: [] })
    const { finances } = await device(1)
    await finances.change(mine(), [expense('antigo', { valor: 3 })])
    expect((await kept())['saidas']).toEqual([aTransaction({ id: 'antigo', valor: 3 })])
  })

  it("refuse to change another user's book, and show nothing of it (§6.2)", async () => {
    const [, other] = world().users
    const { finances } = await device()
    expect(await refusal(finances.change(other, [expense('alheio')]))).toBe('permission-denied')
    const snapshot = await until(finances.watch(other), ({ status }) => status !== 'loading')
    expect(snapshot).toMatchObject({ status: 'failed', error: { code: 'permission-denied' } })
  })
})
