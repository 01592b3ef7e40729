import { AppError, createLiveQuery } from '@caderno/domain/kernel'
import {
  answerByHand,
  createFakeArchive,
  createFakeOutbox,
  createFakeStorageStatus,
  settledQuery,
} from '@caderno/domain/testing'
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { noticeStore } from '../../components/feedback/notify.ts'
import SyncBadge from './SyncBadge.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ANA = 'uid-ana'
const write = { collection: 'leitura', id: 'a' }
async function open(over: Fakes = {}) {
  const outbox = createFakeOutbox()
  await act(async () =>
    render(
      <MantineProvider env="test">
        <SyncBadge services={fakeServices({ outbox, ...over })} />
      </MantineProvider>,
    ),
  )
  return outbox
}
const badge = (name: string) => screen.findByRole('button', { name })
const connection = (isThere: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  })

test('says nothing before it is known how things stand (B2)', async () => {
  await open({ session: createLiveQuery(() => () => undefined) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('follows a write from its beginning to its refusal, and forgets it when told', async () => {
  const outbox = await open()
  expect(await badge('Tudo salvo')).toBeVisible()
  const answer = answerByHand()
  act(() => void outbox.track(ANA, write, answer.promise).catch(() => undefined))
  expect(await badge('1 pendente')).toBeVisible()
  await act(async () => answer.reject(new AppError('storage-full')))
  fireEvent.click(await badge('1 item não foi salvo'))
  fireEvent.click(await badge('Dispensar'))
  expect(await badge('Tudo salvo')).toBeVisible()
})

test('speaks of the connection only where the records are elsewhere (B2)', async () => {
  await open({ backend: 'firebase' })
  connection(false)
  expect(await badge('Sem conexão')).toBeVisible()
  connection(true)
  expect(await badge('Tudo salvo')).toBeVisible()
})

test.each([
  ['local' as const, {}],
  ['firebase' as const, { session: settledQuery(null) }],
])('on %s what stays in this browser needs no connection', async (backend, over) => {
  await open({ backend, ...over })
  connection(false)
  fireEvent.click(await badge('Tudo salvo'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('guardado neste navegador')
  connection(true)
})

test('does not call saved what goes with the tab', async () => {
  await open({ storage: createFakeStorageStatus('memory') })
  expect(await badge('Só nesta aba')).toBeVisible()
})

test('does not say that a device keeps what it forgets, though it goes to the account', async () => {
  const outbox = await open({ backend: 'firebase', storage: createFakeStorageStatus('memory') })
  connection(false)
  fireEvent.click(await badge('Sem conexão'))
  expect(await screen.findByRole('dialog')).toHaveTextContent('O que você fizer agora fica só nesta aba')
  act(() => void outbox.track(ANA, write, answerByHand().promise))
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Ainda não foi enviado, e este navegador não guarda: não feche esta aba.',
  )
  connection(true)
  expect(screen.getByRole('dialog')).toHaveTextContent('Ainda não foi enviado, e este navegador não guarda')
})

test('a screen reader hears what lasts, and nothing of a write that is taken at once (B2)', async () => {
  const outbox = await open()
  vi.useFakeTimers()
  const [short, long] = [answerByHand(), answerByHand()]
  act(() => void outbox.track(ANA, write, short.promise))
  await act(() => vi.advanceTimersByTimeAsync(500))
  await act(async () => short.resolve())
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByRole('status')).toHaveTextContent('')
  act(() => void outbox.track(ANA, write, long.promise))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('status')).toHaveTextContent('1 pendente')
  await act(async () => long.resolve())
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByRole('status')).toHaveTextContent('Tudo salvo')
})

const HALF = {
  arquivo: 'uid-ana/2026-11-20T15:00:00.000Z',
  em: '2026-11-22T12:00:00.000Z',
  confirmados: 500,
  registros: 1_200,
}
test.each([
  [
    'is told where its account comes in',
    { backend: 'firebase' },
    HALF,
    ['Uma importação parou no meio. Em «Meus dados» você pode continuá-la.'],
  ],
  ['and has ended since is not', { backend: 'firebase' }, null, []],
  ['is not told to a visitor', { backend: 'firebase', session: settledQuery(null) }, HALF, []],
  ['is not asked for where an import is one step', { backend: 'local' }, HALF, []],
] as const)('an import that was interrupted %s (B18)', async (_, over, unfinished, told) => {
  const archive = createFakeArchive({ unfinished })
  const asked = vi.spyOn(archive, 'unfinished')
  await open({ ...over, archive })
  expect(noticeStore.getSnapshot().map(({ message }) => message)).toEqual(told)
  expect(asked.mock.calls.length > 0).toBe(over.backend === 'firebase' && !('session' in over))
})
