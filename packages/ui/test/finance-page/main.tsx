import { createFinanceService, EMPTY_BOOK, type Transaction } from '@caderno/domain/finance'
import { createFakeFinances, fakeClock } from '@caderno/domain/testing'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import '@mantine/core/styles/Table.layer.css'
import TransactionsTab from '../../src/features/finance/transactions/TransactionsTab.tsx'
import type { FinanceActions } from '../../src/features/finance/use-finances.ts'
import { NotebookTheme } from '../../src/theme/NotebookTheme.tsx'
import '../../src/theme/styles-menu.ts'
import { NaiveTable } from './NaiveTable.tsx'

const [TODAY, MONTH] = ['2026-11-20', '2026-11']
const actions: FinanceActions = {
  undoable: (write) => write,
  service: createFinanceService(
    { finances: createFakeFinances(), ids: { next: () => 'id' }, clock: fakeClock() },
    'uid-ana',
  ),
}
const light = {
  getSnapshot: () => 'light' as const,
  subscribe: () => () => undefined,
  toggle: () => undefined,
}

/** All in one month, so that both lists show all of them. */
const transactions = (count: number): readonly Transaction[] =>
  structuredClone(
    Array.from({ length: count }, (_, n): Transaction => ({
      id: `t${n}`,
      tipo: 'saida',
      descricao: `Almoço ${n}`,
      valor: 1 + (n % 997) / 100,
      categoria: 'Alimentação',
      data: `${MONTH}-${String(1 + (n % 20)).padStart(2, '0')}`,
      createdAt: `2026-11-20T12:00:${String(n % 60).padStart(2, '0')}.000Z`,
    })),
  )

interface Times {
  /** The milliseconds from nothing to the painted list. */
  readonly mount: number
  /** One letter more in the search, until what it found is painted. */
  readonly letter: number
}

async function measure(list: ReactNode): Promise<Times> {
  const root = createRoot(document.getElementById('root')!)
  const mount = await timed(
    () =>
      root.render(
        <NotebookTheme store={light}>
          <MemoryRouter>{list}</MemoryRouter>
        </NotebookTheme>,
      ),
    () => document.querySelector('[data-record]') !== null,
  )
  const before = said()
  const letter = await timed(
    () => type('9'),
    () => said() !== before,
  )
  root.unmount()
  return { mount, letter }
}

async function timed(action: () => void, isDone: () => boolean): Promise<number> {
  const start = performance.now()
  action()
  do await painted()
  while (!isDone())
  return performance.now() - start
}
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const said = () => [...document.querySelectorAll('[role=status]')].map((status) => status.textContent).join()

function type(text: string): void {
  const input = document.querySelector<HTMLInputElement>('[aria-label="Buscar transação"]')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

Object.assign(window, {
  finance: {
    naive: (count: number) => measure(<NaiveTable transactions={transactions(count)} />),
    ours: (count: number) =>
      measure(
        <TransactionsTab
          book={{ ...EMPTY_BOOK, saidas: transactions(count) }}
          month={MONTH}
          today={TODAY}
          actions={actions}
        />,
      ),
  },
})
