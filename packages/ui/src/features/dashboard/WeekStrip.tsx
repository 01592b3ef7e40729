import type { DayActivity } from '@caderno/domain/agenda'
import { formatMinutes, type IsoDate } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import sheet from '../../components/layout/Sheet.module.css'
import { activityWords, weekdayOf, weekInWords } from './texts.ts'
import css from './WeekStrip.module.css'

/** The week at a glance: what was done is filled, what is planned hollow; the words of each day say the rest. */
export function WeekStrip({ week, today }: { week: readonly DayActivity[]; today: IsoDate }) {
  return (
    <ol className={`${sheet.sheet} ${css.week}`} aria-label={weekInWords(week)}>
      {week.map((day, place) => {
        const words = activityWords(day)
        return (
          <li
            key={day.dia}
            className={css.day}
            aria-current={day.dia === today ? 'date' : undefined}
            data-future={day.dia > today || undefined}
          >
            <span>
              {weekdayOf(place)}
              <b>{Number(day.dia.slice(8))}</b>
            </span>
            <span className={css.activity} aria-hidden>
              <span className={css.marks} title={words}>
                {marksOf(day).map(({ module, planned }, at) => (
                  <i key={at} data-module={module} data-planned={planned || undefined} />
                ))}
              </span>
              {day.minutes > 0 && <span className={css.minutes}>{formatMinutes(day.minutes)}</span>}
            </span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}

const MOST_MARKS = 6

/** The marks that a day has room for: what is done first, and of what is planned at least one. */
export function marksOf({ done, planned }: Pick<DayActivity, 'done' | 'planned'>) {
  const first = done.slice(0, planned.length > 0 ? MOST_MARKS - 1 : MOST_MARKS)
  const rest = planned.slice(0, MOST_MARKS - first.length)
  return [
    ...first.map((module) => ({ module, planned: false })),
    ...rest.map((module) => ({ module, planned: true })),
  ]
}
