import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { BrowserRouter, useNavigate, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { useHistoryGuard } from './use-history-guard.ts'

function Page() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(false)
  const [leave, setLeave] = useState<() => void>()
  useHistoryGuard(typed, (step) => setLeave(() => step))
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={() => void navigate('/b')}>On</button>
      <button onClick={() => setTyped(true)}>Type</button>
      {leave && <button onClick={leave}>Leave</button>}
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.getByRole('heading').textContent

beforeEach(() => {
  window.history.replaceState(null, '', '/a')
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  press('On')
})

test('a step back while something is typed is taken back, and made once it is allowed (B3)', async () => {
  press('Type')
  act(() => window.history.back())
  await screen.findByRole('button', { name: 'Leave' })
  await waitFor(() => expect(window.location.pathname).toBe('/b'))
  expect(shown()).toBe('/b')
  press('Leave')
  await waitFor(() => expect(shown()).toBe('/a'))
  expect(window.location.pathname).toBe('/a')
})

test('nothing typed, nothing asked (B3)', async () => {
  act(() => window.history.back())
  await waitFor(() => expect(shown()).toBe('/a'))
  expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull()
})
