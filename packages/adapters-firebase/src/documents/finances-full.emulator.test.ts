import { refusal } from '@caderno/domain/contracts'
import type { FinanceChange } from '@caderno/domain/finance'
import { disableNetwork, enableNetwork } from 'firebase/firestore'
import { describe, expect, it, vi } from 'vitest'
import { expense, useFinanceDevices } from '../../test/finance-device.ts'
import { createFirestoreFinances } from './finances.ts'

/** A hundredth of a document. */
const large = (count: number, name = 'grande'): FinanceChange[] =>
  Array.from({ length: count }, (_, n) => expense(`${name}-${n}`, { descricao: 'x'.repeat(10_000) }))

describe('a book that is nearly full (R14)', () => {
  const { world, mine, device, shows, kept } = useFinanceDevices()

  it('says how full it is, on every device that shows it', async () => {
    const [here, there] = [await device(), await device()]
    expect(here.finances.usedShare(mine())).toBeLessThan(0.001)
    await here.finances.change(mine(), large(90))
    for (const { finances } of [here, there]) {
      await shows(finances, 90)
      expect(finances.usedShare(mine())).toBeCloseTo((90 * 10_144) / 1_048_576, 2)
    }
    await here.finances.change(
      mine(),
      Array.from({ length: 50 }, (_, n) => ({ list: 'saidas', remove: `grande-${n}` })),
    )
    await shows(there.finances, 40)
    expect(there.finances.usedShare(mine())).toBeLessThan(0.4)
    const [, stranger] = world().users
    expect(here.finances.usedShare(stranger)).toBe(0)
  })

  it('takes no more than it holds, tells so at once, offline too, and loses nothing', async () => {
    const { finances, firestore } = await device()
    await finances.change(mine(), large(100))
    expect(await refusal(finances.change(mine(), large(4, 'a-mais')))).toBe('storage-full')
    await disableNetwork(firestore)
    expect(await refusal(finances.change(mine(), large(4, 'a-mais')))).toBe('storage-full')
    await enableNetwork(firestore)
    expect(await shows(finances, 100)).toHaveLength(100)
    await finances.change(mine(), [{ list: 'saidas', remove: 'grande-0' }, expense('pequeno')])
    await finances.change(mine(), [expense('pequeno', { valor: 1 })])
    expect((await kept())['saidas']).toHaveLength(100)
  })

  it.each([4, 10])(
    'is refused by the service itself where the device has not got it open: %i hundredths too many',
    async (more) => {
      await (await device()).finances.change(mine(), large(100))
      const tab = world().tab(mine())
      expect(
        await refusal(
          createFirestoreFinances(tab.firestore, tab.sendWrite).change(mine(), large(more, 'a-mais')),
        ),
      ).toBe('storage-full')
      expect((await kept())['saidas']).toHaveLength(100)
    },
  )

  it('refuses what was queued while another device filled it, tells the user, and keeps the rest', async () => {
    const [away, home] = [await device(), await device()]
    await disableNetwork(away.firestore)
    expect(await away.finances.change(mine(), large(4, 'fora'))).toBe('queued')
    await home.finances.change(mine(), large(100))
    expect(away.refusals()).toEqual([])
    await enableNetwork(away.firestore)
    await vi.waitFor(() => expect(away.refusals()).toMatchObject([{ code: 'storage-full' }]), 20_000)
    expect((await shows(away.finances, 100)).every(({ id }) => id.startsWith('grande'))).toBe(true)
    expect((await kept())['saidas']).toHaveLength(100)
  })
})
