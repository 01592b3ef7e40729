import { monthOf, shortMonth, type IsoDate } from '@caderno/domain/kernel'
import type { NotedDay } from '@caderno/domain/skills'
import type { MouseEvent } from 'react'
import classes from './YearMap.module.css'

export interface YearMapProps {
  weeks: readonly (readonly NotedDay[])[]
  chosen: IsoDate
  onChoose: (day: IsoDate) => void
}

/** A year of days as a picture, a column a week; for the eye and the mouse alone, since the table says and the date field does the same. */
export function YearMap({ weeks, chosen, onChoose }: YearMapProps) {
  const choose = ({ target }: MouseEvent) => {
    const { dia } = (target as HTMLElement).dataset
    if (dia) onChoose(dia)
  }
  return (
    <>
      <div aria-hidden onClick={choose} className={classes.map}>
        {weeks.map((days, week) => (
          <span key={days[0]!.dia} className={classes.week}>
            <small>{opensMonth(weeks, week) && shortMonth(monthOf(days[0]!.dia))}</small>
            {days.map(({ dia, state, nota }) => (
              <i
                key={dia}
                data-dia={state === 'futuro' ? undefined : dia}
                data-state={state}
                data-noted={nota !== '' || undefined}
                data-chosen={dia === chosen || undefined}
              />
            ))}
          </span>
        ))}
      </div>
      <p className={classes.legend} aria-hidden>
        {LEGEND.map(([state, word, noted]) => (
          <span key={word}>
            <i data-state={state} data-noted={noted} />
            {word}
          </span>
        ))}
      </p>
    </>
  )
}

/** Its first whole week; not at the left end, where the next name would follow too soon. */
function opensMonth(weeks: YearMapProps['weeks'], week: number): boolean {
  const monthAt = (at: number) => monthOf(weeks[at]![0]!.dia)
  return week > 0 ? monthAt(week) !== monthAt(week - 1) : monthAt(0) === monthAt(2)
}

/** What the colours mean. */
const LEGEND = [
  ['feito', 'feito'],
  ['feito', 'com nota', true],
  ['pulado', 'pulado'],
  ['pausado', 'pausado'],
  ['aberto', 'não feito'],
] as const
