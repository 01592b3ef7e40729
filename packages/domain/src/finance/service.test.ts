import { describe, expect, it, vi } from 'vitest'
import {
  aBook,
  aFinancialGoal,
  aTransaction,
  createFakeFinances,
  fakeClock,
  fakeIds,
  inverseOf,
} from '../../testing/index.ts'
import { addDays, AppError, ChangedSince, dataOf, revert } from '../kernel/index.ts'
import type { FinanceBook, FinanceChange } from './ports.ts'
import { createFinanceService } from './service.ts'

const OWNER = 'uid-ana'
const LUNCH = aTransaction({ id: 'a', valor: 12 })
const BUS = aTransaction({ id: 'b', valor: 5 })
const NOTEBOOK = aFinancialGoal({ id: 'n' })
const remove = (id: string): FinanceChange => ({ list: 'saidas', remove: id })

function opened(book: Partial<FinanceBook> = { saidas: [LUNCH, BUS], metas: [NOTEBOOK] }) {
  const clock = fakeClock('2026-11-20T15:00:00.000Z')
  const finances = createFakeFinances({ clock, books: { [OWNER]: aBook(book) } })
  const query = finances.watch(OWNER)
  query.subscribe(() => undefined)
  const written = vi.spyOn(finances, 'change')
  const service = createFinanceService({ finances, ids: fakeIds('nova'), clock }, OWNER)
  return { service, written, finances, book: () => dataOf(query.getSnapshot())! }
}

describe('a change (B17)', () => {
  it('leaves out what is gone already, and makes the rest', async () => {
    const series = (n: number) => ({ ...LUNCH, id: `p${n}`, grupo: 'g', parcela: n, parcelas: 3 })
    const { service, written, book } = opened({ saidas: [series(2), series(3), BUS] })
    const inverse = await inverseOf(service.remove(series(1), 'todas'))
    expect(written).toHaveBeenCalledExactlyOnceWith(OWNER, [remove('p2'), remove('p3')])
    expect(book().saidas).toEqual([BUS])
    await revert(service, inverse!).outcome
    expect(book().saidas).toHaveLength(3)
  })

  it('is none where all of it is gone, and writes and offers nothing where nothing is changed', async () => {
    const { service, written } = opened()
    await expect(service.remove({ ...LUNCH, id: 'gone' }, 'esta').outcome).rejects.toBeInstanceOf(
      ChangedSince,
    )
    await expect(service.removeGoal({ ...NOTEBOOK, id: 'gone' }).outcome).rejects.toBeInstanceOf(ChangedSince)
    expect(await inverseOf(service.edit(LUNCH, {}, 'todas'))).toBeUndefined()
    expect(await inverseOf(service.setLimits('2026-11', [['Lazer', 0]]))).toBeUndefined()
    expect(written).not.toHaveBeenCalled()
  })

  it('brings a line of a statement in once, though it is asked for twice at once (I3)', async () => {
    const { service, book } = opened({})
    const { id: _, createdAt: __, ...line } = aTransaction({ conta: 'Nubank', origem: 'x.y' })
    const bringIn = () => service.bringIn({ added: [{ ...line, origem: 'x.y' }], changed: [] })
    const [first, second] = [bringIn(), bringIn()]
    await Promise.all([first.outcome, second.outcome])
    expect(book().saidas).toHaveLength(1)
    await revert(service, (await inverseOf(first))!).outcome
    expect(book().saidas).toEqual([])
    // A line that repeats another is another transaction, where it is ticked.
    const repeated = { ...line, origem: 'x.y' }
    await service.bringIn({ added: [repeated, repeated], changed: [] }).outcome
    expect(book().saidas).toHaveLength(2)
  })

  it('writes its fields onto what is there by now, and brings back what is gone', async () => {
    const { service, book } = opened()
    const stale = { ...LUNCH, valor: 1, descricao: 'Antes' }
    await service.edit(stale, { categoria: 'Lazer' }, 'esta').outcome
    await service.postpone(stale).outcome
    expect(book().saidas).toContainEqual({ ...LUNCH, categoria: 'Lazer', data: addDays(LUNCH.data, 1) })
    await service.editGoal({ ...NOTEBOOK, valorAtual: 1 }, { descricao: 'Outro' }).outcome
    await service.deposit({ ...NOTEBOOK, valorAtual: 1 }, 30, '2026-11-20').outcome
    expect(book().metas).toMatchObject([{ descricao: 'Outro', valorAtual: NOTEBOOK.valorAtual + 30 }])
    await service.setSaved({ ...NOTEBOOK, id: 'gone' }, 8).outcome
    await service.edit({ ...BUS, id: 'gone' }, { valor: 9 }, 'esta').outcome
    expect(book().metas).toContainEqual({ ...NOTEBOOK, id: 'gone', valorAtual: 8 })
    expect(book().saidas).toContainEqual({ ...BUS, id: 'gone', valor: 9 })
  })

  it('removes a transaction of which another page has changed the type', async () => {
    const { service, book } = opened()
    await service.edit(LUNCH, { tipo: 'entrada', categoria: 'Outros' }, 'esta').outcome
    await service.remove(LUNCH, 'esta').outcome
    expect([...book().entradas, ...book().saidas]).toEqual([BUS])
  })
})

/** Both, in the one change of a repetition. */
const PAIR = [
  { ...LUNCH, grupo: 'g', parcela: 1, parcelas: 2 },
  { ...BUS, grupo: 'g', parcela: 2, parcelas: 2 },
] as const

describe('taking back (B17)', () => {
  it('says nothing of its own where the change was refused and never showed', async () => {
    const { service, finances } = opened()
    vi.spyOn(finances, 'change').mockRejectedValueOnce(new AppError('storage-full'))
    const { applied, outcome } = service.edit(LUNCH, { valor: 15 }, 'esta')
    await expect(outcome).rejects.toMatchObject({ code: 'storage-full' })
    const { inverse } = await applied
    await expect(revert(service, inverse!).outcome).rejects.toMatchObject({ message: '' })
  })

  it('of a refused change takes nothing back that another has made so', async () => {
    const { service, finances, book } = opened({ saidas: PAIR })
    vi.spyOn(finances, 'change').mockRejectedValueOnce(new AppError('storage-full'))
    const refused = service.edit(PAIR[0], { valor: 15 }, 'todas')
    await refused.outcome.catch(() => undefined)
    await service.edit(PAIR[0], { valor: 15 }, 'esta').outcome
    await service.edit(PAIR[1], { valor: 7 }, 'esta').outcome
    const { inverse } = await refused.applied
    await expect(revert(service, inverse!).outcome).rejects.toMatchObject({ message: '' })
    expect(book().saidas.map(({ valor }) => valor)).toEqual([15, 7])
  })

  it('takes back what shows, whatever became of the answer', async () => {
    const { service, finances, book } = opened()
    const real = finances.change.bind(finances)
    vi.spyOn(finances, 'change').mockImplementationOnce(async (...asked) => {
      await real(...asked)
      throw new AppError('unknown')
    })
    const { applied, outcome } = service.edit(BUS, { valor: 6 }, 'esta')
    await expect(outcome).rejects.toMatchObject({ code: 'unknown' })
    const { inverse } = await applied
    await revert(service, inverse!).outcome
    expect(book().saidas).toEqual([LUNCH, BUS])
  })

  it('takes back what it can, and says what was left alone', async () => {
    const { service, written, book } = opened({ saidas: PAIR })
    const inverse = await inverseOf(service.edit(PAIR[0], { valor: 15 }, 'todas'))
    await service.edit(PAIR[1], { valor: 7 }, 'esta').outcome
    await expect(revert(service, inverse!).outcome).rejects.toThrow(/./)
    expect(new Set(book().saidas.map(({ valor }) => valor))).toEqual(new Set([12, 7]))
    expect(written).toHaveBeenCalledTimes(3)
  })

  it('of nothing that is left writes nothing', async () => {
    const { service, written, book } = opened()
    const inverse = await inverseOf(service.edit(BUS, { valor: 6 }, 'esta'))
    await service.edit(BUS, { valor: BUS.valor }, 'esta').outcome
    written.mockClear()
    await revert(service, inverse!).outcome.catch(() => undefined)
    expect(book().saidas).toEqual([LUNCH, BUS])
    expect(written).not.toHaveBeenCalled()
  })
})
