import { hourWord, formatDate, isIsoDate, isolated } from '@caderno/domain/kernel'
import { absenceReason, absenceWords, hoursOn, missedOn, type Subject } from '@caderno/domain/semester'
import { Button, Group, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { problemOf } from '../../../hooks/use-command.ts'
import { HourButtons } from '../HourButtons.tsx'
import classes from './Subjects.module.css'
import type { DialogProps } from '../../../hooks/use-dialog-form.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'
import '../../../theme/styles-layout.ts'

interface AbsencesDialogProps
  extends DialogProps, Pick<SemesterTabProps, 'subjects' | 'today' | 'actions' | 'commands'> {
  subject: Subject
}

/** All that was missed of one subject, and any day of it put right. */
export default function AbsencesDialog({
  subject: asked,
  subjects,
  today,
  actions,
  commands,
  ...shown
}: AbsencesDialogProps) {
  const subject = subjects.find(({ id }) => id === asked.id) ?? asked
  const [day, setDay] = useState(today)
  const missed = missedOn(subject, day)
  // What was taken can be put right when it is over, too.
  const planned = isIsoDate(day) ? hoursOn({ ...subject, situacao: 'cursando' }, day) : []
  const hours = [...new Set([...planned, ...missed])].sort()
  const days = Object.keys(subject.faltas).sort().reverse()
  return (
    <FormDialog
      {...shown}
      title={`Faltas em ${isolated(subject.nome)}`}
      module="semestre"
      form={{
        dirty: false,
        alert: problemOf(subject.id, commands.problem),
        onSubmit: (event) => event.preventDefault(),
      }}
      footer={(close) => <Button onClick={close}>Fechar</Button>}
    >
      <p className={classes.reason}>
        <strong>{absenceWords(subject)}</strong> {absenceReason(subject)}
      </p>
      <TextInput
        label="Dia"
        type="date"
        max={today}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Group
        gap="xs"
        my="sm"
        className={classes.hours}
        role="group"
        aria-label={`Aulas de ${formatDate(day)}`}
      >
        <HourButtons
          subject={subject}
          day={day}
          hours={day > today ? missed : hours}
          actions={actions}
          commands={commands}
        />
        {day > today && <p>Este dia ainda não chegou.</p>}
        {isIsoDate(day) && day <= today && hours.length === 0 && (
          <p>Não há aula desta disciplina neste dia.</p>
        )}
        {Object.hasOwn(subject.semAula, day) && <p>Dia sem aula: as faltas dele não contam.</p>}
      </Group>
      {days.length > 0 && (
        <ul className={classes.days} aria-label="Dias com falta">
          {days.map((each) => (
            <li key={each}>
              <UnstyledButton onClick={() => setDay(each)}>
                {formatDate(each)} <small>{missedOn(subject, each).map(hourWord).join(', ')}</small>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}
