import { firstData } from '@caderno/domain/kernel'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import localforage from 'localforage'
import { createLocalRecordStore, type LocalEnvironment } from '@caderno/adapters-local'

export interface Ratio {
  /** Ours / theirs, or large / small: median, least and greatest of the rounds. */
  readonly median: number
  readonly least: number
  readonly greatest: number
  readonly milliseconds: readonly [number, number]
}

const MANY = 10_000
const CHUNK = 500

/** Compares the local store with localforage's one-key-per-record layout, and with itself at two sizes. */
export function createBench(environment: LocalEnvironment) {
  const store = () => createLocalRecordStore<ReadingDraft, Reading>(READING_KIND, environment)
  const naive = localforage.createInstance({
    name: 'ingenuo',
    storeName: 'documentos',
    driver: localforage.INDEXEDDB,
  })

  /** What one turn leaves behind is not the next one's cost: ten thousand transactions go on ending for seconds, and a read waits for them. */
  const quiet = async () => {
    await environment.storage.read('nada')
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  }
  const fill = async (owner: string, count: number) => {
    for (let n = 0; n < count; n += CHUNK) {
      const chunk = Array.from({ length: Math.min(CHUNK, count - n) }, (_, index) => sample(owner, n + index))
      await environment.storage.write(`leitura/${owner}/${n / CHUNK}`, chunk)
    }
  }

  return {
    /** P10: reading 10,000 records. */
    async read(rounds: number): Promise<Ratio> {
      await fill('p10', MANY)
      for (let n = 0; n < MANY; n += 1_000) {
        await Promise.all(
          Array.from({ length: 1_000 }, (_, index) =>
            naive.setItem(`r${n + index}`, sample('p10', n + index)),
          ),
        )
      }
      return compare(
        quiet,
        rounds,
        () => time(() => firstData(store().watch('p10'))),
        () => time(async () => Promise.all((await naive.keys()).map((key) => naive.getItem(key)))),
      )
    },
    /** P11: changing one record among 100,000 and among 1,000, on an open screen. */
    async update(rounds: number): Promise<Ratio> {
      const large = await openWith('large', 100_000)
      const small = await openWith('small', 1_000)
      return compare(quiet, rounds, large, small)
    },
    /** P12: writing 10,000 records. */
    async write(rounds: number): Promise<Ratio> {
      let round = 0
      return compare(
        quiet,
        rounds,
        () => {
          const [readings, owner] = [store(), `p12-${++round}`]
          return time(() =>
            Promise.all(Array.from({ length: MANY }, (_, n) => readings.add(owner, draft(n)).outcome)),
          )
        },
        async () => {
          await naive.clear()
          return time(async () => {
            for (let n = 0; n < MANY; n += 1) await naive.setItem(`r${n}`, sample('p12', n))
          })
        },
      )
    },
  }

  async function openWith(owner: string, count: number) {
    await fill(owner, count)
    const readings = store()
    const query = readings.watch(owner)
    query.subscribe(() => undefined)
    await firstData(query)
    let n = 0
    return () =>
      time(
        () =>
          readings.update(owner, `r${(++n * 7_919) % count}`, () => ({ patch: { paginasLidas: n } })).outcome,
      )
  }
}

async function compare(
  quiet: () => Promise<void>,
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Ratio> {
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) {
    await quiet()
    const own = await ours()
    await quiet()
    pairs.push([own, await theirs()])
  }
  const ratios = pairs.map(([a, b]) => a / b).toSorted((a, b) => a - b)
  const column = (which: 0 | 1) => middle(pairs.map((pair) => pair[which]).toSorted((a, b) => a - b))
  return {
    median: middle(ratios),
    least: ratios[0]!,
    greatest: ratios.at(-1)!,
    milliseconds: [column(0), column(1)],
  }
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

async function time(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await action()
  return performance.now() - start
}

const draft = (n: number): ReadingDraft => ({
  ...NEW_READING,
  titulo: `Livro ${n}`,
  autor: 'Machado de Assis',
  notas: 'x'.repeat(80),
  paginasTotal: 256,
})
const sample = (userId: string, n: number): Reading => ({
  ...draft(n),
  id: `r${n}`,
  userId,
  dataCriacao: '2026-11-01T12:00:00.000Z',
  dataAtualizacao: '2026-11-01T12:00:00.000Z',
})
