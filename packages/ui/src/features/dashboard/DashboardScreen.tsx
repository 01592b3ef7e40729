import type { AgendaSources } from '@caderno/domain/agenda'
import { dayInWords } from '@caderno/domain/kernel'
import { Title, VisuallyHidden } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import { useUid } from '../../hooks/services.tsx'
import { DraftsContext, useDrafts } from '../../hooks/use-draft.ts'
import { useReminders } from '../../modules/use-reminders.ts'
import { ModuleCards } from '../../modules/ModuleCards.tsx'
import css from './Dashboard.module.css'
import { todayInWords } from './texts.ts'
import { TodaySheet } from './TodaySheet.tsx'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { problemOf } from '../../hooks/use-command.ts'
import { tomorrowOf, upNext } from './up-next.ts'
import { TomorrowSheet } from './TomorrowSheet.tsx'
import { UpNextSheet } from './UpNextSheet.tsx'
import { useDashboard, type Dashboard } from './use-dashboard.ts'
import { WeekStrip } from './WeekStrip.tsx'

/** /dashboard. Who is signed out does not get here (the route's guard). */
export default function DashboardScreen() {
  const owner = useUid()
  return owner === undefined ? <DashboardSkeleton /> : <OwnDashboard key={owner} owner={owner} />
}

function OwnDashboard({ owner }: { owner: string }) {
  const dashboard = useDashboard(owner)
  useReminders(dashboard.day?.items, dashboard.today, dashboard.time)
  return (
    <DraftsContext value={useDrafts(owner)}>
      <DashboardView {...dashboard} />
    </DraftsContext>
  )
}

/** The greeting is the big line, the page's name the small one. */
export function DashboardView({
  greeting,
  today,
  time,
  day,
  preferences,
  pending,
  waiting,
  announcement,
  ...acting
}: Dashboard) {
  const isPhone = useIsPhone()
  // In short tasks: the page would not answer for as long as it takes to draw them all.
  const isDrawn = useDeferredValue(day !== undefined)
  const next = day && upNext(day.items, today, time)
  const tomorrow = useMemo(() => (day ? tomorrowOf(day, today, time) : []), [day, today, time])
  const apart = new Set([next?.item, ...tomorrow].map((item) => item?.key))
  const ofNext = next && problemOf(next.item.key, acting.problem)
  return (
    <div data-pending={pending}>
      <div className={css.head}>
        <div>
          <Title order={1}>Dashboard</Title>
          <p className={css.greeting}>{greeting}</p>
        </div>
        <p className={css.today}>
          {dayInWords(today)}
          {day && !isPhone && <>. {todayInWords(day.items, today)}</>}
          <Waiting waiting={waiting} />
        </p>
      </div>
      {day && isDrawn ? (
        <>
          <WeekStrip week={day.week} today={today} />
          {next && (
            <UpNextSheet next={next} today={today} time={time} problem={ofNext} onAct={acting.onAct} />
          )}
          <div className={css.columns}>
            <TomorrowSheet {...acting} items={tomorrow} today={today} />
            <TodaySheet
              {...acting}
              {...day}
              {...(apart.has(acting.problem?.subject) && { problem: undefined })}
              items={day.items.filter(({ key }) => !apart.has(key))}
              blank={isBlank(day.sources)}
              today={today}
            />
            <ModuleCards sources={day.sources} states={day.states} preferences={preferences} today={today} />
          </div>
        </>
      ) : (
        <DashboardSkeleton />
      )}
      <VisuallyHidden>
        <p role="status">{announcement}</p>
      </VisuallyHidden>
    </div>
  )
}

const isBlank = ({ book, ...lists }: AgendaSources): boolean =>
  [...Object.values(lists), ...Object.values(book)].every(
    (records: readonly unknown[]) => records.length === 0,
  )

/** Holds the place, so that nothing moves when the modules arrive. */
const DashboardSkeleton = () => (
  <div className={css.onItsWay} aria-busy="true">
    <Delayed>
      <div className={css.bones}>
        <Bone height="3.5rem" />
      </div>
      <div className={css.columns}>
        <Bone height="24rem" />
        <Bone height="24rem" />
      </div>
    </Delayed>
  </div>
)
