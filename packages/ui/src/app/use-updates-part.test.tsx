import { AppError } from '@caderno/domain/kernel'
import { createUpdates } from '@caderno/domain/shell'
import { createFakeAppFiles, createFakeDismissals, fakeClock } from '@caderno/domain/testing'
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServices } from '../../test/fake-services.ts'
import { noticeStore } from '../components/feedback/notify.ts'
import { useUpdatesPart } from './use-updates-part.ts'

const notices = () => noticeStore.getSnapshot().map(({ message }) => message)
const press = () => fireEvent.keyDown(window, { key: 'R', ctrlKey: true, shiftKey: true })

const PageThatStands = ({ children }: { children: ReactNode }) => (
  <>
    <h1>Carreira</h1>
    {children}
  </>
)

/** The part that comes only while there is a connection. */
function open(inside: boolean) {
  const connection = { isThere: false, asked: 0 }
  const updates = createUpdates({
    files: createFakeAppFiles(),
    dismissals: createFakeDismissals(),
    clock: fakeClock(),
  })
  const services = fakeServices({
    updates: () => {
      connection.asked++
      return connection.isThere
        ? Promise.resolve(updates)
        : Promise.reject(new AppError('network-request-failed'))
    },
  })
  return { connection, ...renderHook(() => useUpdatesPart(services, inside), { wrapper: PageThatStands }) }
}

beforeEach(() => vi.stubEnv('PROD', true))
afterEach(() => vi.unstubAllEnvs())

it('a shortcut says so where what obeys it does not come; the next one asks again, and only that one is obeyed (§9.7, D18)', async () => {
  const { connection, result } = open(false)
  press()
  await waitFor(() => expect(notices()).toEqual(['Sem conexão: o cache não foi limpo.']))
  expect(result.current).toBeUndefined()
  connection.isThere = true
  press()
  await waitFor(() => expect(result.current).toMatchObject({ command: { act: 'clearAndReload' } }))
})

it('beyond the sign-in pages it is asked for again when the connection is back, and nothing is said (§9.7, D18)', async () => {
  const { connection, result } = open(true)
  await waitFor(() => expect(connection.asked).toBe(1))
  connection.isThere = true
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current).toBeDefined())
  expect([notices(), result.current?.command]).toEqual([[], undefined])
})

it("while the site is being worked on the keys stay the browser's (§9.7, D18)", () => {
  vi.stubEnv('PROD', false)
  const { connection } = open(true)
  expect([press(), connection.asked]).toEqual([true, 0])
})
