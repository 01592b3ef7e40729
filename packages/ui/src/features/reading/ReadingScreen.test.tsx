import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { aReading, createFakeRecordStore, failedQuery, settledQuery } from '@caderno/domain/testing'
import { WAITING_TO_BE_SENT } from '@caderno/domain/shell'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import type { Services } from '../../hooks/services.tsx'
import ReadingScreen from './ReadingScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function openPending(backend: Services['backend']) {
  const pending = settledQuery<readonly Reading[]>([aReading({ titulo: 'Torto Arado' })], { pending: true })
  const readings = { ...createFakeRecordStore<ReadingDraft, Reading>(READING_KIND), watch: () => pending }
  await act(async () => {
    openScreen(ReadingScreen, fakeServices({ backend, readings }), '/leitura')
    await vi.advanceTimersByTimeAsync(500)
  })
  expect(screen.getByRole('article', { name: 'Torto Arado' })).toBeInTheDocument()
}
const waiting = () => screen.queryByText(WAITING_TO_BE_SENT)

test('a change that stays unconfirmed is said to be on this device only (B2)', async () => {
  await openPending('firebase')
  expect(waiting()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(waiting()).toBeVisible()
})

test('a shelf that could not be fetched is fetched again when the connection is back (B2)', async () => {
  let asked = 0
  const unreachable = failedQuery<readonly Reading[]>('network-request-failed')
  const query = { ...unreachable, subscribe: () => ((asked += 1), () => undefined) }
  const readings = { ...createFakeRecordStore<ReadingDraft, Reading>(READING_KIND), watch: () => query }
  await act(async () => {
    openScreen(ReadingScreen, fakeServices({ backend: 'firebase', readings }), '/leitura')
    await vi.advanceTimersByTimeAsync(500)
  })
  expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão com a internet.')
  const before = asked
  act(() => void window.dispatchEvent(new Event('online')))
  expect(asked).toBeGreaterThan(before)
})

test('in local mode there is nowhere else to send it to (B2)', async () => {
  await openPending('local')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(waiting()).toBeNull()
})
