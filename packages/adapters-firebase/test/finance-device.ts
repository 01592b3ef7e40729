import { untilData } from '@caderno/domain/contracts'
import type { FinanceChange, FinanceStore, Transaction } from '@caderno/domain/finance'
import { aTransaction } from '@caderno/domain/testing'
import { doc, getDoc } from 'firebase/firestore'
import { afterEach, beforeEach } from 'vitest'
import { createFirestoreFinances } from '../src/documents/finances.ts'
import { openFirestoreWorld, type FirestoreWorld } from './firestore-worlds.ts'

export const expense = (id: string, over: Partial<Transaction> = {}): FinanceChange => ({
  list: 'saidas',
  put: aTransaction({ id, ...over }),
})

/** Gives each test a Firestore world of its own, in which the first user keeps a book on several devices. */
export function useFinanceDevices() {
  let current: FirestoreWorld
  beforeEach(async () => void (current = await openFirestoreWorld()))
  afterEach(() => current.close())
  const mine = () => current.users[0]
  const shows = async (finances: FinanceStore, count: number) =>
    (await untilData(finances.watch(mine()), ({ saidas }) => saidas.length === count)).saidas

  return {
    world: () => current,
    mine,
    shows,
    /** A device with its book on the screen. */
    device: async (count = 0) => {
      const tab = current.tab(mine())
      const finances = createFirestoreFinances(tab.firestore, tab.sendWrite)
      finances.watch(mine()).subscribe(() => undefined)
      await shows(finances, count)
      return { ...tab, finances }
    },
    kept: async () =>
      (await getDoc(doc(current.owner, 'financas', mine()))).data() as Record<string, unknown[]>,
  }
}
