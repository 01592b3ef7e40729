import { formatMinutes, isolated, studyGoal } from '@caderno/domain/kernel'
import {
  absenceReason,
  absencesOf,
  absenceWords,
  timetableOf,
  weeklyHours,
  type Subject,
} from '@caderno/domain/semester'
import { Badge, Button, Title, UnstyledButton } from '@mantine/core'
import { IconCalendarX, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import type { SemesterTabProps } from '../tabs.ts'
import { SITUATION } from '../texts.ts'
import { toneOf } from '../tones.ts'
import { timetableSaid } from './texts.ts'
import classes from './Subjects.module.css'
import '../../../theme/styles-figures.ts'

const HALF_HOUR = 30
const COLOURS = { livre: 'gray', ok: 'green', perto: 'yellow', esgotado: 'red', acima: 'red' } as const

interface SubjectRowProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands' | 'open'> {
  subject: Subject
}

export function SubjectRow({ subject, today, actions, commands, open }: SubjectRowProps) {
  const { id, nome, codigo, turma, professor, local, situacao } = subject
  const title = `disciplina-${id}`
  const absences = absencesOf(subject, weeklyHours(timetableOf(subject)))
  const study = studyGoal(subject, today)
  const addHalfHour = () =>
    void commands.run(actions.addStudy(id, today, HALF_HOUR), {
      subject: id,
      failure: 'study',
      message: (outcome) =>
        withOutcome(`${isolated(nome)}: mais ${formatMinutes(HALF_HOUR)} de estudo`, outcome),
      undone: `${isolated(nome)}: como antes`,
    })
  return (
    <article
      data-record={id}
      tabIndex={-1}
      aria-labelledby={title}
      className={classes.row}
      style={toneOf(subject)}
      data-over={situacao !== 'cursando' || undefined}
    >
      <div className={classes.text}>
        <Title order={3} className={classes.title!}>
          <UnstyledButton
            id={title}
            data-handle
            data-printed
            className={classes.name!}
            onClick={() => open.subject(subject)}
          >
            <i className={classes.dot} aria-hidden />
            {nome}
          </UnstyledButton>
        </Title>
        <p className={classes.meta}>
          {[
            codigo,
            turma && `turma ${turma}`,
            timetableSaid(subject),
            local,
            professor,
            situacao !== 'cursando' && SITUATION[situacao],
          ]
            .filter(Boolean)
            .map((part) => (
              <span key={String(part)}>{part}</span>
            ))}
        </p>
      </div>
      <div className={classes.absences}>
        <Badge color={situacao === 'cursando' ? COLOURS[absences.state] : 'gray'} size="md" fw={600}>
          {absenceWords(subject)}
        </Badge>
        <p>{absenceReason(subject)}</p>
      </div>
      <div className={classes.study}>
        <p>
          {formatMinutes(study.minutes)}{' '}
          <small>de estudo na semana{study.goal > 0 && ` (meta: ${formatMinutes(study.goal)})`}</small>
        </p>
        <Button size="xs" variant="light" aria-label={`+30 min de estudo: ${nome}`} onClick={addHalfHour}>
          +30 min
        </Button>
      </div>
      <MoreMenu
        label="Mais ações"
        describedBy={title}
        module="semestre"
        items={[
          { label: 'Faltas', Icon: IconCalendarX, choose: () => open.absences(subject) },
          {
            label: 'Nova prova ou trabalho',
            Icon: IconPlus,
            choose: () => open.assessment({ disciplina: subject }),
          },
          { label: 'Editar', Icon: IconPencil, choose: () => open.subject(subject) },
          { label: 'Remover', Icon: IconTrash, choose: () => open.removal(subject) },
        ]}
      />
    </article>
  )
}
