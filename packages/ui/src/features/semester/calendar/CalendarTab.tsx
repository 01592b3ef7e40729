import {
  addToMonth,
  capital,
  daysFrom,
  formatMonth,
  isolated,
  lastDayOf,
  mondayOf,
  monthOf,
  type IsoDate,
  type Month,
} from '@caderno/domain/kernel'
import { assessmentsOf, isToDo, weekdayWord, type SubjectAssessment } from '@caderno/domain/semester'
import { Button, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { IconButton } from '../../../components/lists/IconButton.tsx'
import { RuledList, RuledRow } from '../../../components/lists/RuledList.tsx'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import type { SemesterTabProps } from '../tabs.ts'
import { timeOf } from '../class-words.ts'
import { dayAndMonth, dayInWords } from '../texts.ts'
import { toneOf } from '../tones.ts'
import { AssessmentLine } from './AssessmentLine.tsx'
import { byDay, daysLeft } from './texts.ts'
import classes from './Calendar.module.css'

/** Exams and assignments: a line to add one, the month, and those of it as a list. */
export default function CalendarTab({ shown, today, actions, commands, open }: SemesterTabProps) {
  const [month, setMonth] = useState(monthOf(today))
  const isPhone = useIsPhone()
  const all = useMemo(() => byDay(shown.flatMap(assessmentsOf)), [shown])
  const ofMonth = all.filter(({ data }) => monthOf(data) === month)
  const without = all.filter(({ data }) => data === '')
  const list = (assessments: readonly SubjectAssessment[]) => (
    <RuledList>
      {assessments.map((one) => (
        <AssessmentRow
          key={`${one.disciplina.id} ${one.id}`}
          {...{ today, actions, commands, open }}
          one={one}
        />
      ))}
    </RuledList>
  )
  return (
    <>
      <AssessmentLine
        subjects={shown}
        today={today}
        actions={actions}
        commands={commands}
        onAdded={(added) => added !== '' && setMonth(monthOf(added))}
      />
      <Sheet
        title={capital(formatMonth(month))}
        action={
          <div className={classes.turn} role="group" aria-label="Mês">
            {month !== monthOf(today) && (
              <Button size="xs" variant="default" onClick={() => setMonth(monthOf(today))}>
                Hoje
              </Button>
            )}
            <IconButton
              label="Mês anterior"
              icon={IconChevronLeft}
              onClick={() => setMonth(addToMonth(month, -1))}
            />
            <IconButton
              label="Próximo mês"
              icon={IconChevronRight}
              onClick={() => setMonth(addToMonth(month, 1))}
            />
          </div>
        }
      >
        {!isPhone && <MonthGrid month={month} today={today} assessments={ofMonth} onOpen={open.assessment} />}
        {ofMonth.length === 0 ? (
          <p className={classes.none}>Nenhuma prova ou trabalho em {formatMonth(month)}.</p>
        ) : (
          list(ofMonth)
        )}
      </Sheet>
      {without.length > 0 && <Sheet title="Sem data">{list(without)}</Sheet>}
    </>
  )
}

interface MonthGridProps {
  month: Month
  today: IsoDate
  assessments: readonly SubjectAssessment[]
  onOpen: (assessment: SubjectAssessment) => void
}

/** Whole weeks, Monday to Sunday. */
function MonthGrid({ month, today, assessments, onOpen }: MonthGridProps) {
  const first = mondayOf(`${month}-01`)
  const weeks = mondayOf(lastDayOf(month)) === first ? 1 : weeksBetween(first, lastDayOf(month))
  return (
    <div className={classes.month} role="group" aria-label={formatMonth(month)}>
      {[1, 2, 3, 4, 5, 6, 7].map((dia) => (
        <span key={dia} className={classes.weekday} aria-hidden>
          {weekdayWord(dia)}
        </span>
      ))}
      {daysFrom(first, 7 * weeks).map((dia) => (
        <div
          key={dia}
          className={classes.day}
          data-today={dia === today || undefined}
          data-other={monthOf(dia) !== month || undefined}
        >
          <span aria-hidden>{Number(dia.slice(8))}</span>
          {assessments
            .filter(({ data }) => data === dia)
            .map((one) => (
              <UnstyledButton
                key={`${one.disciplina.id} ${one.id}`}
                className={classes.chip!}
                data-printed
                style={toneOf(one.disciplina)}
                data-done={!isToDo(one) || undefined}
                onClick={() => onOpen(one)}
              >
                {isolated(one.titulo)} <small>{one.disciplina.nome}</small>
                <VisuallyHidden>, {dayInWords(dia)}</VisuallyHidden>
              </UnstyledButton>
            ))}
        </div>
      ))}
    </div>
  )
}

const weeksBetween = (monday: IsoDate, last: IsoDate): number =>
  [1, 2, 3, 4, 5, 6].find((weeks) => daysFrom(monday, 7 * weeks).includes(last))!

interface AssessmentRowProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands' | 'open'> {
  one: SubjectAssessment
}

function AssessmentRow({ one, today, actions, commands, open }: AssessmentRowProps) {
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
    <RuledRow
      data-record={id}
      tabIndex={-1}
      aria-labelledby={title}
      style={toneOf(disciplina)}
      data-done={!toDo || undefined}
      gutter={
        <UnstyledButton
          className={classes.tick!}
          aria-label="Feito"
          aria-pressed={!toDo}
          aria-describedby={`${title} ${title}-disciplina`}
          aria-disabled={(!toDo && !feita) || undefined}
          onClick={() => (toDo || feita) && toggle()}
        >
          <span>{!toDo && <IconCheck size={15} stroke={2.5} aria-hidden />}</span>
        </UnstyledButton>
      }
      title={
        <UnstyledButton
          id={title}
          className={classes.name!}
          data-printed
          onClick={() => open.assessment(one)}
        >
          {titulo}
        </UnstyledButton>
      }
      meta={[
        <span key="subject" id={`${title}-disciplina`} className={classes.subject}>
          <i className={classes.dot} aria-hidden /> {disciplina.nome}
        </span>,
        data && [dayAndMonth(data), timeOf(one)].filter(Boolean).join(' '),
        data && toDo && (
          <span key="left" className={data < today ? classes.late : undefined}>
            {daysLeft(data, today)}
          </span>
        ),
      ].filter(Boolean)}
    />
  )
}
