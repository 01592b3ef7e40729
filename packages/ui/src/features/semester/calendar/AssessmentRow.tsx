import { atHour, isolated, timeLeft } from '@caderno/domain/kernel'
import { isToDo, type SubjectAssessment } from '@caderno/domain/semester'
import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { RecordRow } from '../../../components/lists/RecordRow.tsx'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { dayAndMonth } from '../texts.ts'
import { ToneDot } from '../ToneDot.tsx'
import { toneOf } from '../tones.ts'
import meta from '../../../components/lists/MetaLine.module.css'
import classes from './Calendar.module.css'

interface AssessmentRowProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands' | 'open'> {
  one: SubjectAssessment
}

/** One exam or assignment: the tick, its subject, its day and how far that is. */
export function AssessmentRow({ one, today, actions, commands, open }: AssessmentRowProps) {
  const { id, titulo, data, feita, disciplina } = one
  const title = `avaliacao-${disciplina.id}-${id}`
  const toDo = isToDo(one)
  const toggle = () =>
    void commands.run(actions.setDone(disciplina.id, id, !feita), {
      subject: disciplina.id,
      failure: 'assessment',
      message: (outcome) =>
        withOutcome(`${isolated(titulo)}: ${feita ? 'ainda por fazer' : 'feito'}`, outcome),
      undone: `${isolated(titulo)}: como antes`,
    })
  return (
    <RecordRow
      data-record={id}
      tabIndex={-1}
      aria-labelledby={title}
      className={toDo ? meta.twoLines : undefined}
      style={toneOf(disciplina)}
      data-done={!toDo || undefined}
      mark={
        <UnstyledButton
          className={classes.tick!}
          data-printed
          aria-label="Feito"
          aria-pressed={!toDo}
          aria-describedby={`${title} ${title}-disciplina`}
          aria-disabled={(!toDo && !feita) || undefined}
          onClick={() => (toDo || feita) && toggle()}
        >
          <span className="tick">{!toDo && <IconCheck size={15} stroke={2.5} aria-hidden />}</span>
        </UnstyledButton>
      }
      title={
        <UnstyledButton
          id={title}
          className={`name-button ${classes.name}`}
          data-printed
          onClick={() => open.assessment(one)}
        >
          {titulo}
        </UnstyledButton>
      }
      meta={[
        <span key="subject" id={`${title}-disciplina`} className={classes.subject}>
          <ToneDot size="0.625rem" /> {disciplina.nome}
        </span>,
        data && [dayAndMonth(data), atHour(one.hora)].filter(Boolean).join(' '),
        data && toDo && (
          <span key="left" className={data < today ? 'late' : undefined}>
            {timeLeft(data, today)}
          </span>
        ),
      ].filter(Boolean)}
    />
  )
}
