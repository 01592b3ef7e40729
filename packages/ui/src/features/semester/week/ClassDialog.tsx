import type { IsoDate } from '@caderno/domain/kernel'
import {
  absenceReason,
  absencesOf,
  absenceWords,
  classesOn,
  timetableOf,
  type SemesterService,
  type Subject,
} from '@caderno/domain/semester'
import { Button, Modal } from '@mantine/core'
import { ProblemText } from '../../../components/feedback/ProblemText.tsx'
import { problemOf, type Commands } from '../../../hooks/use-command.ts'
import { useOpenAfterMount } from '../../../hooks/use-opened.ts'
import type { Open } from '../tabs.ts'
import { hoursSaid } from '../class-words.ts'
import { dayInWords } from '../texts.ts'
import { HourButtons } from '../HourButtons.tsx'
import type { LessonOfDay } from './WeekTab.tsx'
import dialogClasses from '../../../components/forms/dialog.module.css'
import classes from './Week.module.css'
import '../../../theme/styles-dialog.ts'

interface ClassDialogProps {
  opened: boolean
  subject: LessonOfDay
  subjects: readonly Subject[]
  today: IsoDate
  actions: SemesterService
  commands: Commands
  open: Open
  onClose: () => void
}

/** One class of one day: where, by whom, which of its hours were missed, and how many may still be. */
export default function ClassDialog(props: ClassDialogProps) {
  const { subject: lesson, subjects, today, actions, commands, open, onClose, opened } = props
  const shown = useOpenAfterMount(opened)
  const subject = subjects.find(({ id }) => id === lesson.subject)
  const block = subject && classesOn([subject], lesson.dia).find(({ inicio }) => inicio === lesson.inicio)
  if (!subject || !block) return null
  const { dia } = lesson
  const absences = absencesOf(subject, timetableOf(subject).length)
  const facts = [
    ['Quando', `${dayInWords(dia)}, ${hoursSaid(block)}`],
    ['Onde', subject.local],
    ['Com quem', subject.professor],
    ['Turma', subject.turma],
  ] as const
  return (
    <Modal
      opened={shown}
      onClose={onClose}
      title={subject.nome}
      size="30rem"
      data-module="semestre"
      classNames={{ header: dialogClasses.header ?? '' }}
    >
      <div className={dialogClasses.body}>
        <dl className={classes.facts}>
          {facts.map(
            ([name, fact]) =>
              fact && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </dl>
        {block.off !== undefined && (
          <p>
            {dia > today ? 'Não haverá aula' : 'Não houve aula'}
            {block.off && `: ${block.off}`}.
          </p>
        )}
        {block.off === undefined && dia <= today && (
          <div role="group" aria-label="Faltas desta aula" className={classes.missing}>
            <HourButtons
              subject={subject}
              day={dia}
              hours={block.hours}
              actions={actions}
              commands={commands}
            />
          </div>
        )}
        {block.off === undefined && dia > today && <p>Esta aula ainda não aconteceu.</p>}
        <ProblemText>{problemOf(subject.id, commands.problem)}</ProblemText>
        <p className={classes.absences} data-state={absences.state}>
          <strong>{absenceWords(subject)}</strong> {absenceReason(subject)}
        </p>
      </div>
      <div className={dialogClasses.foot}>
        <Button
          variant="default"
          onClick={() => {
            onClose()
            open.subject(subject)
          }}
        >
          Editar disciplina
        </Button>
        <Button onClick={onClose}>Fechar</Button>
      </div>
    </Modal>
  )
}
