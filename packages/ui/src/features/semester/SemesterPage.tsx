import { isolated } from '@caderno/domain/kernel'
import {
  assessmentsOf,
  classesOn,
  CONFIRM_ASSESSMENT_REMOVAL,
  CONFIRM_SUBJECT_REMOVAL,
  isUnderWay,
  kindOf,
  subjectsBeside,
  subjectsIn,
  type PeriodKind,
  type Subject,
  type SubjectAssessment,
} from '@caderno/domain/semester'
import { Button, Group, VisuallyHidden } from '@mantine/core'
import { IconClipboardText, IconReportAnalytics } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Blocks } from '../../components/layout/Blocks.tsx'
import { RemovalDialog } from '../../components/feedback/Confirm.tsx'
import { PageNotices } from '../../components/feedback/PageNotices.tsx'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import { AddButton } from '../../components/forms/AddButton.tsx'
import { lazyDialog } from '../../components/layout/lazy-part.tsx'
import type { PageState } from '../../components/layout/ModulePage.tsx'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { useCommand } from '../../hooks/use-command.ts'
import { useDialog } from '../../hooks/use-dialog.ts'
import { useOpened } from '../../hooks/use-opened.ts'
import { useRemoval, type RemovalWords } from '../../hooks/use-removal.ts'
import { EmptySemester } from './EmptySemester.tsx'
import { SemesterFrame, useSemester, useSemesterTab } from './SemesterFrame.tsx'
import type { AskedAssessment, SemesterTabProps } from './tab-props.ts'
import { TAB_COMPONENTS } from './tabs.ts'
import * as texts from './texts.ts'
import '../../theme/styles-layout.ts'

const SubjectDialog = lazyDialog(() => import('./subjects/SubjectDialog.tsx'))
const PasteDialog = lazyDialog(() => import('./subjects/PasteDialog.tsx'))
const TranscriptDialog = lazyDialog(() => import('./grades/TranscriptDialog.tsx'))
const AbsencesDialog = lazyDialog(() => import('./subjects/AbsencesDialog.tsx'))
const PeriodDialog = lazyDialog(() => import('./PeriodDialog.tsx'))
const AssessmentDialog = lazyDialog(() => import('./calendar/AssessmentDialog.tsx'))

const SUBJECT_REMOVAL = {
  failure: 'remove',
  removed: texts.removed,
  restored: (subject) => `${isolated(subject.nome)} voltou ao ${kindOf(subject)}`,
} as const satisfies RemovalWords<Subject>
const ASSESSMENT_REMOVAL = {
  failure: 'update',
  removed: ({ titulo }) => `${isolated(titulo)} saiu do calendário`,
  restored: ({ titulo }) => `${isolated(titulo)} voltou ao calendário`,
} as const satisfies RemovalWords<SubjectAssessment>

interface SemesterPageProps
  extends PageState, Pick<SemesterTabProps, 'subjects' | 'today' | 'now' | 'actions'> {
  /** The kind of period for a student who has no subjects yet. */
  usual?: PeriodKind
}

/** One semester: its week, its subjects with their absences, its grades, and its exams. */
export function SemesterPage({ subjects, today, usual, now, actions, ...state }: SemesterPageProps) {
  const switching = useSemester(subjects, today, usual)
  const { semester, kind, openSemester } = switching
  const { tab } = useSemesterTab()
  const shown = useMemo(() => subjectsIn(subjects, semester), [subjects, semester])
  const subject = useDialog<Subject | 'new'>('subject')
  const paste = useDialog('paste')
  const transcript = useDialog('transcript')
  const absences = useDialog<Subject>()
  const period = useDialog('period')
  const assessment = useDialog<AskedAssessment>('assessment')
  const commands = useCommand('semestre', actions)
  const removal = useRemoval(commands, actions.remove, SUBJECT_REMOVAL)
  const assessmentRemoval = useRemoval(
    commands,
    ({ id, disciplina }: SubjectAssessment) => actions.removeAssessment(disciplina.id, id),
    ASSESSMENT_REMOVAL,
  )
  const openable = useMemo(() => [...subjects, ...subjects.flatMap(assessmentsOf)], [subjects])
  useOpened<Subject | SubjectAssessment>(
    openable,
    (asked) => {
      if (asked === 'new') return tab === 'calendario' ? assessment.open(asked) : subject.open(asked)
      openSemester('disciplina' in asked ? asked.disciplina.semestre : asked.semestre)
      return 'disciplina' in asked ? assessment.open(asked) : subject.open(asked)
    },
    { horario: () => paste.open(undefined) },
  )
  const open = {
    subject: subject.open,
    assessment: assessment.open,
    absences: absences.open,
    removal: removal.ask,
  }
  const empty = shown.length === 0
  const add =
    empty || tab === 'semana' || tab === 'disciplinas' ? (
      <AddButton
        compact={!empty}
        variant={empty ? 'default' : 'filled'}
        onNear={SubjectDialog.prefetch}
        onAdd={() => subject.open('new')}
      >
        Nova disciplina
      </AddButton>
    ) : (
      <AddButton compact onNear={AssessmentDialog.prefetch} onAdd={() => assessment.open('new')}>
        Nova prova ou trabalho
      </AddButton>
    )
  const pasting = (
    <Button
      variant={empty ? 'filled' : 'default'}
      leftSection={<IconClipboardText size={18} stroke={1.5} aria-hidden />}
      onPointerEnter={PasteDialog.prefetch}
      onClick={() => paste.open(undefined)}
    >
      Colar horário
    </Button>
  )
  const pastingGrades = (
    <Button
      variant="default"
      leftSection={<IconReportAnalytics size={18} stroke={1.5} aria-hidden />}
      onPointerEnter={TranscriptDialog.prefetch}
      onClick={() => transcript.open(undefined)}
    >
      Colar boletim
    </Button>
  )
  const underWay = subjectsBeside(subjects, semester, today).filter((subject) => isUnderWay(subject, today))
  const classesToday = classesOn(underWay, today).filter(({ off }) => off === undefined).length
  const Tab = TAB_COMPONENTS[tab]
  const given = { subjects, semester, today, actions, commands }
  return (
    <>
      <SemesterFrame
        {...switching}
        onPeriod={!empty && (() => period.open(undefined))}
        state={
          <>
            {texts.semesterState(semester, shown.length, classesToday)} <Waiting waiting={state.waiting} />
          </>
        }
        actions={
          !empty && (
            <>
              {tab === 'notas' ? pastingGrades : pasting} {add}
            </>
          )
        }
      >
        <Blocks data-list="semestre/lista" data-pending={state.pending}>
          <PageNotices
            {...state}
            noun={['disciplina', 'disciplinas', 'a']}
            stale={
              state.stale && `Não foi possível atualizar o ${kind}. Você vê as disciplinas da última leitura.`
            }
          />
          <ProblemText>{commands.problem?.sentence}</ProblemText>
          {empty ? (
            <EmptySemester
              kind={kind}
              action={
                <Group component="span" gap="sm" justify="center" align="stretch">
                  {pasting} {pastingGrades} {add}
                </Group>
              }
            />
          ) : (
            <Tab key={tab} waiting={<TabSkeleton />} {...given} shown={shown} now={now} open={open} />
          )}
        </Blocks>
      </SemesterFrame>
      <SubjectDialog dialog={subject.dialog} {...given} onKept={openSemester} onClose={subject.close} />
      <PasteDialog dialog={paste.dialog} {...given} onClose={paste.close} />
      <TranscriptDialog dialog={transcript.dialog} {...given} onClose={transcript.close} />
      <PeriodDialog dialog={period.dialog} {...given} onKept={openSemester} onClose={period.close} />
      <AbsencesDialog dialog={absences.dialog} {...given} onClose={absences.close} />
      <AssessmentDialog
        dialog={assessment.dialog}
        {...given}
        onRemove={assessmentRemoval.ask}
        onClose={assessment.close}
      />
      <RemovalDialog
        removal={removal}
        module="semestre"
        title="Remover disciplina"
        question={CONFIRM_SUBJECT_REMOVAL}
      />
      <RemovalDialog
        removal={assessmentRemoval}
        module="semestre"
        title="Remover prova ou trabalho"
        question={CONFIRM_ASSESSMENT_REMOVAL}
      />
      <VisuallyHidden role="status">{commands.announcement}</VisuallyHidden>
    </>
  )
}
