import { formatMinutes, isolated, studyGoal } from '@caderno/domain/kernel'
import {
  absenceReason,
  absencesOf,
  absenceWords,
  timetableOf,
  weeklyHours,
  type Subject,
} from '@caderno/domain/semester'
import { Badge, Button, Group, Title, UnstyledButton } from '@mantine/core'
import { IconCalendarX, IconPencil, IconPlus, IconQuote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { MoreMenu } from '../../../components/lists/MoreMenu.tsx'
import { MetaLine } from '../../../components/lists/MetaLine.tsx'
import { RecordRow } from '../../../components/lists/RecordRow.tsx'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { SITUATION } from '../texts.ts'
import { ToneDot } from '../ToneDot.tsx'
import { toneOf } from '../tones.ts'
import { standingWords, formatStarts, formatTimetable } from './texts.ts'
import classes from './Subjects.module.css'
import meta from '../../../components/lists/MetaLine.module.css'
import '../../../theme/styles-figures.ts'
import '../../../theme/styles-layout.ts'

const HALF_HOUR = 30
const COLOURS = { livre: 'gray', ok: 'green', perto: 'yellow', esgotado: 'red', acima: 'red' } as const

interface SubjectRowProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands' | 'open'> {
  subject: Subject
  onCopyReferences: () => void
}

/** A subject; on a phone its name, hours and what is left of the absences; the rest once it is opened. */
export function SubjectRow({ subject, today, actions, commands, open, onCopyReferences }: SubjectRowProps) {
  const { id, nome, codigo, turma, professor, local, situacao } = subject
  const title = `disciplina-${id}`
  const [opened, setOpened] = useState(false)
  const isPhone = useIsPhone()
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
  const isOver = situacao !== 'cursando'
  const details = (
    <div className={`${meta.whole} ${classes.details}`}>
      <MetaLine
        parts={[
          codigo,
          turma && `turma ${turma}`,
          formatTimetable(subject),
          local,
          professor,
          isOver && SITUATION[situacao],
        ]}
      />
    </div>
  )
  const standing = (words: string) => (
    <Badge
      color={isOver || (isPhone && absences.state === 'ok') ? 'gray' : COLOURS[absences.state]}
      size="md"
      fw={600}
    >
      {words}
    </Badge>
  )
  const counted = (
    <div className={classes.absences}>
      {standing(absenceWords(subject))}
      <p className="quiet">{absenceReason(subject)}</p>
    </div>
  )
  const studied = (
    <div className={classes.study}>
      <p>
        {formatMinutes(study.minutes)}{' '}
        <small>de estudo na semana{study.goal > 0 && ` (meta: ${formatMinutes(study.goal)})`}</small>
      </p>
      <Button size="xs" variant="light" aria-label={`+30 min de estudo: ${nome}`} onClick={addHalfHour}>
        +30 min
      </Button>
    </div>
  )
  const more = (
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
        { label: 'Copiar referências', Icon: IconQuote, choose: onCopyReferences },
        { label: 'Editar', Icon: IconPencil, choose: () => open.subject(subject) },
        { label: 'Remover', Icon: IconTrash, choose: () => open.removal(subject) },
      ]}
    />
  )
  const record = {
    'data-record': id,
    tabIndex: -1,
    'aria-labelledby': title,
    'data-over': isOver || undefined,
    style: toneOf(subject),
  }
  if (isPhone)
    return (
      <RecordRow
        {...record}
        as="article"
        mark={<ToneDot size="0.875rem" />}
        title={nome}
        titleId={title}
        level={3}
        meta={[formatStarts(subject), local]}
        badge={!opened && standing(standingWords(subject))}
        opened={opened}
        onOpen={() => setOpened(!opened)}
      >
        {opened && (
          <>
            {details}
            {counted}
            <Group gap={0}>
              {studied}
              {more}
            </Group>
          </>
        )}
      </RecordRow>
    )
  return (
    <article {...record} className={classes.row}>
      <div className={classes.text}>
        <Title order={3} className="record-title">
          <UnstyledButton
            id={title}
            data-handle
            data-printed
            className={`name-button ${classes.name}`}
            onClick={() => open.subject(subject)}
          >
            <ToneDot size="0.875rem" />
            {nome}
          </UnstyledButton>
        </Title>
        {details}
      </div>
      {counted}
      {studied}
      {more}
    </article>
  )
}
