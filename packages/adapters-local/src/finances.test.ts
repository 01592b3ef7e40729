import { untilData } from '@caderno/domain/contracts'
import type { FinanceChange } from '@caderno/domain/finance'
import { aTransaction } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { createBrowser } from '../test/tabs.ts'
import { createLocalFinances } from './finances.ts'

const expense = (n: number, valor = 1): FinanceChange => ({ list: 'saidas', put: aTransaction({ id: `gasto-${n}`, valor }) })

it('keeps 10,000 elements and edits any of them (R14)', async () => {
  const browser = createBrowser()
  const finances = createLocalFinances(browser.tab())
  await finances.change('uid-ana', Array.from({ length: 10_000 }, (_, n) => expense(n)))
  await finances.change('uid-ana', [expense(0, 2), expense(9_999, 2), { list: 'saidas', remove: 'gasto-5000' }])
  const { saidas } = await untilData(createLocalFinances(browser.tab()).watch('uid-ana'))
  expect(saidas).toHaveLength(9_999)
  expect(saidas.filter(({ valor }) => valor === 2).map(({ id }) => id)).toEqual(['gasto-0', 'gasto-9999'])
})
