import type { Session } from '@caderno/domain/identity'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import { WAITING_TO_BE_SENT } from '@caderno/domain/shell'
import {
  aSession,
  aSkill,
  createFakeRecordStore,
  failedQuery,
  fakeClock,
  settledQuery,
  sharedQuery,
} from '@caderno/domain/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrived } from '../../../test/arrived.ts'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { address, openScreen, press } from '../../../test/open-screen.tsx'
import type { Services } from '../../hooks/services.tsx'
import { noticeStore } from '../../components/feedback/notify.ts'
import SkillsScreen from './SkillsScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ENGLISH = aSkill({ id: 'i', nome: 'Inglês', dataInicio: '2026-11-01' })
const storeOf = (...records: Skill[]) => createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { records })

const open = (services: Fakes, at = '/habilidades') =>
  act(async () => {
    openScreen(SkillsScreen, fakeServices(services), at)
    await vi.advanceTimersByTimeAsync(500)
  })

async function openPending(backend: Services['backend']) {
  await open({
    backend,
    skills: { ...storeOf(), watch: () => settledQuery<readonly Skill[]>([ENGLISH], { pending: true }) },
  })
  expect(screen.getByRole('article', { name: 'Inglês' })).toBeInTheDocument()
}
const waiting = () => screen.queryByText(WAITING_TO_BE_SENT)

test('a change that stays unconfirmed is said to be on this device only (B2)', async () => {
  await openPending('firebase')
  expect(waiting()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(waiting()).toBeVisible()
})

test('in local mode there is nowhere else to send it to', async () => {
  await openPending('local')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(waiting()).toBeNull()
})

test('skills that could not be fetched are fetched again when the connection is back (B2)', async () => {
  let asked = 0
  const query = {
    ...failedQuery<readonly Skill[]>('network-request-failed'),
    subscribe: () => ((asked += 1), () => undefined),
  }
  await open({ backend: 'firebase', skills: { ...storeOf(), watch: () => query } })
  expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão com a internet.')
  const before = asked
  act(() => void window.dispatchEvent(new Event('online')))
  expect(asked).toBeGreaterThan(before)
})

test('over midnight the tick is that of the new day (B13)', async () => {
  const clock = fakeClock('2026-11-20T23:59:00')
  await open({ clock, skills: storeOf({ ...ENGLISH, checkins: { '2026-11-20': '' } }) })
  const tick = () => screen.getByRole('button', { name: 'Check-in de hoje' })
  expect(tick()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'sexta, 20: feito' })).toHaveAttribute('data-today')
  clock.set('2026-11-21T00:00:30')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(tick()).toHaveAttribute('aria-pressed', 'false')
  await act(async () => {
    tick().click()
    await vi.advanceTimersByTimeAsync(100)
  })
  expect(screen.getByRole('button', { name: 'sábado, 21: feito' })).toHaveAttribute('data-today')
})

test('what the address asks for is opened once and taken out of it', async () => {
  vi.useRealTimers()
  await act(async () => {
    openScreen(SkillsScreen, fakeServices({ skills: storeOf(ENGLISH) }), '/habilidades?abrir=i')
    await Promise.resolve()
  })
  expect(await screen.findByRole('dialog', { name: 'Inglês' }, { timeout: 20_000 })).toBeVisible()
  expect(address()).toBe('/habilidades')
})

test('what is not there any more is said (B2)', async () => {
  await open({ skills: storeOf(ENGLISH) }, '/habilidades?abrir=gone')
  expect(noticeStore.getSnapshot().map(({ message }) => message)).toEqual([
    'Este registro não foi encontrado.',
  ])
})

test('a half-typed dialog waits for its owner when the session ends in another tab, and shows it to nobody else (B3)', async () => {
  vi.useRealTimers()
  const session = sharedQuery<Session | null>(aSession())
  await act(
    async () => void openScreen(SkillsScreen, fakeServices({ session, skills: storeOf() }), '/habilidades'),
  )
  const name = () => screen.getByLabelText(/^Nome/)
  const become = async (next: Session | null) => {
    await act(async () => session.set(next))
    await arrived()
  }
  await act(() => press('Nova habilidade'))
  await arrived()
  await userEvent.type(name(), 'Libras')
  await become(null)
  expect(screen.queryByRole('dialog')).toBeNull()
  await become(aSession())
  expect(name()).toHaveValue('Libras')
  await become(null)
  await become({ ...aSession(), uid: 'other' })
  expect(screen.getByText('Nova habilidade')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
