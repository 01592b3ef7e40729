import type { Reading, ReadingDraft } from '@caderno/domain/reading'
import { READING_KIND } from '@caderno/domain/reading'
import { SKILL_KIND, type Skill, type SkillDraft } from '@caderno/domain/skills'
import {
  aCareerGoal,
  aReading,
  aSkill,
  createFakeCareer,
  createFakeRecordStore,
} from '@caderno/domain/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { arrived } from '../../test/arrived.ts'
import { fakeServices } from '../../test/fake-services.ts'
import { openScreen, press } from '../../test/open-screen.tsx'
import CareerScreen from '../features/career/CareerScreen.tsx'
import ReadingScreen from '../features/reading/ReadingScreen.tsx'
import SkillsScreen from '../features/skills/SkillsScreen.tsx'

vi.setConfig({ testTimeout: 60_000 })
const services = () => {
  const career = createFakeCareer({ goals: [aCareerGoal({ texto: 'Publicar um artigo' })] })
  return fakeServices({
    career,
    skills: createFakeRecordStore<SkillDraft, Skill>(SKILL_KIND, { records: [aSkill({ nome: 'Violão' })] }),
    readings: createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, {
      records: [aReading({ titulo: 'Torto Arado' })],
    }),
  })
}

test.each([
  { Screen: CareerScreen, at: '/carreira?aba=desenvolvimento', said: 'Publicar um artigo está como antes' },
  { Screen: SkillsScreen, at: '/habilidades', said: 'Violão voltou à lista' },
  { Screen: ReadingScreen, at: '/leitura', said: 'Torto Arado voltou à estante' },
])('a screen reader is told: $said (B4)', async ({ Screen, at, said }) => {
  await act(async () => void openScreen(Screen, services(), at))
  await arrived()
  const [tool] = await screen.findAllByRole('button', { name: /^(Mais ações|Remover)$/ })
  await userEvent.click(tool!)
  const opened = await waitFor(
    () => screen.queryByRole('menuitem', { name: 'Remover' }) ?? screen.getByRole('dialog'),
  )
  if (opened.matches('[role=menuitem]')) await userEvent.click(opened)
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => dialog.getByRole('button', { name: 'Remover' }).click())
  await press('Desfazer')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said),
  )
})
