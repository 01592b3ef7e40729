import { aSkill } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, within } from 'storybook/test'
import { withUndo } from '../../../test/with-undo.tsx'
import { done } from '../../../test/commands.ts'
import { skillActions, SOME, TODAY } from '../../../test/skills.ts'
import { SkillsPage } from './SkillsPage.tsx'

const meta: Meta<typeof SkillsPage> = {
  component: SkillsPage,
  decorators: [withUndo],
  parameters: { path: '/habilidades', layout: 'padded' },
  args: { skills: SOME, unreadable: 0, stale: false, today: TODAY, onRetry: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...skillActions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof SkillsPage>

const article = (name: string) => within(screen.getByRole('article', { name }))

/** What is skipped today, or was done often enough this week, is in no figure of the day. */
export const SkippedToday: Story = {
  tags: ['B13'],
  args: {
    skills: ['Inglês', 'Violão', 'Corrida', 'Xadrez', 'Revisar'].map((nome, at) =>
      aSkill({
        id: nome,
        nome,
        dataInicio: '2026-11-01',
        checkins: at === 0 ? { [TODAY]: '' } : at === 4 ? { '2026-11-17': '' } : {},
        ...(at === 4 && { metaSemanal: 1 }),
        pausas: at === 1 ? [{ de: TODAY, ate: TODAY }] : [],
      }),
    ),
  },
  play: async () => {
    await expect(screen.getByText('Feitas hoje').parentElement).toHaveTextContent(
      /^Feitas hoje1 de 3faltam duas33%$/,
    )
    for (const [name, checks] of [
      ['Inglês', 1],
      ['Violão', 0],
      ['Corrida', 0],
    ] as const) {
      await expect(
        article(name).getByRole('button', { name: 'Check-in de hoje' }).querySelectorAll('svg'),
      ).toHaveLength(checks)
    }
  },
}

export const SkippedTodayOnAPhone: Story = { ...SkippedToday, globals: { viewport: { value: 'phone' } } }

/** One tap a day; each of the last seven days can be corrected. */
export const CheckingIn: Story = {
  tags: ['interaction', '!autodocs', 'B13'],
  play: async ({ args }) => {
    const excel = article('Excel avançado')
    const tick = excel.getByRole('button', { name: 'Check-in de hoje' })
    await expect(tick).toHaveAttribute('aria-pressed', 'false')
    await expect(tick).toHaveAccessibleDescription('Excel avançado')
    await userEvent.click(tick)
    await userEvent.click(excel.getByRole('button', { name: 'quinta, 19: não feito' }))
    await expect(mocked(args.actions.checkIn).mock.calls).toEqual([
      ['1', '2026-11-20'],
      ['1', '2026-11-19'],
    ])
    await userEvent.click(excel.getByRole('button', { name: 'terça, 17: feito' }))
    await expect(mocked(args.actions.takeBack).mock.calls).toEqual([['1', '2026-11-17']])
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    await expect(
      article('Violão: dedilhado').getByRole('button', { name: 'terça, 17: pulado' }),
    ).toBeVisible()
  },
}

/** A note that goes with its check-in can be brought back. */
export const TakingANoteBack: Story = {
  tags: ['interaction', '!autodocs', 'B13'],
  args: {
    skills: [aSkill({ id: 'n', dataInicio: '2026-11-01', checkins: { [TODAY]: 'falei com a Bia' } })],
    actions: {
      ...skillActions(),
      takeBack: done('checkIn', (id: string, day: string) => [id, day, 'falei com a Bia']),
    },
  },
  play: async ({ args }) => {
    await userEvent.click(article('Inglês').getByRole('button', { name: 'Check-in de hoje' }))
    await expect(await screen.findByText('Inglês: check-in de 20/11/2026 desfeito, com a nota')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await expect(mocked(args.actions.checkIn).mock.calls).toEqual([['n', TODAY, 'falei com a Bia']])
  },
}
