import { assessmentsOf, classesOn, subjectsIn } from '@caderno/domain/semester'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { semesterActions, SOME, TODAY } from '../../../test/semester.ts'
import { fakeServices } from '../../../test/fake-services.ts'
import { ServicesProvider } from '../../hooks/services.tsx'
import AssessmentDialog from './calendar/AssessmentDialog.tsx'
import RuleDialog from './grades/RuleDialog.tsx'
import TranscriptDialog from './grades/TranscriptDialog.tsx'
import AbsencesDialog from './subjects/AbsencesDialog.tsx'
import PeriodDialog from './PeriodDialog.tsx'
import PasteDialog from './subjects/PasteDialog.tsx'
import SubjectDialog from './subjects/SubjectDialog.tsx'
import ClassDialog from './week/ClassDialog.tsx'
import DayOffDialog from './week/DayOffDialog.tsx'
import type { SemesterCommands } from './offered.ts'

const [CALCULUS, PHYSICS] = SOME as [(typeof SOME)[number], (typeof SOME)[number]]
const actions = semesterActions()
const commands: SemesterCommands = {
  run: ({ outcome }) => outcome,
  withUndo: (write) => write,
  problem: undefined,
  announcement: '',
  setAnnouncement: () => undefined,
  returning: undefined,
}
const shared = {
  opened: true,
  subjects: SOME,
  semester: '2026.2',
  today: TODAY,
  actions,
  commands,
  onClose: fn(),
}

const open = { subject: fn(), assessment: fn(), absences: fn(), removal: fn() }

/** The dialogs of a semester, each by itself. */
const meta: Meta = { parameters: { path: '/semestre', layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const phone = { viewport: { value: 'phone' } }

export const NewSubject: Story = { render: () => <SubjectDialog {...shared} subject="new" onKept={fn()} /> }
export const NewSubjectOnAPhone: Story = { ...NewSubject, globals: phone }
export const EditedSubject: Story = {
  render: () => <SubjectDialog {...shared} subject={CALCULUS} onKept={fn()} />,
}
export const Absences: Story = { render: () => <AbsencesDialog {...shared} subject={PHYSICS} /> }
export const AbsencesOnAPhone: Story = { ...Absences, globals: phone }
export const Period: Story = { render: () => <PeriodDialog {...shared} onKept={fn()} /> }
export const PeriodOnAPhone: Story = { ...Period, globals: phone }
export const NewAssessment: Story = {
  render: () => <AssessmentDialog {...shared} subject="new" onRemove={fn()} />,
}
export const EditedAssessment: Story = {
  render: () => <AssessmentDialog {...shared} subject={assessmentsOf(CALCULUS)[0]!} onRemove={fn()} />,
}
export const Rule: Story = { render: () => <RuleDialog {...shared} shown={SOME} subject={CALCULUS} /> }
export const RuleOnAPhone: Story = { ...Rule, globals: phone }
export const Timetable: Story = { render: () => <PasteDialog {...shared} /> }
export const TimetableOnAPhone: Story = { ...Timetable, globals: phone }
export const Transcript: Story = { render: () => <TranscriptDialog {...shared} /> }
const [LESSON] = classesOn([CALCULUS], TODAY)
const services = Promise.resolve(fakeServices())
export const Class: Story = {
  render: () => (
    <ServicesProvider services={services}>
      <ClassDialog {...shared} subject={{ dia: TODAY, block: LESSON! }} open={open} />
    </ServicesProvider>
  ),
}
export const ClassOnAPhone: Story = { ...Class, globals: phone }
export const DayOff: Story = { render: () => <DayOffDialog {...shared} subject={TODAY} kind="semestre" /> }

/** A subject of another semester has the days of that one, until others are typed. */
export const InAnotherSemester: Story = {
  render: () => (
    <SubjectDialog
      {...shared}
      subject={{ ...CALCULUS, inicio: '2026-08-03', fim: '2026-12-12' }}
      onKept={fn()}
    />
  ),
  tags: ['interaction', '!autodocs', 'S4'],
  play: async () => {
    const form = await dialog('Editar disciplina')
    const name = form.getByRole('textbox', { name: 'Semestre' })
    await userEvent.click(form.getByText(/^Professor, código/))
    await expect(form.getByLabelText('Último dia de aula')).toHaveValue('2026-12-12')
    await userEvent.clear(name)
    await userEvent.type(name, '2027.1')
    await expect(form.getByLabelText('Último dia de aula')).toHaveValue('')
    await userEvent.clear(name)
    await userEvent.type(name, '2026.2')
    await expect(form.getByLabelText('Último dia de aula')).toHaveValue('2026-12-12')
    await fireEvent.change(form.getByLabelText('Último dia de aula'), { target: { value: '2026-08-02' } })
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(form.getByText('O último dia vem depois do primeiro')).toBeVisible()
  },
}

/** The class hours follow the timetable until others are typed. */
export const TypingATimetable: Story = {
  ...NewSubject,
  tags: ['interaction', '!autodocs', 'D11'],
  play: async () => {
    const form = await dialog('Nova disciplina')
    await userEvent.click(form.getByRole('textbox', { name: 'Horário' }))
    await userEvent.paste('24M12')
    await expect(form.getByText('seg e qua, 7h às 8h40')).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^Carga horária/ })).toHaveValue('60')
    await userEvent.paste(' 6M1')
    await expect(form.getByRole('textbox', { name: /^Carga horária/ })).toHaveValue('75')
    await userEvent.clear(form.getByRole('textbox', { name: /^Carga horária/ }))
    await userEvent.type(form.getByRole('textbox', { name: /^Carga horária/ }), '1e3')
    await userEvent.click(form.getByRole('textbox', { name: 'Horário' }))
    await userEvent.paste(' 8M1')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(form.getByText('Dia 8 não existe: use 2 (segunda) a 7 (sábado)')).toBeVisible()
    const load = form.getByRole('textbox', { name: /^Carga horária/ })
    await expect(load).toHaveValue('1e3')
    await expect(load).toHaveAccessibleDescription(/Informe um número inteiro/)
  },
}

/** A dash that may mean two days or all between is asked about; the answer stands in the text. */
export const UnclearHyphen: Story = {
  ...NewSubject,
  tags: ['interaction', '!autodocs', 'S2'],
  play: async () => {
    const form = await dialog('Nova disciplina')
    await userEvent.click(form.getByRole('textbox', { name: 'Horário' }))
    await userEvent.paste('Seg-Qua 10:00-11:40')
    await expect(form.getByText('seg e qua, 10h às 11h40')).toBeVisible()
    await expect(form.getByRole('button', { name: 'seg e qua' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(form.getByRole('button', { name: 'seg a qua' }))
    await expect(form.getByText('seg, ter e qua, 10h às 11h40')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Horário' })).toHaveValue('Seg a Qua 10:00-11:40')
    await expect(form.getByRole('textbox', { name: /^Carga horária/ })).toHaveValue('90')
  },
}

/** Any day is put right; one that is cleared breaks nothing. */
export const PuttingADayRight: Story = {
  ...Absences,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    const form = await dialog('Faltas em Física Experimental')
    await userEvent.clear(form.getByLabelText('Dia'))
    await expect(form.queryByRole('button', { name: /^Faltei/ })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: /^06\/11\/2026/ }))
    await userEvent.click(form.getByRole('button', { name: 'Faltei às 8h55' }))
    await expect(mocked(actions.attend)).toHaveBeenCalledWith('2', '2026-11-06', ['08:55'])
  },
}

/** A usual rule fills the figures, for one subject or for all of the semester. */
export const ChoosingARule: Story = {
  ...Rule,
  tags: ['interaction', '!autodocs', 'S9'],
  play: async () => {
    const form = await dialog('Regra de Cálculo I')
    await userEvent.selectOptions(form.getByLabelText('Instituição'), 'Média 5,0, sem final')
    await expect(form.getByLabelText('Média para aprovar')).toHaveValue('5')
    await userEvent.click(form.getByLabelText('Usar em todas as disciplinas de 2026.2'))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(mocked(actions.setRule)).toHaveBeenCalledWith(
      SOME.map(({ id }) => id),
      expect.objectContaining({ media: 5, minimoFinal: 5, calculo: 'ponderada' }),
    )
  },
}

/** An institution fills in all of its rule, says where it stands, and is named until a figure is another. */
export const ChoosingAnInstitution: Story = {
  ...Rule,
  tags: ['interaction', '!autodocs', 'S9'],
  play: async () => {
    const form = await dialog('Regra de Cálculo I')
    const institution = form.getByLabelText('Instituição')
    await expect(institution).toHaveDisplayValue(/^Média 7,0; final a partir de 4,0/)
    await userEvent.selectOptions(institution, 'UFMG')
    await expect(institution).toHaveAccessibleDescription(/Cepe da UFMG, art. 15/)
    await expect(form.getByLabelText('Média para aprovar')).toHaveValue('6')
    await expect(form.getByLabelText('O que a final faz')).toHaveValue('recupera')
    await userEvent.type(form.getByLabelText('Mínimo para a final'), ',5')
    await expect(institution).toHaveDisplayValue('Outra regra')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(mocked(actions.setRule)).toHaveBeenCalledWith(
      ['1'],
      expect.objectContaining({ media: 6, minimoFinal: 4.5, final: 'recupera' }),
    )
  },
}
export const AnInstitutionOnAPhone: Story = {
  ...RuleOnAPhone,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    const form = await dialog('Regra de Cálculo I')
    await userEvent.selectOptions(form.getByLabelText('Instituição'), 'USP')
  },
}

export const WrongAssessment: Story = {
  ...NewAssessment,
  tags: ['interaction', '!autodocs'],
  play: async () => {
    const form = await dialog('Nova prova ou trabalho')
    await userEvent.type(form.getByLabelText('Nota'), '11')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(form.getByText('Título é obrigatório')).toBeVisible()
    await expect(form.getByText('A nota vai de 0 à nota máxima')).toBeVisible()
    await expect(mocked(actions.addAssessment)).not.toHaveBeenCalled()
  },
}

/** The name follows the kind; what changed goes to all subjects of the period in one command. */
export const ChoosingAQuadrimestre: Story = {
  ...Period,
  tags: ['interaction', '!autodocs', 'S4'],
  play: async () => {
    const form = await dialog('Período')
    const name = form.getByRole('textbox', { name: 'Período' })
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Como se chama' }), 'Ano')
    await expect(name).toHaveValue('2026')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Como se chama' }), 'Quadrimestre')
    await expect(name).toHaveValue('2026.3')
    await fireEvent.change(form.getByLabelText('Primeiro dia de aula'), { target: { value: '2026-09-14' } })
    await fireEvent.change(form.getByLabelText('Último dia de aula'), { target: { value: '2026-09-01' } })
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(form.getByText('O último dia vem depois do primeiro')).toBeVisible()
    await fireEvent.change(form.getByLabelText('Último dia de aula'), { target: { value: '2026-12-12' } })
    await userEvent.clear(name)
    await userEvent.type(name, '2026.4')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await expect(form.getByText('Um quadrimestre vai de 2026.1 a 2026.3')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, '2026.3')
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(mocked(actions.setPeriod)).toHaveBeenLastCalledWith(
        subjectsIn(SOME, '2026.2').map(({ id }) => id),
        { semestre: '2026.3', periodo: 'quadrimestre', inicio: '2026-09-14', fim: '2026-12-12' },
      ),
    )
  },
}
