import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FinanceBook, FinanceChange, FinanceStore } from '../src/finance/index.ts'
import { anyBudget, anyFinancialGoal, anyTransactionOf } from '../testing/finances.ts'
import { LAW_TIME, runs } from '../testing/runs.ts'
import { aTransaction } from '../testing/samples.ts'
import { useWorld, type MakeDocumentWorld } from './documents.contract.ts'
import { createFinanceModel, idsIn } from './finances.model.ts'
import { keepOpen, untilData } from './observe.ts'

export interface FinanceLoad {
  /** Rounds of the model-based law, and writes of each tab. */
  readonly rounds?: number
  readonly writesPerTab?: number
}

const BUS = aTransaction({ id: 'onibus', valor: 1 })
const EDITED = { ...BUS, valor: 2 }

/** Changes at the same time, from one tab and from several, lose and double nothing (D7, R2). */
export function describeFinanceConcurrency(
  name: string,
  makeWorld: MakeDocumentWorld<FinanceStore>,
  load: FinanceLoad,
): void {
  const { rounds = runs(30, 1_000), writesPerTab = runs(10, 100) } = load

  describe(`${name} loses and doubles no money (§7.4, D7)`, () => {
    const world = useWorld(makeWorld)
    const mine = () => world().users[0]
    const tabs = async (count: number) => {
      const opened = await Promise.all(Array.from({ length: count }, () => world().open(mine())))
      await keepOpen(opened.map((tab) => tab.watch(mine())))
      return opened
    }
    const expenses = async (tab: FinanceStore, holds: (ids: readonly string[]) => boolean) =>
      (await untilData(tab.watch(mine()), (book) => holds(idsIn(book.saidas)))).saidas
    const bothSee = async ([one, two]: readonly FinanceStore[]) => {
      await one!.change(mine(), [{ list: 'saidas', put: BUS }])
      await expenses(two!, (ids) => ids.length === 1)
    }

    it('when two tabs add at once', async () => {
      const both = await tabs(2)
      await Promise.all(
        both.map((tab, n) => tab.change(mine(), [{ list: 'saidas', put: aTransaction({ id: `aba-${n}` }) }])),
      )
      for (const tab of both)
        expect(idsIn(await expenses(tab, (ids) => ids.length === 2))).toEqual(['aba-0', 'aba-1'])
    })

    it.each(['the edit', 'the removal'])(
      'when an edit races a removal and %s comes first: the edit wins',
      async (first) => {
        const [one, two] = (await tabs(2)) as [FinanceStore, FinanceStore]
        await bothSee([one, two])
        const edit = () => one.change(mine(), [{ list: 'saidas', put: EDITED }])
        const removal = () => two.change(mine(), [{ list: 'saidas', remove: BUS.id }])
        await Promise.all(
          (first === 'the edit' ? [edit, removal] : [removal, edit]).map((change) => change()),
        )
        for (const tab of [one, two])
          await untilData(tab.watch(mine()), ({ saidas }) => saidas.length === 1 && saidas[0]!.valor === 2)
      },
    )

    it('when two tabs edit one element: one edit stands, once, and goes when it is removed', async () => {
      const both = await tabs(2)
      await bothSee(both)
      await Promise.all(
        both.map((tab, n) => tab.change(mine(), [{ list: 'saidas', put: { ...BUS, valor: 10 + n } }])),
      )
      const [third] = (await tabs(1)) as [FinanceStore]
      const { saidas } = await untilData(third.watch(mine()))
      expect(saidas).toEqual([{ ...BUS, valor: expect.toSatisfy((valor) => valor === 10 || valor === 11) }])
      for (const tab of both)
        await untilData(
          tab.watch(mine()),
          (book) => book.saidas.length === 1 && book.saidas[0]!.valor === saidas[0]!.valor,
        )
      await third.change(mine(), [{ list: 'saidas', remove: BUS.id }])
      for (const tab of [...both, third]) expect(await expenses(tab, (ids) => ids.length === 0)).toEqual([])
    })

    it(
      'when several tabs add, edit and remove many at once',
      async () => {
        const five = await tabs(5)
        const expected = (await Promise.all(five.map((tab, n) => workload(tab, mine(), n, writesPerTab))))
          .flat()
          .toSorted()
        for (const tab of five) {
          const isDone = ({ saidas }: FinanceBook) =>
            idsIn(saidas).join() === expected.join() && saidas.every(({ valor }) => valor === EDITED.valor)
          await untilData(tab.watch(mine()), isDone)
        }
        const [kept] = (await world().documents('financas')) as [{ saidas: unknown[] }]
        expect(kept.saidas).toHaveLength(expected.length)
      },
      LAW_TIME,
    )

    it(
      'whatever is done in whichever tab: plain maps are the model',
      async () => {
        const step = fc.record({
          tab: fc.nat(4),
          pick: fc.nat(20),
          do: fc.constantFrom('put', 'edit', 'move', 'remove'),
          income: anyTransactionOf('entrada'),
          expense: anyTransactionOf('saida'),
          goal: anyFinancialGoal,
          budget: anyBudget,
        })
        await fc.assert(
          fc.asyncProperty(
            fc.integer({ min: 2, max: 5 }),
            fc.array(step, { maxLength: 16, size: 'max' }),
            async (writers, steps) => {
              const own = await makeWorld()
              const [owner] = own.users
              const opened = await Promise.all(Array.from({ length: writers }, () => own.open(owner)))
              const leave = await keepOpen(opened.map((tab) => tab.watch(owner)))
              const model = createFinanceModel()
              for (const each of steps) {
                await opened[each.tab % writers]!.change(owner, model.apply(each))
                for (const tab of opened) await untilData(tab.watch(owner), model.isShown)
              }
              leave()
              await own.close()
            },
          ),
          { numRuns: rounds },
        )
      },
      LAW_TIME,
    )
  })
}

/** Adds elements, removes every third again and edits the others; returns the ids that stay. */
async function workload(
  tab: FinanceStore,
  owner: string,
  tabNumber: number,
  writes: number,
): Promise<string[]> {
  const results = await Promise.all(
    Array.from({ length: writes }, async (_, n) => {
      const id = `${tabNumber}-${n}`
      const put = (valor: number): FinanceChange => ({ list: 'saidas', put: { ...BUS, id, valor } })
      await tab.change(owner, [put(1)])
      await tab.change(owner, [n % 3 === 0 ? { list: 'saidas', remove: id } : put(EDITED.valor)])
      return n % 3 === 0 ? undefined : id
    }),
  )
  return results.filter((id) => id !== undefined)
}
