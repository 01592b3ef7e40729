import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import { anAssessment, aSubject, halfSemester } from '@caderno/domain/testing'
import { refused } from '../../../test/commands.ts'
import { semesterActions, SOME, MENTIONED, STAGED, TODAY } from '../../../test/semester.ts'
import { withUndo } from '../../../test/with-undo.tsx'
import { SemesterPage } from './SemesterPage.tsx'

const LONGEST =
  'Fundamentos históricos, epistemológicos e metodológicos da educação interdisciplinar e outras palavras '
    .repeat(2)
    .slice(0, 200)

const HALF = halfSemester()

const meta: Meta<typeof SemesterPage> = {
  component: SemesterPage,
  decorators: [withUndo],
  parameters: { path: '/semestre', layout: 'padded' },
  args: { subjects: SOME, unreadable: 0, stale: false, today: TODAY, now: '09:30', onRetry: fn() },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...semesterActions(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof SemesterPage>

const at = (aba: string) => ({ path: `/semestre?aba=${aba}` })
const phone = { viewport: { value: 'phone' } }
const article = async (name: string) => within(await screen.findByRole('article', { name }))

/** Each class at its hour, and what clashes. */
export const Week: Story = {
  tags: ['S5'],
  play: async () => {
    await expect(screen.getByText('2026.2: 5 disciplinas, duas aulas hoje')).toBeVisible()
    await expect(
      await screen.findByRole('button', { name: /^Física Experimental ?8h55 às 12h30, Lab. 2$/ }),
    ).toBeVisible()
    // A dropped subject has no class.
    await expect(screen.queryByRole('button', { name: /Geometria Analítica/ })).toBeNull()
  },
}
export const WeekOnAPhone: Story = {
  tags: ['S5', 'L6'],
  globals: phone,
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Sexta, 20/11' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Faltei: Cálculo I' })).toBeVisible()
    await expect(screen.getByRole('region', { name: 'Amanhã' })).toBeVisible()
    await expect(
      within(screen.getByRole('region', { name: 'Próximas provas e trabalhos' })).getAllByRole('listitem')
        .length,
    ).toBeGreaterThan(0)
  },
}
/** It ends with an ellipsis: so it does in no flex box, and in none that is wider than the row. */
export const LongNameOnAPhone: Story = {
  args: { subjects: [{ ...SOME[0]!, nome: 'x'.repeat(60) }] },
  globals: phone,
  play: async () => {
    const name = await screen.findByRole('button', { name: /^x+$/ })
    await expect(getComputedStyle(name).display).toBe('inline-block')
    await expect(name.offsetWidth).toBeLessThanOrEqual(name.parentElement!.clientWidth)
  },
}
export const HalfSemester: Story = { args: { subjects: HALF.subjects, today: HALF.today, now: HALF.time } }
export const OneSubject: Story = { args: { subjects: SOME.slice(0, 1) } }
export const Clashes: Story = {
  tags: ['S5'],
  args: {
    subjects: [
      SOME[0]!,
      aSubject({ id: 'c', nome: 'Álgebra', horarios: '2M23 dom 8h–10h', cor: 'vermelho' }),
    ],
  },
  play: async () => {
    const clashes = within(await screen.findByRole('region', { name: 'Horários que se chocam' }))
    await expect(clashes.getByText('seg, 7h50 às 8h40: Álgebra e Cálculo I')).toBeVisible()
  },
}
export const Subjects: Story = {
  tags: ['S6'],
  parameters: at('disciplinas'),
  play: async () => {
    const calculus = await article('Cálculo I')
    await expect(calculus.getByText('restam 19 faltas')).toBeVisible()
    await expect(calculus.getByText('25% de 90 aulas = 22,5, ou seja 22 faltas; você faltou 3')).toBeVisible()
    await expect((await article('Física Experimental')).getByText('restam 3 faltas')).toBeVisible()
    await expect(
      (await article('Introdução à Programação')).getByText('1 falta acima do limite'),
    ).toBeVisible()
    await expect((await article('Ética e Sociedade')).getByText('EAD: sem limite de faltas')).toBeVisible()
  },
}
export const HalfSemesterSubjects: Story = { ...HalfSemester, parameters: at('disciplinas') }
export const SubjectsOnAPhone: Story = { parameters: at('disciplinas'), globals: phone }
/** A press on a row shows the rest of it, with what can be done. */
export const OpeningASubject: Story = {
  ...SubjectsOnAPhone,
  tags: ['interaction', '!autodocs', 'L3'],
  play: async () => {
    const calculus = await article('Cálculo I')
    const reason = /25% de 90 aulas/
    await expect(calculus.getByText('restam 19')).toBeVisible()
    await expect(calculus.queryByText(reason)).toBeNull()
    await userEvent.click(calculus.getByRole('button', { name: 'Cálculo I', expanded: false }))
    await expect(calculus.getByText(reason)).toBeVisible()
    await expect(calculus.getByRole('button', { name: '+30 min de estudo: Cálculo I' })).toBeVisible()
    await expect(calculus.getByRole('button', { name: 'Mais ações' })).toBeVisible()
    await userEvent.click(calculus.getByRole('button', { name: 'Cálculo I', expanded: true }))
    await expect(calculus.queryByText(reason)).toBeNull()
  },
}
export const Grades: Story = {
  tags: ['S7'],
  parameters: at('notas'),
  play: async () => {
    const region = within(await screen.findByRole('region', { name: 'Introdução à Programação' }))
    await expect(region.getByText('Aprovada com as notas lançadas')).toBeVisible()
  },
}
export const HalfSemesterGrades: Story = { ...HalfSemester, parameters: at('notas') }
export const TheCommonRuleIsSaidOnce: Story = {
  ...HalfSemesterGrades,
  tags: ['interaction', '!autodocs'],
  play: async () => expect(await screen.findAllByText(/Média 7,0; final a partir de 4,0/)).toHaveLength(1),
}
export const HalfSemesterGradesOnAPhone: Story = { ...HalfSemesterGrades, globals: phone }
/** Each stage with its mean, one to come, and what counts in none. */
export const Stages: Story = {
  tags: ['S4'],
  parameters: at('notas'),
  args: { subjects: STAGED },
  play: async () => {
    const maths = within(await screen.findByRole('region', { name: 'Matemática' }))
    await expect(maths.getByText('média 6,75, peso 2')).toBeVisible()
    await expect(maths.getByText('Precisa de média 6,42 nas que faltam para não ir à final')).toBeVisible()
    const history = within(screen.getByRole('region', { name: 'História' }))
    await expect(history.getByText('Precisa de 5,0 na recuperação')).toBeVisible()
    const calculus = within(screen.getByRole('region', { name: 'Cálculo II' }))
    await expect(calculus.getByText('escolha a unidade de cada uma')).toBeVisible()
  },
}
export const StagesOnAPhone: Story = { parameters: at('notas'), args: { subjects: STAGED }, globals: phone }

/** The grade of a whole stage, and of a recuperação, is entered where there is none yet. */
export const EnteringAStage: Story = {
  tags: ['interaction', '!autodocs', 'S4'],
  parameters: at('notas'),
  args: { subjects: STAGED },
  play: async ({ args }) => {
    const maths = within(await screen.findByRole('region', { name: 'Matemática' }))
    await userEvent.type(maths.getByRole('textbox', { name: /^3º bimestre/ }), '8')
    await expect(maths.getByText('Precisa de 4,84 na que falta para não ir à final')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(mocked(args.actions.enterGrade)).toHaveBeenCalledWith(
      's1',
      expect.objectContaining({ id: 'etapa-3', etapa: 3, nota: 8 }),
    )
    const history = within(screen.getByRole('region', { name: 'História' }))
    await userEvent.type(history.getByRole('textbox', { name: /^Recuperação, 1º trimestre/ }), '5{Enter}')
    await expect(mocked(args.actions.enterGrade)).toHaveBeenCalledWith(
      's2',
      expect.objectContaining({ id: 'recuperacao-1', etapa: 1, recuperacao: true, nota: 5 }),
    )
  },
}

/** A mean says which mention it is, what is needed says which one passes, and the one of the institution is the result. */
export const Mentions: Story = { tags: ['S10'], parameters: at('notas'), args: { subjects: MENTIONED } }
export const MentionsChosen: Story = {
  ...Mentions,
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    const redes = within(await screen.findByRole('region', { name: 'Redes' }))
    await expect(redes.getByText('média até agora 6,25 (MM)')).toBeVisible()
    await expect(redes.getByText('Precisa de 2,5 na que falta para MM')).toBeVisible()
    const compilers = within(screen.getByRole('region', { name: 'Compiladores' }))
    await expect(compilers.getByText('Menção final MS.')).toBeVisible()
    await userEvent.selectOptions(redes.getByLabelText('Menção final'), 'MI')
    await expect(mocked(args.actions.edit)).toHaveBeenCalledWith('u1', {
      mencao: 'MI',
      situacao: 'reprovada',
    })
  },
}
export const MentionsOnAPhone: Story = { ...Mentions, globals: phone }

/** How many stages, their weights, and what a recuperação does. */
export const RuleWithStages: Story = {
  tags: ['interaction', '!autodocs', 'S4'],
  parameters: at('notas'),
  play: async ({ args }) => {
    const region = within(await screen.findByRole('region', { name: 'Cálculo I' }))
    await userEvent.click(region.getByRole('button', { name: 'Regra de Cálculo I' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(await dialog.findByLabelText('Etapas'), '3')
    await userEvent.selectOptions(dialog.getByLabelText('Nome das etapas'), 'trimestre')
    const weight = dialog.getByLabelText('Peso do 3º trimestre')
    await userEvent.clear(weight)
    await userEvent.type(weight, '2')
    await userEvent.selectOptions(dialog.getByLabelText('Recuperação'), 'media')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(mocked(args.actions.setRule)).toHaveBeenCalledWith(
        ['1'],
        expect.objectContaining({
          etapas: [1, 1, 2],
          nomeEtapa: 'trimestre',
          recuperacao: 'media',
          media: 7,
        }),
      ),
    )
  },
}

const TRANSCRIPT = [
  'Código\tDisciplina\tUnid. 1\tUnid. 2\tUnid. 3\tRec.\tResultado\tFaltas\tSituação',
  'MAT0025\tMatemática\t\t\t\t\t--\t2\tMATRICULADO',
  'QUI0100\tQuímica\t7,0\t8,5\t\t\t--\t4\tMATRICULADO',
  'FIS0100\tFísica\tsete\t\t\t\t--\t0\tMATRICULADO',
].join('\n')

/** What each line of a pasted table adds, changes or leaves, and why one is refused. */
export const PastingGrades: Story = {
  tags: ['interaction', '!autodocs', 'S11'],
  parameters: at('notas'),
  args: { subjects: STAGED.map((subject) => ({ ...subject, codigo: '' })) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Colar boletim' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByLabelText('Tabela de notas')
    await userEvent.click(field)
    await userEvent.paste(TRANSCRIPT)
    const lines = within(dialog.getByRole('list', { name: 'Como vai ficar' })).getAllByRole('listitem')
    await expect(lines.map((line) => line.textContent)).toEqual([
      'Linha 1Cabeçalho da tabela.',
      'MatemáticaCódigo: sem código → MAT0025Faltas que a faculdade conta: sem registro → 2',
      'QuímicaDisciplina nova.QUI0100 · 2026.2 · 1ª unidade 7,0 · 2ª unidade 8,5 · 4 faltas · cursando',
      'Linha 4«sete» não é uma nota de 0 a 100.',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar 1 disciplina e atualizar 1' }))
    await waitFor(() => expect(mocked(args.actions.enterTranscript)).toHaveBeenCalled())
  },
}

export const Calendar: Story = {
  tags: ['S16'],
  parameters: at('calendario'),
  play: async () => {
    const rows = await screen.findAllByRole('listitem')
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Lista 4 Cálculo I18/112 dias de atraso',
      'P2 Cálculo I23/11 às 7hfaltam 3 dias',
      'Relatório 1 Física Experimental27/11faltam 7 dias',
    ])
  },
}
export const HalfSemesterCalendar: Story = { ...HalfSemester, parameters: at('calendario') }
export const HalfSemesterCalendarOnAPhone: Story = { ...HalfSemesterCalendar, globals: phone }
/** A holiday of all, a day off of one, exams of October and of the first week of December. */
const NOVEMBER = SOME.map((subject, at) => ({
  ...subject,
  semAula: { '2026-11-02': 'Finados', ...(at === 0 && { '2026-11-25': '' }) },
  avaliacoes: [
    ...subject.avaliacoes,
    ...(at === 0
      ? [
          anAssessment({ id: 'r', titulo: 'Reposição', data: '2026-12-04', hora: '' }),
          anAssessment({ id: 'q', titulo: 'Quiz', data: '2026-11-09', nota: 8, feita: true }),
        ]
      : []),
  ],
}))
export const CalendarDaysOff: Story = {
  tags: ['S14'],
  parameters: at('calendario'),
  args: { subjects: NOVEMBER },
  play: async () => {
    const month = within(await screen.findByRole('group', { name: 'novembro de 2026' }))
    await expect(month.getByText('Sem aula: Finados')).toBeVisible()
    await expect(month.getByText('Sem aula de Cálculo I')).toBeVisible()
    await expect(month.getByRole('button', { name: /^Reposição.*4 de dezembro$/ })).toBeVisible()
  },
}
export const CalendarDaysOffOnAPhone: Story = {
  tags: ['S14'],
  parameters: at('calendario'),
  args: { subjects: NOVEMBER },
  globals: phone,
  play: async () => {
    await expect(await screen.findByText('Sem aula: 02/11 (Finados) · 25/11 (Cálculo I)')).toBeVisible()
    await expect(screen.queryByText('Quiz')).toBeNull()
  },
}
export const UnfoldingWhatIsOver: Story = {
  tags: ['interaction', '!autodocs', 'S14'],
  parameters: at('calendario'),
  args: { subjects: NOVEMBER },
  globals: phone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '1 já passou' }))
    await expect(screen.getByRole('button', { name: 'Quiz' })).toBeVisible()
  },
}
export const Empty: Story = {
  args: { subjects: [] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Seu semestre começa pelo horário' })).toBeVisible()
    await expect(screen.getAllByRole('button', { name: 'Colar horário' })).toHaveLength(1)
  },
}
export const EmptyOnAPhone: Story = { args: { subjects: [] }, globals: phone }
export const LongestWords: Story = {
  parameters: at('disciplinas'),
  args: { subjects: [aSubject({ id: 'l', nome: LONGEST, local: LONGEST, professor: LONGEST }), ...SOME] },
  globals: phone,
}
export const SomeUnreadable: Story = { args: { unreadable: 2 } }

/** Which week is I is told once, for all subjects of the semester. */
export const Fortnightly: Story = {
  tags: ['interaction', '!autodocs', 'S2', 'S5'],
  args: { subjects: [aSubject({ id: 'q', nome: 'Laboratório', horarios: '6M12 quinzenal (I)' }), ...SOME] },
  play: async ({ args }) => {
    const choice = within(await screen.findByRole('group', { name: 'A semana de 16/11 é a semana' }))
    await expect(choice.getByText(/Até você dizer, as aulas quinzenais aparecem em todas/)).toBeVisible()
    await userEvent.click(choice.getByRole('button', { name: 'Semana II' }))
    await expect(mocked(args.actions.setWeekI).mock.calls[0]![1]).toBe('2026-11-23')
    await expect(mocked(args.actions.setWeekI).mock.calls[0]![0]).toContain('q')
  },
}
export const FortnightlyOnAPhone: Story = { args: Fortnightly.args!, globals: { ...phone } }

/** Hours of one class, in the room of its day, are missed one by one. */
export const MissingAClass: Story = {
  tags: ['interaction', '!autodocs', 'S5', 'S6'],
  args: { subjects: [{ ...SOME[0]!, local: 'seg e qua: A1; sex: B2' }, ...SOME.slice(1)] },
  play: async ({ args }) => {
    const day = within(await screen.findByRole('region', { name: 'Sexta-feira, 20 de novembro' }))
    await userEvent.click(day.getByRole('button', { name: /^Cálculo I ?7h às 8h40, B2$/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Faltei às 7h50' }))
    await expect(screen.getByText('Onde').nextElementSibling).toHaveTextContent('B2')
    await expect(mocked(args.actions.miss)).toHaveBeenCalledWith('1', TODAY, ['07:50'])
  },
}

/** What is typed is tried, and written only by «Salvar». */
export const TryingAGrade: Story = {
  tags: ['interaction', '!autodocs', 'S7'],
  parameters: at('notas'),
  play: async ({ args }) => {
    const region = within(await screen.findByRole('region', { name: 'Cálculo I' }))
    await userEvent.type(region.getByRole('textbox', { name: /^P2/ }), '7,5')
    await expect(region.getByText('Simulação: nada foi salvo ainda')).toBeVisible()
    await expect(mocked(args.actions.setGrade)).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(mocked(args.actions.setGrade)).toHaveBeenCalledWith('1', 'p2', 7.5)
    await waitFor(() => expect(region.queryByText('Simulação: nada foi salvo ainda')).toBeNull())
  },
}

export const Pasting: Story = {
  tags: ['interaction', '!autodocs', 'S3'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Colar horário' }))
    const field = await screen.findByRole('textbox', { name: 'Uma disciplina por linha' })
    await userEvent.click(field)
    await userEvent.paste('Álgebra Linear 24T34 DECOM-03\nInglês 35N79')
    const preview = within(screen.getByRole('list', { name: 'Como vai ficar' }))
    await expect(preview.getByText('seg e qua, 14h55 às 16h35 · 60 aulas · DECOM-03')).toBeVisible()
    await expect(preview.getByText(/N não tem o horário 7/)).toBeVisible()
    await expect(screen.getByText(/^1 linha fica no campo/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar 1 disciplina' }))
    await waitFor(() => expect(field).toHaveValue('Inglês 35N79'))
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
    await expect(screen.getByText('Corrija antes: linha 1')).toBeVisible()
    await userEvent.type(field, '{Backspace}{Backspace}12')
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar 1 disciplina' }))
    await waitFor(() =>
      expect(
        mocked(args.actions.addAll).mock.calls.flatMap(([drafts]) =>
          drafts.map(({ nome, horarios, cor }) => [nome, horarios, cor]),
        ),
      ).toEqual([
        ['Álgebra Linear', '24T34', 'turquesa'],
        ['Inglês', '35N12', 'turquesa'],
      ]),
    )
  },
}

/** The name of a subject stands above the rows of its offer. */
export const PastingAPage: Story = {
  tags: ['interaction', '!autodocs', 'S3'],
  globals: phone,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Colar horário' }))
    await userEvent.click(await screen.findByRole('textbox', { name: 'Uma disciplina por linha' }))
    await userEvent.paste(
      'MATD04 - ESTRUTURAS DE DADOS\nPeríodo/ Ano\tTurma\tDocente\tVgs Reservadas\tHorários\n2025.2\t02\tADRIANO MAIA\t35\t35N12 (01/09/2025 -\n10/01/2026)\nInglês',
    )
    const preview = within(screen.getByRole('list', { name: 'Como vai ficar' }))
    await expect(preview.getByText(/ADRIANO MAIA · MATD04 · turma 02 · de 01\/09\/2025/)).toBeVisible()
    await expect(preview.getByText('Linha 2: cabeçalho da página')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar 1 disciplina' }))
    await waitFor(() =>
      expect(mocked(args.actions.addAll).mock.calls[0]![0]).toMatchObject([
        { nome: 'ESTRUTURAS DE DADOS', professor: 'ADRIANO MAIA', inicio: '2025-09-01', fim: '2026-01-10' },
      ]),
    )
  },
}

/** One answer for all dashes of the paste. */
export const PastingAHyphen: Story = {
  tags: ['interaction', '!autodocs', 'S2'],
  globals: phone,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Colar horário' }))
    await userEvent.click(await screen.findByRole('textbox', { name: 'Uma disciplina por linha' }))
    await userEvent.paste('Álgebra Seg-Qua 10:00-11:40\nRedes ter-qui 8h-9h40 A1')
    const preview = within(screen.getByRole('list', { name: 'Como vai ficar' }))
    await expect(preview.getByText('seg e qua, 10h às 11h40 · 60 aulas')).toBeVisible()
    await userEvent.click(preview.getByRole('button', { name: 'seg a qua' }))
    await expect(preview.getByText('ter, qua e qui, 8h às 9h40 · 90 aulas · A1')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar 2 disciplinas' }))
    await expect(
      mocked(args.actions.addAll).mock.calls[0]![0].map(({ horarios, cargaHoraria }) => [
        horarios,
        cargaHoraria,
      ]),
    ).toEqual([
      ['Seg a Qua 10:00-11:40', 90],
      ['ter a qui 8h-9h40', 90],
    ])
  },
}

export const RefusedAbsence: Story = {
  tags: ['interaction', '!autodocs', 'S6'],
  globals: phone,
  args: { actions: { ...semesterActions(), miss: refused() } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Faltei: Cálculo I' }))
    await expect(await screen.findByText('Erro ao salvar falta. Tente novamente.')).toBeVisible()
  },
}
