import type { AgendaItem, AgendaSources, DayActivity } from '@caderno/domain/agenda'
import type { IsoDate } from '@caderno/domain/kernel'
import type { Preferences } from '@caderno/domain/shell'
import { Title, VisuallyHidden } from '@mantine/core'
import type { ModuleStates } from '../../modules/use-sources.ts'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import { ModuleCards } from '../../modules/ModuleCards.tsx'
import css from './Dashboard.module.css'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { dayInWords, todayInWords } from './texts.ts'
import { TodaySheet, type TodayProps } from './TodaySheet.tsx'
import { WeekStrip } from './WeekStrip.tsx'

export interface DashboardViewProps extends Pick<TodayProps, 'problem' | 'returned' | 'onAct' | 'onRetry'> {
  greeting: string
  today: IsoDate
  /** Undefined until all modules are there, or for too long. */
  day: Day | undefined
  preferences: Preferences | undefined
  pending: boolean
  /** Some of it is on this device only. */
  waiting: boolean
  /** What a screen reader hears of the last thing that was done. */
  said: string
}
export interface Day {
  readonly sources: AgendaSources
  readonly states: ModuleStates
  readonly items: readonly AgendaItem[]
  readonly week: readonly DayActivity[]
}

/** The greeting is the big line, the page's name the small one. */
export function DashboardView({
  greeting,
  today,
  day,
  preferences,
  pending,
  waiting,
  said,
  ...acting
}: DashboardViewProps) {
  return (
    <div data-pending={pending}>
      <div className={css.head}>
        <div>
          <Title order={1}>Dashboard</Title>
          <p className={css.greeting}>{greeting}</p>
        </div>
        <p className={css.today}>
          {dayInWords(today)}
          {day && <>. {todayInWords(day.items, today)}</>}
          <Waiting waiting={waiting} />
        </p>
      </div>
      {day ? (
        <>
          <WeekStrip week={day.week} today={today} />
          <div className={css.columns}>
            <TodaySheet {...acting} {...day} blank={isBlank(day.sources)} today={today} />
            <ModuleCards sources={day.sources} states={day.states} preferences={preferences} today={today} />
          </div>
        </>
      ) : (
        <DashboardSkeleton />
      )}
      <VisuallyHidden>
        <p role="status">{said}</p>
      </VisuallyHidden>
    </div>
  )
}

const isBlank = ({ book, ...lists }: AgendaSources): boolean =>
  [...Object.values(lists), ...Object.values(book)].every(
    (records: readonly unknown[]) => records.length === 0,
  )
