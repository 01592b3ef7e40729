import { agendaOf, weekActivity } from '@caderno/domain/agenda'
import { aContact, aSubject, NO_SOURCES } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DASHBOARD, READY, TODAY } from '../../../test/dashboard-story.tsx'
import { DashboardView } from './DashboardScreen.tsx'

const sources = {
  ...NO_SOURCES,
  subjects: [
    aSubject({ id: 'cal', nome: 'Cálculo III', horarios: '6M12', local: 'Sala B-101', avaliacoes: [] }),
    aSubject({ id: 'pro', nome: 'Probabilidade I', horarios: '6M45', local: 'Sala A-12', avaliacoes: [] }),
    aSubject({ id: 'fis', nome: 'Física I', horarios: '7M12', local: 'Lab 2', avaliacoes: [] }),
  ],
  contacts: ['2026-11-18', '2026-11-10', '2026-11-04', '2026-11-21'].map((proximoContato, at) =>
    aContact({ id: `c${at}`, nome: ['Rui', 'Beatriz', 'Antônio', 'Lia'][at]!, empresa: '', proximoContato }),
  ),
}

/** A day with classes, and more than one thing that is late. */
const meta: Meta<typeof DashboardView> = {
  ...DASHBOARD,
  component: DashboardView,
  args: {
    ...DASHBOARD.args,
    time: '09:30',
    day: { sources, states: READY, items: agendaOf(sources, TODAY), week: weekActivity(sources, TODAY) },
  },
}
export default meta
type Story = StoryObj<typeof DashboardView>

export const ClassNext: Story = {}
export const ClassRuns: Story = { args: { time: '10:30' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LateUnfolds: Story = {
  tags: ['interaction', '!autodocs', 'W16'],
  play: async ({ args, canvas, userEvent }) => {
    const next = within(canvas.getByRole('region', { name: 'Agora e a seguir' }))
    await expect(next.getByText('A seguir, em 15 min')).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: 'Faltei' }))
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ kind: 'subject' }), 'miss')
    const today = within(canvas.getByRole('region', { name: 'Hoje' }))
    const titles = () => today.getAllByRole('listitem').map((item) => item.querySelector('[id]')!.textContent)
    await expect(titles()).toEqual(['Cálculo III'])
    await userEvent.click(today.getByRole('button', { name: '3 atrasadas · a primeira há 16 dias' }))
    await expect(titles()).toEqual(['Falar com Antônio', 'Falar com Beatriz', 'Falar com Rui', 'Cálculo III'])
  },
}

/** From 19h on, or once the day is done, stands what tomorrow begins with. */
export const Evening: Story = { args: { time: '19:30' } }
export const EveningOnAPhone: Story = { ...Evening, globals: OnAPhone.globals! }
/** A class of tomorrow is not missed yet. */
export const EveningActs: Story = {
  ...Evening,
  tags: ['interaction', '!autodocs', 'W16'],
  play: async ({ canvas }) => {
    const tomorrow = within(canvas.getByRole('region', { name: 'Amanhã' }))
    await expect(tomorrow.getByRole('listitem', { name: 'Física I' })).toBeVisible()
    await expect(tomorrow.getByRole('listitem', { name: 'Falar com Lia' })).toBeVisible()
    await expect(tomorrow.queryByRole('button', { name: 'Faltei' })).toBeNull()
    await expect(canvas.getAllByText('Falar com Lia')).toHaveLength(1)
  },
}
