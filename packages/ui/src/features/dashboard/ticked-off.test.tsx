import { firstData } from '@caderno/domain/kernel'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import {
  aContact,
  aSkill,
  createFakeCareer,
  createFakeRecordStore,
  fakeClock,
  settledQuery,
} from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServices, type Fakes } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import DashboardScreen from './DashboardScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => void vi.useRealTimers())
const OWNER = 'uid-ana'
const BEFORE = { proximoContato: '2026-11-20', ultimoContato: '2026-10-01' }

const open = (services: Fakes) =>
  act(
    async () =>
      void openScreen(DashboardScreen, fakeServices({ clock: fakeClock(), ...services }), '/dashboard'),
  )
const row = () => screen.findByRole('listitem', { name: 'Falar com Rui' })
const press = async (button: string) =>
  userEvent.click(within(await row()).getByRole('button', { name: button }))
const onTheBar = (words: string) => screen.findByText(words, { selector: '[role=status] span' })

/** Rui, to be written to today, is ticked off. */
async function tickOff(outcome: 'saved' | 'queued' = 'saved') {
  const career = createFakeCareer({
    clock: fakeClock(),
    contacts: [aContact({ nome: 'Rui', empresa: '', ...BEFORE })],
  })
  const { contacts } = career
  const loaded = {
    ...career,
    contacts: {
      ...contacts,
      update: (...change: Parameters<typeof contacts.update>) => ({
        ...contacts.update(...change),
        outcome: Promise.resolve(outcome),
      }),
    },
  }
  await open({ career: loaded })
  await press('Feito')
  return async () => (await firstData(contacts.watch(OWNER)))[0]
}

test('what is ticked off is offered back on the bar, as where its module does the same (§2.8)', async () => {
  const stored = await tickOff()
  const bar = await onTheBar('Falar com Rui: feito')
  expect(await stored()).toMatchObject({ proximoContato: '', ultimoContato: '2026-11-20' })
  await userEvent.click(within(bar.parentElement!).getByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Falar com Rui' })).toHaveFocus())
  expect(await stored()).toMatchObject(BEFORE)
})

test('what is taken back in its row is no more offered on the bar (§2.8)', async () => {
  await tickOff()
  await onTheBar('Falar com Rui: feito')
  await press('Desfazer')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull())
})

test('what is only queued says that it waits to be sent (§2.8)', async () => {
  await tickOff('queued')
  expect(await onTheBar('Falar com Rui: feito. Salvo neste dispositivo, aguardando envio')).toBeVisible()
})

test.each([
  ['firebase', 1],
  ['local', 0],
] as const)(
  'what is not confirmed yet is said to wait where there is somewhere to send it to: %s (§2.8)',
  async (backend, said) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const watch = () => settledQuery<readonly Skill[]>([aSkill({ nome: 'Inglês' })], { pending: true })
    await open({ backend, skills: { ...createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND), watch } })
    expect(screen.getByRole('listitem', { name: 'Inglês' })).toBeVisible()
    await act(async () => vi.advanceTimersByTime(2_000))
    expect(screen.queryAllByText('Salvo neste dispositivo, aguardando envio')).toHaveLength(said)
  },
)
