import { formatMonth, monthOf, shortMonth, type IsoDate } from '@caderno/domain/kernel'
import { yearGrid, type DayState, type NotedDay, type Skill } from '@caderno/domain/skills'
import { useMemo, type MouseEvent } from 'react'
import { ChartWithTable } from '../../components/charts/ChartWithTable.tsx'
import { checkIns } from './texts.ts'
import details from './SkillDetails.module.css'
import classes from './YearMap.module.css'

interface YearProps {
  skill: Skill
  today: IsoDate
  chosen: IsoDate
  onChoose: (day: IsoDate) => void
}

/** A year of one skill, as a sentence, a table and a picture, a column a week; that is for the eye and the mouse alone, since the table says and the date field does the same. */
export function Year({ skill, today, chosen, onChoose }: YearProps) {
  const weeks = useMemo(() => yearGrid(skill, today), [skill, today])
  const months = useMemo(() => monthsOf(weeks.flat()), [weeks])
  const choose = ({ target }: MouseEvent) => {
    const { dia } = (target as HTMLElement).dataset
    if (dia) onChoose(dia)
  }
  return (
    <section aria-label="Um ano" className={details.part}>
      <ChartWithTable
        sentence={yearSentence(months)}
        picture="mapa"
        caption="Dias por mês"
        head={['Mês', 'Feitos', 'Pulados', 'Notas']}
        rows={months.map(({ month, done, skipped, notes }) => [formatMonth(month), done, skipped, notes])}
      >
        <div aria-hidden onClick={choose} className={classes.map}>
          {weeks.map((days, week) => (
            <span key={days[0]!.dia} className={classes.week}>
              <small>{opensMonth(weeks, week) && shortMonth(monthOf(days[0]!.dia))}</small>
              {days.map(({ dia, state, nota }) => (
                <i
                  key={dia}
                  data-dia={state === 'future' ? undefined : dia}
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
            <span key={word} className="iconed">
              <i data-state={state} data-noted={noted} />
              {word}
            </span>
          ))}
        </p>
      </ChartWithTable>
    </section>
  )
}

/** Its first whole week; not at the left end, where the next name would follow too soon. */
function opensMonth(weeks: ReturnType<typeof yearGrid>, week: number): boolean {
  const monthAt = (at: number) => monthOf(weeks[at]![0]!.dia)
  return week > 0 ? monthAt(week) !== monthAt(week - 1) : monthAt(0) === monthAt(2)
}

/** What the colours mean. */
const LEGEND = [
  ['done', 'feito'],
  ['done', 'com nota', true],
  ['skipped', 'pulado'],
  ['paused', 'pausado'],
  ['open', 'não feito'],
] as const

/** The year's days month by month, the newest first; without the days that have not come. */
export function monthsOf(days: readonly NotedDay[]) {
  const known = days.filter(({ state }) => state !== 'future')
  const months = new Set(known.map(({ dia }) => monthOf(dia)))
  return [...months].reverse().map((month) => {
    const within = known.filter(({ dia }) => monthOf(dia) === month)
    const countOf = (state: DayState) => within.filter((day) => day.state === state).length
    const notes = within.filter(({ nota }) => nota !== '').length
    return { month, done: countOf('done'), skipped: countOf('skipped'), notes }
  })
}

/** «57 check-ins em um ano; o melhor mês foi outubro de 2026, com 14» */
export function yearSentence(months: ReturnType<typeof monthsOf>): string {
  const total = months.reduce((sum, { done }) => sum + done, 0)
  if (total === 0) return 'Nenhum check-in no último ano. O primeiro já aparece aqui.'
  const best = months.reduce((most, month) => (month.done > most.done ? month : most))
  return `${checkIns(total)} em um ano; o melhor mês foi ${formatMonth(best.month)}, com ${best.done}.`
}
