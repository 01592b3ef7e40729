import { describe, expect, it } from 'vitest'
import {
  budgetId,
  type Budget,
  type Deposit,
  type FinanceBook,
  type FinanceChange,
  type FinancialGoal,
  type FinanceStore,
  type Transaction,
} from '../src/finance/index.ts'
import { aFinancialGoal, aTransaction } from '../testing/samples.ts'
import { useWorld, type MakeDocumentWorld } from './documents.contract.ts'
import { idsIn } from './finances.model.ts'
import { untilData } from './observe.ts'

/** Twelve instalments, put in one change. */
const SERIES: readonly Transaction[] = Array.from({ length: 12 }, (_, n) =>
  aTransaction({
    id: `parcela-${n + 1}`,
    createdAt: '2026-11-20T12:00:00.000Z',
    grupo: 'tenis',
    parcela: n + 1,
    parcelas: 12,
  }),
)
const put = (transactions: readonly Transaction[]): FinanceChange[] =>
  transactions.map((each) => ({ list: 'saidas', put: each }))
const LAPTOP = aFinancialGoal({ id: 'notebook', valorAtual: 100 })
const LIMIT: Budget = { id: budgetId('2026-11', 'Lazer'), categoria: 'Lazer', mes: '2026-11', valor: 150 }

/** The goal with one more deposit, as the screen of this tab knows it. */
const withDeposit = (goal: FinancialGoal, id: string, valor: number): FinancialGoal => {
  const deposit: Deposit = { id, data: '2026-11-20', valor }
  return { ...goal, valorAtual: goal.valorAtual + valor, depositos: [...(goal.depositos ?? []), deposit] }
}

/** What stands in the lists beyond the specification: series, deposits and budgets (docs/adr/0016). */
export function describeFinanceElements(name: string, makeWorld: MakeDocumentWorld<FinanceStore>): void {
  describe(`${name} keeps series, deposits and budgets (D10, B1)`, () => {
    const world = useWorld(makeWorld)
    const mine = () => world().users[0]
    const shows = (tab: FinanceStore, holds: (book: FinanceBook) => boolean) =>
      untilData(tab.watch(mine()), holds)
    const kept = async () =>
      ((await world().documents('financas')) as readonly Record<string, readonly object[]>[])[0]!
    const opened = async () => {
      const tab = await world().open(mine())
      tab.watch(mine()).subscribe(() => undefined)
      await shows(tab, () => true)
      return tab
    }
    const bothSee = async (change: FinanceChange, holds: (book: FinanceBook) => boolean) => {
      const [one, two] = [await opened(), await opened()]
      await one.change(mine(), [change])
      for (const tab of [one, two]) await shows(tab, holds)
      return [one, two] as const
    }

    it('as they were put', async () => {
      const tab = await opened()
      const goal = withDeposit(withDeposit(LAPTOP, 'a', 50.1), 'b', 0.05)
      await tab.change(mine(), [
        ...put(SERIES),
        { list: 'metas', put: goal },
        { list: 'orcamentos', put: LIMIT },
      ])
      const book: FinanceBook = { entradas: [], saidas: SERIES, metas: [goal], orcamentos: [LIMIT] }
      await shows(tab, ({ orcamentos }) => orcamentos.length > 0)
      expect(await untilData((await opened()).watch(mine()))).toEqual(book)
      expect(await kept()).toMatchObject({ saidas: SERIES, metas: [goal], orcamentos: [LIMIT] })
    })

    it('and no key of what is absent', async () => {
      const tab = await opened()
      const bare: Transaction = {
        ...aTransaction(),
        createdAt: undefined,
        grupo: undefined,
        parcela: undefined,
        parcelas: undefined,
        frequencia: undefined,
      }
      await tab.change(mine(), [
        { list: 'saidas', put: bare },
        { list: 'metas', put: { ...LAPTOP, depositos: undefined } },
      ])
      await shows(tab, ({ saidas }) => saidas.length === 1)
      const { saidas, metas } = await kept()
      expect([saidas, metas].map((list) => Object.keys(list![0]!).toSorted())).toEqual(
        [aTransaction(), LAPTOP].map((each) => Object.keys(each).toSorted()),
      )
    })

    it('a series whole or not at all, in every tab (D7)', async () => {
      const [one, two] = [await opened(), await opened()]
      const counts = new Set<number>()
      const query = two.watch(mine())
      const leave = query.subscribe(() => {
        const snapshot = query.getSnapshot()
        if (snapshot.status === 'ready') counts.add(snapshot.data.saidas.length)
      })
      await one.change(mine(), put(SERIES))
      await shows(two, ({ saidas }) => saidas.length === 12)
      await one.change(
        mine(),
        SERIES.map(({ id }) => ({ list: 'saidas', remove: id })),
      )
      await shows(two, ({ saidas }) => saidas.length === 0)
      leave()
      expect([...counts].filter((count) => count !== 0 && count !== 12)).toEqual([])
    })

    it('both series that two tabs add at once, and an edit of one instalment that races the removal of its series (D7)', async () => {
      const [one, two] = [await opened(), await opened()]
      const other = SERIES.map((each) => ({ ...each, id: `outra-${each.id}` }))
      await Promise.all([one.change(mine(), put(SERIES)), two.change(mine(), put(other))])
      for (const tab of [one, two]) await shows(tab, ({ saidas }) => saidas.length === 24)
      const third = SERIES[2]!
      await Promise.all([
        one.change(
          mine(),
          SERIES.map(({ id }) => ({ list: 'saidas', remove: id })),
        ),
        two.change(mine(), put([{ ...third, valor: 9 }])),
      ])
      const expected = [third.id, ...idsIn(other)].toSorted().join()
      for (const tab of [one, two])
        await shows(
          tab,
          ({ saidas }) => idsIn(saidas).join() === expected && saidas.some(({ valor }) => valor === 9),
        )
    })

    it('one of two budgets that two tabs set for one month at once, the same in both (D7)', async () => {
      const both = await bothSee(
        { list: 'orcamentos', put: LIMIT },
        ({ orcamentos }) => orcamentos.length === 1,
      )
      await Promise.all(
        both.map((tab, n) => tab.change(mine(), [{ list: 'orcamentos', put: { ...LIMIT, valor: 200 + n } }])),
      )
      const { orcamentos } = await untilData((await opened()).watch(mine()), (book) =>
        book.orcamentos.some(({ valor }) => valor !== LIMIT.valor),
      )
      expect(orcamentos).toEqual([
        { ...LIMIT, valor: expect.toSatisfy((valor) => valor === 200 || valor === 201) },
      ])
      for (const tab of both)
        await shows(
          tab,
          (book) => book.orcamentos.length === 1 && book.orcamentos[0]!.valor === orcamentos[0]!.valor,
        )
    })

    it('both deposits that two tabs make at once on one goal (D7)', async () => {
      const both = await bothSee({ list: 'metas', put: LAPTOP }, ({ metas }) => metas.length === 1)
      await Promise.all(
        both.map((tab, n) =>
          tab.change(mine(), [{ list: 'metas', put: withDeposit(LAPTOP, `aba-${n}`, 30 + n) }]),
        ),
      )
      const isBoth = ({ metas: [goal] }: FinanceBook) =>
        goal?.depositos?.length === 2 && goal.valorAtual === 161
      for (const tab of [...both, await opened()]) await shows(tab, isBoth)
      const {
        metas: [goal],
      } = await shows(both[0], isBoth)
      await both[0].change(mine(), [{ list: 'metas', put: withDeposit(goal!, 'depois', 1) }])
      for (const tab of both)
        await shows(
          tab,
          ({ metas }) =>
            metas.length === 1 && metas[0]!.depositos!.length === 3 && metas[0]!.valorAtual === 162,
        )
      expect((await kept())['metas']).toHaveLength(1)
    })
  })
}
