import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { noticeStore } from '../components/feedback/notify.ts'
import { newRecordPath, recordPath } from '../modules/parts.ts'
import { useOpened } from './use-opened.ts'

const LUME = { id: 'lume' }
const open = vi.fn()

function Screen({ records }: { records: readonly { id: string }[] | undefined }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useOpened(records, open)
  return <button onClick={() => void navigate(recordPath('reading', 'lume'))}>{pathname + search}</button>
}
const place = () => screen.getByRole('button').textContent
const at = (path: string, records?: readonly { id: string }[]) => {
  const page = (found?: readonly { id: string }[]) => (
    <StrictMode>
      <MemoryRouter initialEntries={['/dashboard', path]}>
        <Screen records={found} />
      </MemoryRouter>
    </StrictMode>
  )
  const { rerender } = render(page(records))
  return { arrive: (found: readonly { id: string }[]) => rerender(page(found)) }
}
const told = () => noticeStore.getSnapshot().map(({ message }) => message)

afterEach(() => void open.mockClear())

test('opens the record once the screen has it, and leaves the rest of the address (B16)', () => {
  const { arrive } = at(recordPath('application', 'lume'))
  expect(open).not.toHaveBeenCalled()
  arrive([LUME])
  arrive([LUME, { id: 'norte' }])
  expect(open.mock.calls).toEqual([[LUME]])
  expect(place()).toBe('/carreira?aba=estagios')
})

test('opens the same record again when it is asked for again (B16)', () => {
  at('/leitura', [LUME])
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(open.mock.calls).toEqual([[LUME], [LUME]])
})

test('begins a new record (B16)', () => {
  at(newRecordPath('transaction'), [])
  expect(open.mock.calls).toEqual([['new']])
  expect(place()).toBe('/financas?aba=transacoes')
})

test('says that a record is not there (B16)', () => {
  at(recordPath('transaction', 'gone & lost', '2026-10'), [LUME])
  expect(open).not.toHaveBeenCalled()
  expect(told()).toEqual(['Este registro não foi encontrado.'])
  expect(place()).toBe('/financas?aba=transacoes&mes=2026-10')
})

test('does nothing where nothing is asked for', () => {
  at('/leitura?abrirei=1', [LUME])
  expect(open).not.toHaveBeenCalled()
  expect(told()).toEqual([])
  expect(place()).toBe('/leitura?abrirei=1')
})
