import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import {
  aCareerGoal,
  aContact,
  aSkill,
  createFakeCareer,
  createFakeRecordStore,
  fakeClock,
  NO_SOURCES,
} from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeServices } from '../../../test/fake-services.ts'
import { openScreen } from '../../../test/open-screen.tsx'
import DashboardScreen from './DashboardScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const TODAY = '2026-11-20'

async function open(some: Partial<Pick<typeof NO_SOURCES, 'contacts' | 'careerGoals' | 'skills'>>) {
  const { contacts, careerGoals, skills } = { ...NO_SOURCES, ...some }
  const clock = fakeClock()
  const career = createFakeCareer({ clock, contacts, goals: careerGoals })
  const services = fakeServices({
    clock,
    career,
    skills: createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { clock, records: skills }),
  })
  await act(async () => void openScreen(DashboardScreen, services, '/dashboard'))
  await screen.findByRole('heading', { level: 2, name: 'Hoje' })
}
const row = (name: RegExp) => within(screen.getByRole('listitem', { name }))
const press = (name: RegExp, button: string) =>
  userEvent.click(row(name).getByRole('button', { name: button }))
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))

test('the focus goes to the row that takes the place of one that leaves (§2.8, B4)', async () => {
  await open({
    contacts: ['Ana', 'Bia', 'Caio'].map((nome, at) =>
      aContact({ id: `c${at}`, nome, empresa: '', proximoContato: TODAY }),
    ),
  })
  await press(/^Falar com Bia/, '+7 dias')
  await waitFor(() => expect(screen.getByRole('listitem', { name: /^Falar com Caio/ })).toHaveFocus())
  await undo()
  await waitFor(() => expect(screen.getByRole('listitem', { name: /^Falar com Bia/ })).toHaveFocus())
  await press(/^Falar com Bia/, '+7 dias')
  await press(/^Falar com Caio/, '+7 dias')
  await waitFor(() => expect(screen.getByRole('listitem', { name: /^Falar com Ana/ })).toHaveFocus())
})

test('what came back gets the focus once: later acts keep to their own row (§2.8, B4)', async () => {
  await open({
    careerGoals: [aCareerGoal({ texto: 'Portfólio', dataAlvo: '2026-11-19' })],
    skills: [aSkill({ nome: 'Inglês' }), aSkill({ id: 'b', nome: 'Violão' })],
  })
  await press(/^Meta: Portfólio/, 'Feito')
  await row(/^Meta: Portfólio/).findByRole('button', { name: 'Desfazer' })
  await press(/^Meta: Portfólio/, 'Desfazer')
  await waitFor(() => expect(screen.getByRole('listitem', { name: /^Meta: Portfólio/ })).toHaveFocus())
  await press(/^Violão/, 'Fiz hoje')
  await waitFor(() => expect(screen.getByRole('listitem', { name: /^Violão/ })).toHaveFocus())
})

test('«Mostrar mais» leads to the first row that it brings (§2.8, B4)', async () => {
  await open({
    contacts: Array.from({ length: 13 }, (_, at) =>
      aContact({ id: `c${at}`, nome: `Pessoa ${at + 10}`, empresa: '', proximoContato: TODAY }),
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 1' }))
  expect(screen.getByRole('listitem', { name: 'Falar com Pessoa 22' })).toHaveFocus()
})
