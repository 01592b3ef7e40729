import { dayInWords, type IsoDate } from '@caderno/domain/kernel'
import {
  absenceReason,
  absencesOf,
  absenceWords,
  classesOn,
  isToCome,
  missWords,
  roomOn,
  timetableOf,
  weeklyHours,
  type Absences,
  type ClassBlock,
  type Subject,
  formatHours,
  hoursToMark,
} from '@caderno/domain/semester'
import { Button, Group } from '@mantine/core'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { Facts } from '../../../components/layout/Facts.tsx'
import { problemOf } from '../../../hooks/use-command.ts'
import { SameDay } from '../../../modules/SameDay.tsx'
import type { SemesterTabProps } from '../tab-props.ts'
import { HourButtons } from '../HourButtons.tsx'
import { formatWeek } from './texts.ts'
import classes from '../subjects/Subjects.module.css'
import type { DialogProps } from '../../../hooks/use-dialog-form.ts'
import '../../../theme/styles-layout.ts'

/** One class of a day. */
export interface LessonOfDay {
  readonly dia: IsoDate
  readonly block: ClassBlock<Subject>
}

/** Those of absences that are nearly, or all, used up. */
const ALARMS: Partial<Record<Absences['state'], string>> = { perto: 'yellow', esgotado: 'red', acima: 'red' }

interface ClassDialogProps
  extends DialogProps, Pick<SemesterTabProps, 'today' | 'actions' | 'commands' | 'open'> {
  subject: LessonOfDay
  subjects: readonly Subject[]
}

/** One class of one day: where, by whom, which of its hours were missed, and how many may still be. */
export default function ClassDialog(props: ClassDialogProps) {
  const { subject: lesson, subjects, today, actions, commands, open, ...shown } = props
  const { dia, block: asked } = lesson
  const subject = subjects.find(({ id }) => id === asked.subject.id) ?? asked.subject
  const block = classesOn([subject], dia).find(({ inicio }) => inicio === asked.inicio) ?? asked
  const isHeld = block.off === undefined
  const hasBegun = dia <= today && !isToCome(subject, today)
  const colour = ALARMS[absencesOf(subject, weeklyHours(timetableOf(subject))).state]
  const mayMiss = missWords(subject, dia, block.hours, today)
  return (
    <FormDialog
      {...shown}
      title={subject.nome}
      module="semestre"
      form={{ dirty: false, alert: problemOf(subject.id, commands.problem) }}
      footer={(close) => (
        <>
          <Button
            variant="default"
            onClick={() => {
              close()
              open.subject(subject)
            }}
          >
            Editar disciplina
          </Button>
          <Button onClick={close}>Fechar</Button>
        </>
      )}
    >
      <Facts
        facts={[
          ['Quando', [dayInWords(dia), formatHours(block), formatWeek(block)].filter(Boolean).join(', ')],
          ['Onde', roomOn(subject, dia, block)],
          ['Com quem', subject.professor],
          ['Turma', subject.turma],
        ]}
      />
      {isHeld && dia >= today && <SameDay module="semestre" day={dia} />}
      {block.off !== undefined && (
        <p>
          {dia > today ? 'Não haverá aula' : 'Não houve aula'}
          {block.off && `: ${block.off}`}.
        </p>
      )}
      {isHeld && hasBegun && (
        <Group gap="xs" role="group" aria-label="Faltas desta aula">
          <HourButtons
            subject={subject}
            day={dia}
            hours={hoursToMark(block, dia)}
            actions={actions}
            commands={commands}
          />
        </Group>
      )}
      {isHeld && !hasBegun && <p>Esta aula ainda não aconteceu.</p>}
      <p className={classes.reason}>
        <strong style={{ color: colour && `var(--cad-${colour})` }}>{absenceWords(subject)}</strong>{' '}
        {absenceReason(subject)}
      </p>
      {isHeld && dia >= today && mayMiss.length > 0 && (
        <p>
          <strong>Posso faltar?</strong> {mayMiss.join(' · ')}
        </p>
      )}
    </FormDialog>
  )
}
