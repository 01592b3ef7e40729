import { FINANCE_LISTS } from '@caderno/domain/finance'
import { Figures } from '../Figures.tsx'
import type { FinancePartProps } from '../parts.ts'
import { QuickLine } from '../quick/QuickLine.tsx'
import { Categories } from './Categories.tsx'
import { EmptyFinances } from './EmptyFinances.tsx'
import { GoalsSheet } from './GoalsSheet.tsx'
import { Months } from './Months.tsx'
import { Recent } from './Recent.tsx'
import classes from './Overview.module.css'

/** The first tab of /financas: book something, then how the month stands. */
export default function OverviewTab({ book, month, today, change }: FinancePartProps) {
  const empty = FINANCE_LISTS.every((list) => book[list].length === 0)
  return (
    <>
      <QuickLine book={book} month={month} today={today} change={change} />
      <Figures book={book} month={month} today={today} />
      {empty ? (
        <EmptyFinances />
      ) : (
        <>
          <div className={classes.pair}>
            <Months book={book} month={month} today={today} />
            <Categories book={book} month={month} today={today} change={change} />
          </div>
          <div className={classes.pair}>
            <Recent book={book} today={today} />
            <GoalsSheet book={book} today={today} change={change} />
          </div>
        </>
      )}
    </>
  )
}
