import { VisuallyHidden } from '@mantine/core'
import classes from './PageSkeleton.module.css'
import { useEffect, useState, type ReactNode } from 'react'

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

/** Shows its children only after a while, so that a quick load shows no skeleton at all. */
export function Delayed({ after = 200, children }: { after?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return due ? children : null
}
