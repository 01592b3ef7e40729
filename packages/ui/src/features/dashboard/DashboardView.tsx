import { Title } from '@mantine/core'
import css from './Dashboard.module.css'
import type { Glance } from './glance.ts'
import { ModuleCards } from './ModuleCards.tsx'
import { ReadingNow } from './ReadingNow.tsx'

interface DashboardViewProps {
  greeting: string
  today: string
  glance: Glance
}

/** The greeting is the big line, the page's name the small one. */
export function DashboardView({ greeting, today, glance }: DashboardViewProps) {
  return (
    <>
      <div className={css.head}>
        <div>
          <Title order={1}>Dashboard</Title>
          <p className={css.greeting}>{greeting}</p>
        </div>
        <p className={css.today}>{today}</p>
      </div>
      <div className={css.columns}>
        <ReadingNow glance={glance} />
        <ModuleCards glance={glance} />
      </div>
    </>
  )
}
