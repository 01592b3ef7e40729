import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import css from './Dashboard.module.css'

/** Holds the place, so that nothing moves when the modules arrive. */
export const DashboardSkeleton = () => (
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
