import { firstData } from '@caderno/domain/kernel'
import { NEW_READING, type Reading, type Readings } from '@caderno/domain/reading'

const OWNER = 'uid-ana'
const AT_ONCE = 10

/** One record as the tabs are compared by. */
export type Line = `${string} ${string} ${string}`
const lineOf = ({ id, titulo, notas }: Pick<Reading, 'id' | 'titulo' | 'notas'>): Line =>
  `${id} ${titulo} ${notas}`

/** What a tab does to the shared collection, and what it shows. */
export function createWork(readings: Readings) {
  const query = readings.watch(OWNER)
  query.subscribe(() => undefined)

  return {
    /** Adds three, changes one and removes one of every five, ten at a time; returns what must be left of this tab's records. */
    async work(tab: number, operations: number): Promise<Line[]> {
      const mine: { id: string; titulo: string; notas: string }[] = []
      const act = async (n: number) => {
        const record = mine[n % Math.max(mine.length, 1)]
        if (n % 5 === 3 && record) {
          record.notas = `${tab}-${n}`
          await readings.update(OWNER, record.id, () => ({ patch: { notas: record.notas } })).outcome
        } else if (n % 5 === 4 && record) {
          mine.splice(mine.indexOf(record), 1)
          await readings.remove(OWNER, record.id).outcome
        } else {
          const titulo = `${tab}-${n}`
          const { id } = (await readings.add(OWNER, { ...NEW_READING, titulo }).applied).after
          mine.push({ id, titulo, notas: '' })
        }
      }
      for (let n = 0; n < operations; n += AT_ONCE) {
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, operations - n) }, (_, index) => act(n + index)),
        )
      }
      return mine.map(lineOf)
    },
    /** What the open live query shows now. */
    shown(): Line[] {
      const snapshot = query.getSnapshot()
      return snapshot.status === 'ready' && !snapshot.pending ? snapshot.data.map(lineOf).toSorted() : []
    },
    /** What a screen that opens now reads from storage. */
    stored: async (): Promise<Line[]> => (await firstData(readings.watch(OWNER))).map(lineOf).toSorted(),
    add: (titulo: string, notas = '') => readings.add(OWNER, { ...NEW_READING, titulo, notas }).outcome,
  }
}
