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
import { AppError, ChangedSince, dataOf, revert } from '../kernel/index.ts'
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

it('knows the time', () => {
  expect(opened().service.now()).toEqual(new Date('2026-11-20T15:00:00.000Z'))
})

describe('several changes in one step', () => {
  it('leave out what is gone already, and make the others', async () => {
    const { service, written, book } = opened()
    const inverse = await inverseOf(service.change([remove('gone'), remove('b')]))
    expect(written).toHaveBeenCalledExactlyOnceWith(OWNER, [remove('b')])
    expect(book().saidas).toEqual([LUNCH])
    await revert(service, inverse!).outcome
    expect(book().saidas).toContainEqual(BUS)
  })

  it('are none where all of it is gone, and are made where nothing is asked for', async () => {
    const { service, written } = opened()
    await expect(service.change([remove('gone'), remove('too')]).outcome).rejects.toBeInstanceOf(ChangedSince)
    // The same id in another list is another element.
    await expect(service.change([{ list: 'entradas', remove: 'a' }]).outcome).rejects.toBeInstanceOf(
      ChangedSince,
    )
    expect(written).not.toHaveBeenCalled()
    await expect(service.change([]).outcome).resolves.toBe('saved')
  })

  it('put what is not there yet', async () => {
    const { service, book } = opened({})
    await service.change([{ list: 'saidas', put: LUNCH }]).outcome
    expect(book().saidas).toEqual([LUNCH])
  })
})

describe('taking back', () => {
  it('says nothing of its own where the change was refused and never showed', async () => {
    const { service, finances } = opened()
    vi.spyOn(finances, 'change').mockRejectedValueOnce(new AppError('storage-full'))
    const { applied, outcome } = service.change([{ list: 'saidas', put: { ...LUNCH, valor: 15 } }])
    await expect(outcome).rejects.toMatchObject({ code: 'storage-full' })
    const { inverse } = await applied
    await expect(revert(service, inverse!).outcome).rejects.toMatchObject({ message: '' })
  })

  it('of a refused change takes nothing back that another has made so', async () => {
    const { service, finances, book } = opened()
    vi.spyOn(finances, 'change').mockRejectedValueOnce(new AppError('storage-full'))
    const put = { ...LUNCH, valor: 15 }
    const { applied, outcome } = service.change([
      { list: 'saidas', put },
      { list: 'saidas', put: { ...BUS, valor: 6 } },
    ])
    await outcome.catch(() => undefined)
    await service.change([
      { list: 'saidas', put },
      { list: 'saidas', put: { ...BUS, valor: 7 } },
    ]).outcome
    const { inverse } = await applied
    await expect(revert(service, inverse!).outcome).rejects.toMatchObject({ message: '' })
    expect(book().saidas).toContainEqual(put)
  })

  it('takes back what shows, whatever became of the answer', async () => {
    const { service, finances, book } = opened()
    const real = finances.change.bind(finances)
    vi.spyOn(finances, 'change').mockImplementationOnce(async (...asked) => {
      await real(...asked)
      throw new AppError('unknown')
    })
    const put = { ...BUS, valor: 6 }
    const { applied, outcome } = service.change([{ list: 'saidas', put }])
    await expect(outcome).rejects.toMatchObject({ code: 'unknown' })
    await revert(service, (await applied).inverse!).outcome
    expect(book().saidas).toEqual([LUNCH, BUS])
  })

  it('takes back what it can, and says what was left alone', async () => {
    const { service, written, book } = opened()
    const inverse = await inverseOf(
      service.change([
        { list: 'saidas', put: { ...LUNCH, valor: 15 } },
        { list: 'saidas', put: { ...BUS, valor: 6 } },
      ]),
    )
    await service.change([{ list: 'saidas', put: { ...BUS, valor: 7 } }]).outcome
    await expect(revert(service, inverse!).outcome).rejects.toThrow(/./)
    expect(new Set(book().saidas.map(({ valor }) => valor))).toEqual(new Set([12, 7]))
    expect(written).toHaveBeenCalledTimes(3)
  })

  it('of nothing that is left writes nothing', async () => {
    const { service, written, book } = opened()
    const inverse = await inverseOf(service.change([{ list: 'saidas', put: { ...BUS, valor: 6 } }]))
    await service.change([{ list: 'saidas', put: BUS }]).outcome
    written.mockClear()
    await revert(service, inverse!).outcome.catch(() => undefined)
    expect(book().saidas).toEqual([LUNCH, BUS])
    expect(written).not.toHaveBeenCalled()
  })
})
