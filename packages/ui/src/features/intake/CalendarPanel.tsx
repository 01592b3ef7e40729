import { changesOfCalendar, planCalendar, type Calendar, type CalendarRow } from '@caderno/domain/intake'
import {
  createSemesterService,
  currentSemester,
  SUBJECT_KIND,
  subjectsIn,
  type Subject,
} from '@caderno/domain/semester'
import { useMemo } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { Link } from '../../components/layout/Link.tsx'
import { useServices } from '../../hooks/services.tsx'
import { useToday } from '../../hooks/use-today.ts'
import { Preview, type ChoiceField } from '../../components/intake/Preview.tsx'
import { useBringIn } from './use-bring-in.ts'
import { useChoices } from '../../components/intake/use-choices.ts'
import { WhenRead, type PanelProps } from './WhenRead.tsx'

/** A calendar beside the subjects of the semester. */
export default function CalendarPanel(props: PanelProps<Calendar>) {
  const { records } = useServices()
  return (
    <WhenRead {...props} store={records(SUBJECT_KIND)} what="suas disciplinas">
      {(subjects) => <Loaded {...props} all={subjects} />}
    </WhenRead>
  )
}

function Loaded({ read, owner, all }: PanelProps<Calendar> & { all: readonly Subject[] }) {
  const { records, session, ids } = useServices()
  const today = useToday()
  const service = useMemo(
    () => createSemesterService({ subjects: records(SUBJECT_KIND), session, ids }, owner),
    [records, session, ids, owner],
  )
  const { bringIn, ...told } = useBringIn('semestre', service, 'save', ['avaliação', 'avaliações'])
  const choices = useChoices()
  const subjects = useMemo(() => subjectsIn(all, currentSemester(all, today)), [all, today])
  const rows = useMemo(
    () => planCalendar(read.lines, { subjects, today, choices: choices.chosen }),
    [read, subjects, today, choices.chosen],
  )
  const ticked = rows.filter(choices.isTicked)
  const count = ticked.filter(({ change }) => change).length
  if (subjects.length === 0)
    return (
      <EmptyState
        title="Falta dizer as disciplinas"
        text="As provas e os trabalhos do calendário entram nas disciplinas do semestre. Adicione as suas e traga o arquivo de novo."
        action={
          <Link className="text-link" to="/semestre?aba=disciplinas">
            Ir para as disciplinas
          </Link>
        }
      />
    )
  return (
    <Preview
      {...told}
      rows={rows}
      choices={choices}
      field={subjectField(subjects)}
      count={count}
      onBringIn={() => bringIn(() => service.bringIn(changesOfCalendar(ticked, all)), count, ' no semestre')}
    />
  )
}

const subjectField = (subjects: readonly Subject[]): ChoiceField<CalendarRow> => ({
  label: 'Disciplina',
  optionsOf: () => [
    { value: '', label: 'Sem disciplina' },
    ...subjects.map(({ id, nome }) => ({ value: id, label: nome })),
  ],
})
