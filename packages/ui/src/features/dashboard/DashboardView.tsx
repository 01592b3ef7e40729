import { Title } from '@mantine/core'
import { Delayed } from '../../components/Delayed.tsx'
import { Bone } from '../../components/PageSkeleton.tsx'
import type { CareerGlance } from './career-glance.ts'
import css from './Dashboard.module.css'
import type { Glance } from './glance.ts'
import { ModuleCards } from './ModuleCards.tsx'
import { ReadingNow } from './ReadingNow.tsx'

interface DashboardViewProps {
  greeting: string
  today: string
  glance: Glance
  career: CareerGlance
}

/** The greeting is the big line, the page's name the small one. */
export function DashboardView({ greeting, today, glance, career }: DashboardViewProps) {
  return (
    <>
      <div className={css.head}>
        <div>
          <Title order={1}>Dashboard</Title>
          <p className={css.greeting}>{greeting}</p>
        </div>
        <p className={css.today}>{today}</p>
      </div>
      {glance === 'loading' ? <OnItsWay /> : (
        <div className={css.columns}>
          <ReadingNow glance={glance} />
          <ModuleCards glance={glance} career={career} />
        </div>
      )}
    </>
  )
}

/** Holds the place, so that nothing moves when the shelf arrives. */
const OnItsWay = () => (
  <div className={css.onItsWay} aria-busy="true">
    <Delayed>
      <div className={css.columns}>
        <Bone height="20rem" />
        <Bone height="20rem" />
      </div>
    </Delayed>
  </div>
)
