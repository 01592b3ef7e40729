import { addToMonth, capital, formatMonth, monthOf, plural } from '@caderno/domain/kernel'
import { assessmentsOf, isToDo, type SubjectAssessment } from '@caderno/domain/semester'
import { useMemo, useState } from 'react'
import { FoldButton } from '../../../components/forms/FoldedFields.tsx'
import { PeriodSwitch } from '../../../components/layout/PeriodSwitch.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { useIsPrinted } from '../../../hooks/use-is-printed.ts'
import type { SemesterTabProps } from '../tab-props.ts'
import { AssessmentLine } from './AssessmentLine.tsx'
import { AssessmentRow } from './AssessmentRow.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { byDay, daysOffIn } from './texts.ts'
import classes from './Calendar.module.css'

/** Exams and assignments: a line to add one, the month, and those of it as a list. A phone has no room for the grid: what comes stands first there, and what is over is folded. */
export default function CalendarTab({ shown, today, actions, commands, open }: SemesterTabProps) {
  const [month, setMonth] = useState(monthOf(today))
  const [unfolded, setUnfolded] = useState(false)
  const isPhone = useIsPhone()
  const isPrinted = useIsPrinted()
  const all = useMemo(() => byDay(shown.flatMap(assessmentsOf)), [shown])
  const ofMonth = all.filter(({ data }) => monthOf(data) === month)
  const isOver = (one: SubjectAssessment) => isPhone && !isPrinted && one.data < today && !isToDo(one)
  const over = ofMonth.filter(isOver)
  const toCome = ofMonth.filter((one) => !isOver(one))
  const daysOff = isPhone ? daysOffIn(shown, month) : []
  const without = all.filter(({ data }) => data === '')
  const acts = { today, actions, commands, open }
  const list = (assessments: readonly SubjectAssessment[]) => (
    <RuledList>
      {assessments.map((one) => (
        <AssessmentRow key={`${one.disciplina.id} ${one.id}`} {...acts} one={one} />
      ))}
    </RuledList>
  )
  return (
    <>
      <AssessmentLine
        {...acts}
        subjects={shown}
        onAdded={(added) => added !== '' && setMonth(monthOf(added))}
      />
      <Sheet
        title={capital(formatMonth(month))}
        action={
          <PeriodSwitch
            of="Mês"
            onToday={month !== monthOf(today) && (() => setMonth(monthOf(today)))}
            onBefore={() => setMonth(addToMonth(month, -1))}
            onAfter={() => setMonth(addToMonth(month, 1))}
          />
        }
      >
        {!isPhone && (
          <MonthGrid
            month={month}
            today={today}
            subjects={shown}
            assessments={all}
            onOpen={open.assessment}
          />
        )}
        {ofMonth.length === 0 && (
          <p className="sheet-text">Nenhuma prova ou trabalho em {formatMonth(month)}.</p>
        )}
        {toCome.length > 0 && list(toCome)}
        {daysOff.length > 0 && <p className={classes.daysOff}>Sem aula: {daysOff.join(' · ')}</p>}
        {over.length > 0 && (
          <>
            <div className={classes.over}>
              <FoldButton unfolded={unfolded} onFold={setUnfolded}>
                {plural(over.length, 'já passou', 'já passaram')}
              </FoldButton>
            </div>
            {unfolded && list(over)}
          </>
        )}
      </Sheet>
      {without.length > 0 && <Sheet title="Sem data">{list(without)}</Sheet>}
    </>
  )
}
