import type { LocalEnvironment } from '@caderno/adapters-local'
import { firstData } from '@caderno/domain/kernel'
import { NEW_READING, type Readings } from '@caderno/domain/reading'

const OWNER = 'uid-ana'

declare global {
  interface Window {
    /** Given by the test: hears of every write that the app would have called saved, and when. */
    readonly acknowledge: (titulo: string, instant: string) => Promise<void>
  }
}

/** Two values that are always written together. */
const PAIR = ['par/um', 'par/dois'] as const

/** Writes until it is killed: records one by one, and a pair of values. */
export function createHammer({ storage, backup }: LocalEnvironment, readings: Readings) {
  const put = async (titulo: string) => {
    await Promise.all([
      readings.add(OWNER, { ...NEW_READING, titulo }).outcome,
      storage.transact(async (table) => PAIR.forEach((key) => table.put(key, titulo))),
    ])
    await window.acknowledge(titulo, new Date().toISOString())
  }
  return {
    put,
    /** What fails is not told. Copies without a pause as well, so that a kill meets one in the making. */
    hammer(round: number): void {
      let n = 0
      setInterval(() => void put(`${round}-${++n}`).catch(() => undefined), 8)
      setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 5)
    },
    titles: async () => (await firstData(readings.watch(OWNER))).map(({ titulo }) => titulo),
    pair: () => Promise.all(PAIR.map((key) => storage.read(key))),
    copied: async () => (await backup?.state())?.em,
  }
}
