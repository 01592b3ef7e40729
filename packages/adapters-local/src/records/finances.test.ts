import { refusal, untilData } from '@caderno/domain/contracts'
import type { FinanceChange } from '@caderno/domain/finance'
import { aTransaction } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { createFaultyIdb } from '../../test/faulty-idb.ts'
import { createBrowser } from '../../test/tabs.ts'
import { createLocalFinances } from './finances.ts'

const expense = (n: number, valor = 1): FinanceChange => ({
  list: 'saidas',
  put: aTransaction({ id: `gasto-${n}`, valor }),
})

it('keeps 10,000 elements and edits any of them (R14)', async () => {
  const browser = createBrowser()
  const finances = createLocalFinances(browser.tab())
  await finances.change(
    'uid-ana',
    Array.from({ length: 10_000 }, (_, n) => expense(n)),
  )
  await finances.change('uid-ana', [
    expense(0, 2),
    expense(9_999, 2),
    { list: 'saidas', remove: 'gasto-5000' },
  ])
  const { saidas } = await untilData(createLocalFinances(browser.tab()).watch('uid-ana'))
  expect(saidas).toHaveLength(9_999)
  expect(saidas.filter(({ valor }) => valor === 2).map(({ id }) => id)).toEqual(['gasto-0', 'gasto-9999'])
})

it('says that the device is full, keeps what it had, and goes on once there is room (R14)', async () => {
  const faulty = createFaultyIdb()
  const browser = createBrowser(faulty.idb)
  const finances = createLocalFinances(browser.tab())
  await finances.change('uid-ana', [expense(1)])
  const book = finances.watch('uid-ana')
  book.subscribe(() => undefined)
  await untilData(book)
  faulty.inject('quota', { times: 2 })
  expect(await refusal(finances.change('uid-ana', [expense(1, 9), expense(2)]))).toBe('storage-full')
  faulty.heal()
  expect((await untilData(book)).saidas).toMatchObject([{ id: 'gasto-1', valor: 1 }])
  expect((await untilData(createLocalFinances(browser.tab()).watch('uid-ana'))).saidas).toHaveLength(1)
  await finances.change('uid-ana', [expense(2)])
  await untilData(book, ({ saidas }) => saidas.length === 2)
})

it('changes of what a tab shows what it shows: what another wrote meanwhile stays until it has been seen', async () => {
  const browser = createBrowser()
  const [one, two] = [
    createLocalFinances(browser.tab()),
    createLocalFinances(
      browser.tab({
        channel: { post: () => undefined, publish: () => undefined, listen: () => () => undefined },
      }),
    ),
  ]
  await one.change('uid-ana', [expense(1)])
  const deaf = two.watch('uid-ana')
  const leave = deaf.subscribe(() => undefined)
  await untilData(deaf, ({ saidas }) => saidas.length === 1)
  await one.change('uid-ana', [expense(1, 9)])
  await two.change('uid-ana', [{ list: 'saidas', remove: 'gasto-1' }])
  expect((await untilData(deaf)).saidas).toMatchObject([{ valor: 9 }])
  leave()
  await one.change('uid-ana', [expense(1, 10)])
  await two.change('uid-ana', [{ list: 'saidas', remove: 'gasto-1' }])
  expect((await untilData(one.watch('uid-ana'))).saidas).toEqual([])
})

it('shows what did not change as the same objects, so that a list draws only what did', async () => {
  const browser = createBrowser()
  const [one, two] = [createLocalFinances(browser.tab()), createLocalFinances(browser.tab())]
  await one.change('uid-ana', [
    expense(1),
    expense(2),
    { list: 'entradas', put: aTransaction({ id: 'gasto-1', tipo: 'entrada', categoria: 'Outros' }) },
  ])
  const book = one.watch('uid-ana')
  book.subscribe(() => undefined)
  const before = await untilData(book)
  await two.change('uid-ana', [expense(2, 9)])
  const after = await untilData(book, ({ saidas }) => saidas[1]!.valor === 9)
  expect([
    after.saidas[0] === before.saidas[0],
    after.entradas[0] === before.entradas[0],
    after.saidas[1] === before.saidas[1],
  ]).toEqual([true, true, false])
})
