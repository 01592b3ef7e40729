import { describe, expect, it, vi } from 'vitest'
import {
  budgetId,
  EMPTY_BOOK,
  type Budget,
  type FinanceBook,
  type FinanceStore,
} from '../src/finance/index.ts'
import { aFinancialGoal, aTransaction } from '../testing/samples.ts'
import { useWorld, type MakeDocumentWorld } from './documents.contract.ts'
import { describeFinanceConcurrency, type FinanceLoad } from './finances.concurrency.ts'
import { describeFinanceElements } from './finances.elements.ts'
import { isSameBook } from './finances.model.ts'
import { expectLiveQueryLaws, refusal, until, untilData } from './observe.ts'

const WRITTEN = expect.stringMatching(/^(saved|queued)$/)
const SALARY = aTransaction({
  id: 'salario',
  tipo: 'entrada',
  categoria: 'Salário',
  descricao: 'Bolsa',
  valor: 700,
})
const BUS = aTransaction({ id: 'onibus' })
const LAPTOP = aFinancialGoal({ id: 'notebook' })
const LEISURE: Budget = { id: budgetId('2026-11', 'Lazer'), categoria: 'Lazer', mes: '2026-11', valor: 150 }
const FULL: FinanceBook = { entradas: [SALARY], saidas: [BUS], metas: [LAPTOP], orcamentos: [LEISURE] }

/** What every FinanceStore keeps, whatever stands behind it. */
export function describeFinanceStoreContract(
  name: string,
  makeWorld: MakeDocumentWorld<FinanceStore>,
  load: FinanceLoad = {},
): void {
  describe(`${name} keeps the contract of the finances (§7.4, D7)`, () => {
    const world = useWorld(makeWorld)
    const mine = () => world().users[0]
    const open = () => world().open(mine())
    const shows = (store: FinanceStore, book: FinanceBook) =>
      untilData(store.watch(mine()), (data) => isSameBook(data, book))
    const kept = async () => (await world().documents('financas')) as readonly Record<string, unknown>[]
    /** A store whose book is shown all the while, as on a screen. */
    const opened = async (book: FinanceBook = EMPTY_BOOK) => {
      const store = await open()
      store.watch(mine()).subscribe(() => undefined)
      await shows(store, book)
      return store
    }

    it('begins with empty lists', async () => {
      expect(await untilData((await open()).watch(mine()))).toEqual(EMPTY_BOOK)
    })

    it('puts each element into its list, in one step', async () => {
      const store = await opened()
      const outcome = await store.change(mine(), [
        { list: 'entradas', put: SALARY },
        { list: 'saidas', put: BUS },
        { list: 'metas', put: LAPTOP },
        { list: 'orcamentos', put: LEISURE },
      ])
      expect(outcome).toEqual(WRITTEN)
      await shows(store, FULL)
      await vi.waitFor(
        async () =>
          expect(await kept()).toEqual([
            { ...FULL, createdAt: expect.anything(), updatedAt: expect.anything() },
          ]),
        10_000,
      )
    })

    it('puts an element over the one with its id, behind the others', async () => {
      const store = await opened()
      const [one, two] = [aTransaction({ id: 'a' }), aTransaction({ id: 'b' })]
      for (const put of [one, two]) await store.change(mine(), [{ list: 'saidas', put }])
      const edited = { ...one, valor: 12.34, conta: 'compras' }
      await store.change(mine(), [{ list: 'saidas', put: edited }])
      await shows(store, { ...EMPTY_BOOK, saidas: [two, edited] })
      await store.change(mine(), [{ list: 'saidas', put: one }])
      await shows(store, { ...EMPTY_BOOK, saidas: [two, one] })
    })

    it('removes, and removing what is gone succeeds', async () => {
      const store = await open()
      await store.change(mine(), [
        { list: 'entradas', put: SALARY },
        { list: 'saidas', put: BUS },
      ])
      expect(await store.change(mine(), [{ list: 'saidas', remove: BUS.id }])).toEqual(WRITTEN)
      expect(await store.change(mine(), [{ list: 'saidas', remove: BUS.id }])).toEqual(WRITTEN)
      expect(await store.change(mine(), [{ list: 'metas', remove: 'nunca-houve' }])).toEqual(WRITTEN)
      await shows(store, { ...EMPTY_BOOK, entradas: [SALARY] })
    })

    it('moves a transaction to the other list in one step, never showing it twice or not at all', async () => {
      const store = await opened()
      await store.change(mine(), [{ list: 'saidas', put: BUS }])
      const query = store.watch(mine())
      await shows(store, { ...EMPTY_BOOK, saidas: [BUS] })
      const counts = new Set<number>()
      const leave = query.subscribe(() => {
        const snapshot = query.getSnapshot()
        if (snapshot.status === 'ready')
          counts.add(snapshot.data.entradas.length + snapshot.data.saidas.length)
      })
      const refund = { ...BUS, tipo: 'entrada', categoria: 'Reembolso' } as const
      await store.change(mine(), [
        { list: 'saidas', remove: BUS.id },
        { list: 'entradas', put: refund },
      ])
      await shows(store, { ...EMPTY_BOOK, entradas: [refund] })
      leave()
      expect([...counts]).toEqual([1])
    })

    it('does of several changes of one element the last', async () => {
      const store = await open()
      await store.change(mine(), [
        { list: 'saidas', put: { ...BUS, valor: 1 } },
        { list: 'saidas', put: BUS },
      ])
      await store.change(mine(), [
        { list: 'metas', put: LAPTOP },
        { list: 'metas', remove: LAPTOP.id },
      ])
      await shows(store, { ...EMPTY_BOOK, saidas: [BUS] })
    })

    it.each([{ ...BUS, valor: 0 }, { ...BUS, tipo: 'entrada', categoria: 'Outros' } as const])(
      'refuses what it could not read again, and changes nothing: %j',
      async (put) => {
        const store = await open()
        await store.change(mine(), [{ list: 'saidas', put: BUS }])
        expect(
          await refusal(
            store.change(mine(), [
              { list: 'metas', put: LAPTOP },
              { list: 'saidas', put },
            ]),
          ),
        ).toBe('invalid-record')
        await shows(store, { ...EMPTY_BOOK, saidas: [BUS] })
      },
    )

    it('keeps unknown keys of the document and the day it was made', async () => {
      const carteiras = [{ nome: 'Conta da mãe', saldo: 100 }]
      const createdAt = '2025-01-01T00:00:00.000Z'
      await world().plant('financas', mine(), { ...FULL, carteiras, createdAt, updatedAt: createdAt })
      const store = await opened(FULL)
      await store.change(mine(), [
        { list: 'saidas', put: { ...BUS, valor: 5 } },
        { list: 'metas', remove: LAPTOP.id },
      ])
      const lists = { entradas: [SALARY], saidas: [{ ...BUS, valor: 5 }], metas: [], orcamentos: [LEISURE] }
      expect(await kept()).toEqual([
        { ...lists, carteiras, createdAt, updatedAt: expect.not.stringMatching(createdAt) },
      ])
    })

    it('counts the last of several elements with one id; the next write of it removes the others', async () => {
      const [first, last] = [
        { ...BUS, valor: 1 },
        { ...BUS, valor: 2 },
      ]
      const other = aTransaction({ id: 'outra' })
      await world().plant('financas', mine(), { entradas: [], saidas: [first, other, last], metas: [] })
      const store = await opened({ ...EMPTY_BOOK, saidas: [other, last] })
      await store.change(mine(), [{ list: 'saidas', put: { ...BUS, valor: 3 } }])
      expect(await kept()).toMatchObject([{ saidas: [other, { ...BUS, valor: 3 }] }])
      await store.change(mine(), [{ list: 'saidas', remove: BUS.id }])
      expect(await kept()).toMatchObject([{ saidas: [other] }])
    })

    it('sets a broken element aside, counts it and never wipes it', async () => {
      const broken = { id: BUS.id, descricao: 'sem valor' }
      await world().plant('financas', mine(), { entradas: ['texto'], saidas: [broken, BUS] })
      const store = await opened({ ...EMPTY_BOOK, saidas: [BUS] })
      expect(await until(store.watch(mine()), ({ status }) => status === 'ready')).toMatchObject({
        unreadable: 2,
      })
      await store.change(mine(), [
        { list: 'saidas', put: { ...BUS, valor: 3 } },
        { list: 'entradas', put: SALARY },
      ])
      await shows(store, { ...EMPTY_BOOK, entradas: [SALARY], saidas: [{ ...BUS, valor: 3 }] })
      await store.change(mine(), [{ list: 'saidas', remove: BUS.id }])
      expect(await kept()).toMatchObject([{ entradas: ['texto', SALARY], saidas: [broken] }])
    })

    it('rejects instead of passing a broken document for an empty one, and leaves it alone', async () => {
      const broken = { entradas: 'nenhuma', saidas: [BUS], metas: [] }
      await world().plant('financas', mine(), broken)
      const store = await open()
      const snapshot = await until(store.watch(mine()), ({ status }) => status !== 'loading')
      expect(snapshot).toMatchObject({ status: 'failed', error: { code: 'invalid-record' } })
      expect(await refusal(store.change(mine(), [{ list: 'entradas', put: SALARY }]))).toBe('invalid-record')
      expect(await kept()).toEqual([broken])
    })

    it('is live in every tab', async () => {
      const [one, two] = [await opened(), await opened()]
      await one.change(mine(), [{ list: 'saidas', put: BUS }])
      await shows(two, { ...EMPTY_BOOK, saidas: [BUS] })
      await two.change(mine(), [{ list: 'saidas', put: { ...BUS, valor: 9 } }])
      await shows(one, { ...EMPTY_BOOK, saidas: [{ ...BUS, valor: 9 }] })
      await one.change(mine(), [{ list: 'saidas', remove: BUS.id }])
      await shows(two, EMPTY_BOOK)
    })

    it("shows nobody another user's book and changes only one's own (§6.2)", async () => {
      const store = await opened()
      await store.change(mine(), [{ list: 'saidas', put: BUS }])
      const [, other] = world().users
      const foreign = await world().open(other)
      expect(await untilData(foreign.watch(other))).toEqual(EMPTY_BOOK)
      await foreign.change(other, [{ list: 'saidas', remove: BUS.id }])
      await foreign.change(other, [{ list: 'saidas', put: { ...BUS, valor: 1 } }])
      await shows(store, { ...EMPTY_BOOK, saidas: [BUS] })
      expect(await kept()).toHaveLength(2)
    })

    it('keeps the laws of a live query', async () => {
      const store = await open()
      let n = 0
      await expectLiveQueryLaws(store.watch(mine()), () =>
        store.change(mine(), [{ list: 'saidas', put: { ...BUS, valor: ++n } }]),
      )
    })
  })

  describeFinanceElements(name, makeWorld)
  describeFinanceConcurrency(name, makeWorld, load)
}
