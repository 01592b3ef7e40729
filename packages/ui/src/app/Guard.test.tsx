import type { Session } from '@caderno/domain/identity'
import { createLiveQuery, ready, type Snapshot } from '@caderno/domain/kernel'
import { aSession } from '@caderno/domain/testing'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeServices } from '../../test/fake-services.ts'
import { ServicesProvider } from '../hooks/services.tsx'
import { Guard } from './AppRoutes.tsx'
import { LeavingContext } from './UiHost.tsx'
import { SessionProvider } from './session.tsx'

const Where = () => {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

/** A guarded page, and a switch for who is signed in. */
async function guard(path: string, first?: Session | null, { leaving = false, expected = false } = {}) {
  let emit: (next: Snapshot<Session | null>) => void = () => undefined
  const session = createLiveQuery<Session | null>((emitNext) => {
    emit = emitNext
    if (first !== undefined) emit(ready(first))
    return () => undefined
  })
  render(
    <ServicesProvider services={Promise.resolve(fakeServices({ session }))}>
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider expected={expected}>
          <LeavingContext value={leaving}>
            <Guard waiting="waiting">the page</Guard>
          </LeavingContext>
        </SessionProvider>
        <Where />
      </MemoryRouter>
    </ServicesProvider>,
  )
  await act(() => Promise.resolve())
  return { become: (next: Session | null) => act(() => emit(ready(next))) }
}
const place = () => screen.getByRole('status').textContent

test('whoever was let into a login may finish it: the page goes on by itself', async () => {
  const { become } = await guard('/login-aluno', null)
  become(aSession())
  expect(screen.getByText('the page')).toBeInTheDocument()
  expect(place()).toBe('/login-aluno null')
})

test('whoever is signed in already is sent on from the login (D20)', async () => {
  await guard('/login-aluno', aSession())
  expect(place()).toBe('/home null')
})

test('a session that may be there is awaited for a moment, and the form is not seen before it (D20)', async () => {
  const { become } = await guard('/login', undefined, { expected: true })
  expect(screen.getByText('waiting')).toBeInTheDocument()
  become(aSession())
  expect(place()).toBe('/home null')
})

test('a session that does not come leaves the form (D20)', async () => {
  await guard('/login', undefined, { expected: true })
  expect(await screen.findByText('the page')).toBeInTheDocument()
})

test('a session that ends elsewhere leads to the login, which remembers the page (D20)', async () => {
  const { become } = await guard('/dashboard', aSession())
  expect(screen.getByText('the page')).toBeInTheDocument()
  become(null)
  expect(place()).toBe('/login-aluno {"returnTo":"/dashboard"}')
})

test('during «Sair» the guard stays out of the way (§7.1, D20)', async () => {
  const { become } = await guard('/dashboard', aSession(), { leaving: true })
  become(null)
  expect(screen.getByText('waiting')).toBeInTheDocument()
  expect(place()).toBe('/dashboard null')
})
