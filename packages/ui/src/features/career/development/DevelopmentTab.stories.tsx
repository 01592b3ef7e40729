import { AppError, writeOf } from '@caderno/domain/kernel'
import type { CareerGoal } from '@caderno/domain/career'
import { aCareerGoal, createFakeCareer, fakeClock, halfSemester } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withUndo } from '../../../../test/with-undo.tsx'
import { fakeServices } from '../../../../test/fake-services.ts'
import { ServicesProvider } from '../../../hooks/services.tsx'
import DevelopmentTab from './DevelopmentTab.tsx'

const HALF = halfSemester()
const LONG =
  'Pneumoultramicroscopicossilicovulcanoconiose e a certificação internacional em análise de dados aplicada à vigilância epidemiológica em três idiomas'.padEnd(
    200,
    'o',
  )
const SEVERAL = [
  aCareerGoal({ id: 'm1', texto: 'Montar um portfólio', dataAlvo: '2026-12-20' }),
  aCareerGoal({ id: 'm2', texto: 'Terminar o curso de SQL', dataAlvo: '2026-10-01' }),
  aCareerGoal({ id: 'm3', texto: 'Falar com três pessoas da área', concluida: true }),
  aCareerGoal({ id: 'm4', texto: 'Certificado de inglês', tipo: 'longoPrazo', dataAlvo: '2027-11-01' }),
]

function tabWith(
  goals: readonly CareerGoal[],
  arrange: (career: ReturnType<typeof createFakeCareer>) => void = () => undefined,
  now?: string,
) {
  const clock = fakeClock(now)
  const career = createFakeCareer({ clock, goals })
  arrange(career)
  const services = Promise.resolve(fakeServices({ clock }))
  return () => (
    <main data-module="carreira">
      <ServicesProvider services={services}>
        <DevelopmentTab owner="uid-ana" career={career} />
      </ServicesProvider>
    </main>
  )
}

const meta: Meta<typeof DevelopmentTab> = {
  component: DevelopmentTab,
  decorators: [withUndo],
}
export default meta
type Story = StoryObj<typeof DevelopmentTab>

const list = (name: RegExp) => screen.findByRole('region', { name })
const short = async () => within(await list(/^Curto prazo/))
const long = async () => within(await list(/^Longo prazo/))
const text = () => screen.findByRole('textbox', { name: 'Meta' })
const row = async (title: string) => within((await screen.findByText(title)).closest('li')!)

export const Empty: Story = {
  render: tabWith([]),
  play: async () => {
    await expect((await short()).getByText(/terminar um curso/)).toBeVisible()
    await expect(await text()).toBeVisible()
  },
}

export const Several: Story = {
  tags: ['R15'],
  render: tabWith(SEVERAL),
  play: async () => {
    const goals = (await short()).getAllByRole('checkbox')
    const names = ['Terminar o curso de SQL', 'Montar um portfólio', 'Falar com três pessoas da área']
    await expect(goals).toHaveLength(names.length)
    for (const [at, name] of names.entries()) await expect(goals[at]).toHaveAccessibleName(name)
    await expect(await screen.findByRole('img', { name: '33% das metas de curto prazo' })).toBeVisible()
    await expect((await row('Terminar o curso de SQL')).getByText('50 dias de atraso')).toBeVisible()
    await expect(
      await screen.findByRole('checkbox', { name: 'Falar com três pessoas da área' }),
    ).toBeChecked()
    await expect((await long()).getByText('até 01/11/2027')).toBeVisible()
  },
}
export const HalfSemester: Story = { render: tabWith(HALF.careerGoals, undefined, HALF.now) }
export const LongestWordsOnAPhone: Story = {
  render: tabWith([
    aCareerGoal({ texto: LONG, dataAlvo: '2026-01-01' }),
    aCareerGoal({ id: 'm2', texto: 'x'.repeat(200), tipo: 'longoPrazo' }),
  ]),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByText(LONG)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** A press on the row shows what can be done, and the whole of its words. */
export const OpenedOnAPhone: Story = {
  ...LongestWordsOnAPhone,
  tags: ['interaction', '!autodocs', 'L2'],
  play: async () => {
    const goal = await row(LONG)
    const title = goal.getByText(LONG).parentElement!
    await expect(goal.queryByRole('button', { name: 'Editar' })).toBeNull()
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth)
    await userEvent.click(goal.getByRole('button', { name: LONG, expanded: false }))
    await expect(goal.getByRole('button', { name: 'Editar' })).toBeVisible()
    await expect(goal.getByRole('button', { name: 'Remover' })).toBeVisible()
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}

/** A target day decides the list, so Prazo goes (D12). */
export const Adding: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith([]),
  play: async () => {
    await userEvent.type(await text(), '  Aprender SQL ')
    await userEvent.type(screen.getByLabelText('Data-alvo'), '2027-05-21')
    await expect(screen.queryByLabelText('Prazo')).toBeNull()
    await expect(screen.getByLabelText('Data-alvo')).toHaveAccessibleDescription('Entra em longo prazo')
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar meta' }))
    await expect(await (await long()).findByText('Aprender SQL')).toBeVisible()
    await expect(await text()).toHaveValue('')
    await expect(screen.getByLabelText('Prazo')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Prazo'), 'Curto prazo')
    await userEvent.type(await text(), 'Sem data{Enter}')
    await expect(await (await short()).findByText('Sem data')).toBeVisible()
  },
}

export const Wrong: Story = {
  tags: ['interaction', '!autodocs', '§5.6', 'R15'],
  render: tabWith([]),
  play: async () => {
    await userEvent.type(await text(), '   {Enter}')
    await expect(await text()).toHaveAccessibleDescription('Meta é obrigatória')
    await expect(await text()).toHaveFocus()
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith([], ({ stores }) => stores.goals.failNext('storage-full')),
  play: async () => {
    await userEvent.type(await text(), 'Aprender SQL{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar meta. Tente novamente. O espaço deste navegador acabou.',
    )
    await expect(await text()).toHaveValue('Aprender SQL')
  },
}

const slow = createFakeCareer()
const held = slow.stores.goals.holdNext()
/** The next goal may be written while the last one is being stored. */
export const TypingAhead: Story = {
  tags: ['interaction', '!autodocs', 'B3'],
  render: tabWith([], (career) => Object.assign(career, slow)),
  play: async () => {
    await userEvent.type(await text(), 'Aprender SQL')
    await userEvent.type(screen.getByLabelText('Data-alvo'), '2026-12-01')
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar meta' }))
    await userEvent.clear(await text())
    await userEvent.type(await text(), 'A próxima')
    held()
    await expect(await (await short()).findByText('Aprender SQL')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar meta' })).toBeEnabled())
    await expect(await text()).toHaveValue('A próxima')
    await expect(screen.getByLabelText('Data-alvo')).toHaveValue('')
  },
}

export const Ticking: Story = {
  tags: ['interaction', '!autodocs', '§4.5'],
  render: tabWith(SEVERAL),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Montar um portfólio' }))
    await expect(await screen.findByRole('img', { name: '67% das metas de curto prazo' })).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Montar um portfólio' })).toBeChecked()
  },
}

/** What was half typed for a new goal outlives the edit of another, and the focus goes back where it came from. */
export const Editing: Story = {
  tags: ['interaction', '!autodocs', '§4.5'],
  render: tabWith(SEVERAL),
  play: async () => {
    await userEvent.type(await text(), 'Meio escrita')
    await userEvent.click((await row('Certificado de inglês')).getByRole('button', { name: 'Editar' }))
    await expect(await text()).toHaveFocus()
    await expect(await text()).toHaveValue('Certificado de inglês')
    await userEvent.type(await text(), ' B2')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    const edit = (await row('Certificado de inglês B2')).getByRole('button', { name: 'Editar' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(edit).toHaveAccessibleDescription('Certificado de inglês B2')
    await expect(await text()).toHaveValue('Meio escrita')
    await userEvent.click(edit)
    await userEvent.type(await text(), ' e mais')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }, { timeout: 10_000 }))
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(screen.getByText('Certificado de inglês B2')).toBeVisible()
  },
}

/** Another goal's edit does not take the place of what was typed, unless the student wants it. */
export const LeavingAnEdit: Story = {
  tags: ['interaction', '!autodocs', 'B3'],
  render: tabWith(SEVERAL),
  play: async () => {
    const editOf = async (title: string) => (await row(title)).getByRole('button', { name: 'Editar' })
    await userEvent.click(await editOf('Certificado de inglês'))
    await userEvent.click(await editOf('Montar um portfólio'))
    await expect(await text()).toHaveValue('Montar um portfólio')
    await userEvent.type(await text(), ' novo')
    await userEvent.click(await editOf('Certificado de inglês'))
    await expect((await question()).getByText('Descartar o que você digitou?')).toBeVisible()
    await userEvent.click((await question()).getByRole('button', { name: 'Continuar editando' }))
    await expect(await text()).toHaveValue('Montar um portfólio novo')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(await editOf('Certificado de inglês'))
    await userEvent.click((await question()).getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await text()).toHaveValue('Certificado de inglês')
    await waitFor(async () => expect(await text()).toHaveFocus())
    await expect(screen.getByText('Montar um portfólio')).toBeVisible()
  },
}

const slowEdit = createFakeCareer({ goals: SEVERAL })
/** A save that ends late does not close the edit of another goal. */
export const EditingAhead: Story = {
  tags: ['interaction', '!autodocs', 'B3'],
  render: tabWith([], (career) => Object.assign(career, slowEdit)),
  play: async () => {
    const release = slowEdit.stores.goals.holdNext()
    await userEvent.click((await row('Montar um portfólio')).getByRole('button', { name: 'Editar' }))
    await userEvent.type(await text(), ' novo')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }))
    await userEvent.click((await row('Certificado de inglês')).getByRole('button', { name: 'Editar' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Descartar' }))
    await expect(await text()).toHaveValue('Certificado de inglês')
    release()
    await expect(await screen.findByText('Montar um portfólio novo')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar alterações' })).toBeEnabled())
    await expect(await text()).toHaveValue('Certificado de inglês')
  },
}

/** Loaded when it is first needed. */
const question = async () => within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))

const removeByKeyboard = async (title: string) => {
  ;(await row(title)).getByRole('button', { name: 'Remover' }).focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await question()
  await expect(dialog.getByText('Tem certeza que deseja remover esta meta?')).toBeVisible()
  dialog.getByRole('button', { name: 'Remover' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
}

export const RemovingAndUndoing: Story = {
  tags: ['interaction', '!autodocs', 'D24'],
  render: tabWith(SEVERAL),
  play: async () => {
    await removeByKeyboard('Montar um portfólio')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Falar com três pessoas da área'))
    await expect(screen.getByText('Montar um portfólio saiu do plano')).toBeVisible()
    screen.getByRole('button', { name: 'Desfazer' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await (await short()).findByText('Montar um portfólio')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Montar um portfólio'))
  },
}

/** The bar is there at once; the refusal of the owner's check is told when it comes, and nothing is left to undo. */
export const RemovalRefused: Story = {
  tags: ['interaction', '!autodocs'],
  render: tabWith(SEVERAL, (career) =>
    Object.assign(career, {
      goals: { ...career.goals, remove: () => writeOf(Promise.reject(new AppError('permission-denied'))) },
    }),
  ),
  play: async () => {
    await userEvent.click((await row('Montar um portfólio')).getByRole('button', { name: 'Remover' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Remover' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao remover meta. Tente novamente. Sua conta não tem permissão para isso.',
    )
    await expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  },
}
