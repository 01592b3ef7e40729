import {
  dayInWords,
  daysBetween,
  daysFrom,
  formatMonth,
  isolated,
  lastDayOf,
  mondayOf,
  monthOf,
  type IsoDate,
  type Month,
} from '@caderno/domain/kernel'
import { isToDo, weekdayWord, type Subject, type SubjectAssessment } from '@caderno/domain/semester'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { toneOf } from '../tones.ts'
import { dayOffWords } from './texts.ts'
import classes from './Calendar.module.css'

interface MonthGridProps {
  month: Month
  today: IsoDate
  subjects: readonly Subject[]
  /** The assessments of any month: those of the days before and after it are drawn too. */
  assessments: readonly SubjectAssessment[]
  onOpen: (assessment: SubjectAssessment) => void
}

/** Whole weeks, Monday to Sunday. */
export function MonthGrid({ month, today, subjects, assessments, onOpen }: MonthGridProps) {
  const first = mondayOf(`${month}-01`)
  const weeks = Math.ceil((daysBetween(first, lastDayOf(month)) + 1) / 7)
  return (
    <div className={classes.month} role="group" aria-label={formatMonth(month)}>
      {[1, 2, 3, 4, 5, 6, 7].map((dia) => (
        <span key={dia} className={classes.weekday} aria-hidden>
          {weekdayWord(dia)}
        </span>
      ))}
      {daysFrom(first, 7 * weeks).map((dia) => {
        const off = dayOffWords(subjects, dia)
        return (
          <div
            key={dia}
            className={classes.day}
            data-today={dia === today || undefined}
            data-other={monthOf(dia) !== month || undefined}
            data-off={off !== '' || undefined}
          >
            <span aria-hidden>{Number(dia.slice(8))}</span>
            {off && (
              <small className={classes.off}>
                {off}
                <VisuallyHidden>, {dayInWords(dia)}</VisuallyHidden>
              </small>
            )}
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
        )
      })}
    </div>
  )
}
