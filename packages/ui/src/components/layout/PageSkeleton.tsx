import { VisuallyHidden } from '@mantine/core'
import { Delayed } from './Delayed.tsx'
import classes from './PageSkeleton.module.css'

/** One grey bar or block of a skeleton; sizes are CSS lengths in rem or %. */
export const Bone = ({ width = '100%', height }: { width?: string; height: string }) => (
  <span className={classes.bone} style={{ width, height }} />
)

/** The layout of a page that is on its way, after 200 ms. */
export function PageSkeleton() {
  return (
    <Delayed>
      <div className={classes.page} aria-busy="true">
        <VisuallyHidden>Carregando…</VisuallyHidden>
        <Bone width="9rem" height="0.875rem" />
        <Bone width="14rem" height="2rem" />
        <Bone height="5.5rem" />
        <Bone height="16rem" />
      </div>
    </Delayed>
  )
}
