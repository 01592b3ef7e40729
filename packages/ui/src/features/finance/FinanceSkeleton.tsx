import { VisuallyHidden } from '@mantine/core'
import { Delayed, Bone } from '../../components/layout/PageSkeleton.tsx'
import classes from './FinanceFrame.module.css'

/** A tab's layout while its data or its script is on its way; the blocks appear after 200 ms. */
export function FinanceSkeleton() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <Delayed>
        <div className={classes.blocks}>
          <VisuallyHidden>Carregando…</VisuallyHidden>
          <Bone height="5.5rem" />
          <Bone height="6rem" />
          <Bone height="17rem" />
        </div>
      </Delayed>
    </div>
  )
}
