import { writeOf } from '@caderno/domain/kernel'
import { skillTips, skip, unskip } from '@caderno/domain/skills'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { refused } from '../../../test/commands.ts'
import { skillActions, SOME, TODAY } from '../../../test/skills.ts'
import SkillDetails, { type SkillDetailsProps } from './SkillDetails.tsx'

const GUITAR = SOME[3]!

const meta: Meta<typeof SkillDetails> = {
  component: SkillDetails,
  tags: ['B13'],
  args: { opened: true, subject: GUITAR, skills: [], today: TODAY, onClose: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...skillActions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof SkillDetails>

const note = () => screen.findByRole('textbox', { name: 'Nota do dia' })
const goTo = (day: string) => fireEvent.change(screen.getByLabelText('Dia'), { target: { value: day } })
const state = () => within(screen.getByRole('region', { name: 'Um dia' })).getByRole('status')

export const Details: Story = {
  tags: ['R15'],
  play: async () => {
    await note()
    await expect(screen.getByText(/^96 check-ins em um ano; o melhor mês foi julho de 2026/)).toBeVisible()
    for (const tip of skillTips(GUITAR.categoria, GUITAR.nivel, GUITAR.progresso))
      await expect(screen.getByText(tip)).toBeVisible()
    await expect(screen.getByText('4 vezes por semana')).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const NothingYet: Story = {
  args: { subject: SOME[7]! },
  play: async () =>
    expect(
      await screen.findByText('Nenhum check-in no último ano. O primeiro já aparece aqui.'),
    ).toBeVisible(),
}

/** What the map shows, for who does not see it. */
export const AsTable: Story = {
  tags: ['interaction', '!autodocs', 'R15'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver como tabela' }))
    const table = within(screen.getByRole('table', { name: 'Dias por mês' }))
    const november = within(table.getByRole('row', { name: /^Novembro de 2026/i }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    await expect(november).toEqual(['12', '1', '1'])
    await userEvent.click(screen.getByRole('button', { name: 'Ver como mapa' }))
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

/** A day of the map is the day below. */
export const ChoosingADay: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await note()
    await userEvent.click(document.querySelector('[data-dia="2026-11-11"]')!)
    await expect(screen.getByLabelText('Dia')).toHaveValue('2026-11-11')
    await expect(await note()).toHaveValue('Escalas novas')
    await expect(state()).toHaveTextContent('feito')
    await goTo('2026-11-12')
    await expect(state()).toHaveTextContent('não feito')
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como feito' }))
    await expect(mocked(args.actions.checkIn).mock.calls).toEqual([['4', '2026-11-12']])
    await userEvent.click(screen.getByRole('button', { name: 'Pular este dia' }))
    await expect(mocked(args.actions.skip).mock.calls).toEqual([['4', '2026-11-12']])
    await goTo('2026-11-17')
    await userEvent.click(screen.getByRole('button', { name: 'Não pular este dia' }))
    await expect(mocked(args.actions.unskip).mock.calls).toEqual([['4', '2026-11-17']])
  },
}

export const NoSuchDay: Story = {
  tags: ['interaction', '!autodocs'],
  play: async () => {
    await note()
    await goTo('2026-11-21')
    await expect(screen.getByLabelText('Dia')).toHaveAccessibleDescription('Escolha um dia até hoje')
    await expect(screen.queryByRole('textbox', { name: 'Nota do dia' })).toBeNull()
  },
}

/** A note is kept with its day; another day on the way takes nothing of it. */
export const Noting: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await note(), 'Troquei as cordas')
    await goTo('2026-11-19')
    await expect(await note()).toHaveValue('')
    await goTo(TODAY)
    await expect(await note()).toHaveValue('Troquei as cordas')
    await userEvent.type(await note(), '{Enter}')
    await waitFor(() =>
      expect(mocked(args.actions.checkIn).mock.calls).toEqual([['4', TODAY, 'Troquei as cordas']]),
    )
  },
}

/** Remembers what is skipped, and keeps a note when «Guardar» is pressed. */
function Remembering(props: SkillDetailsProps) {
  const [skill, setSkill] = useState(props.subject)
  const [keep, setKeep] = useState<() => void>()
  const actions = {
    ...props.actions,
    skip(_: string, day: string) {
      setSkill((before) => ({ ...before, ...skip(before, day) }))
      return writeOf(Promise.resolve('saved'))
    },
    unskip(_: string, day: string) {
      setSkill((before) => ({ ...before, ...unskip(before, day) }))
      return writeOf(Promise.resolve('saved'))
    },
    checkIn: () => writeOf(new Promise((resolve) => setKeep(() => () => resolve('saved')))),
  }
  return (
    <>
      <SkillDetails {...props} subject={skill} actions={actions} />
      <button type="button" data-testid="keep" onClick={keep}>
        Guardar
      </button>
    </>
  )
}

/** A button that changes its words, or waits for the store, keeps the focus. */
export const FocusStays: Story = {
  tags: ['interaction', '!autodocs', 'B4', 'R15'],
  render: (args) => <Remembering {...args} />,
  play: async () => {
    await note()
    await goTo('2026-11-12')
    screen.getByRole('button', { name: 'Pular este dia' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Não pular este dia' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pular este dia' })).toHaveFocus())
    await userEvent.type(await note(), 'Troquei as cordas')
    const save = screen.getByRole('button', { name: 'Salvar nota' })
    save.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(save).toBeDisabled())
    screen.getByTestId('keep').click()
    await waitFor(() => expect(save).toHaveFocus())
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§8.8', 'B4', 'R15'],
  args: { actions: { ...skillActions(), checkIn: refused('not-found') } },
  play: async () => {
    await userEvent.click(await note())
    await userEvent.paste('x'.repeat(201))
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nota' }))
    await expect(await note()).toHaveAccessibleDescription(/200/)
    await expect(await note()).toHaveFocus()
    await userEvent.clear(await note())
    await userEvent.type(await note(), 'Troquei as cordas{Enter}')
    await waitFor(async () =>
      expect(await note()).toHaveAccessibleDescription('Esta habilidade já tinha sido removida.'),
    )
    await expect(await note()).toHaveValue('Troquei as cordas')
  },
}

export const DiscardingAsks: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await note(), 'Troquei')
    await userEvent.click(screen.getByText('Fechar'))
    await expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
