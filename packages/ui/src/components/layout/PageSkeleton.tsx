import { VisuallyHidden } from '@mantine/core'
import classes from './PageSkeleton.module.css'
import { useTimeout } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'

/** One grey bar or block of a skeleton; sizes are CSS lengths in rem or %. */
export const Bone = ({ width = '100%', height }: { width?: string; height: string }) => (
  <span className={classes.bone} style={{ width, height }} />
)

/** The blocks of what is on its way, after 200 ms. The page is busy from the start: what waits until it stands waits for it. */
export const SkeletonBlocks = ({
  label = 'Carregando…',
  heights,
  children,
}: {
  label?: string
  /** The heights of the last blocks, which are as wide as the page. */
  heights: readonly string[]
  children?: ReactNode
}) => (
  <div className={classes.page} aria-busy="true">
    <Delayed>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
      {heights.map((height) => (
        <Bone key={height} height={height} />
      ))}
    </Delayed>
  </div>
)

/** The layout of a page that is on its way. */
export const PageSkeleton = () => (
  <SkeletonBlocks heights={['5.5rem', '16rem']}>
    <Bone width="9rem" height="0.875rem" />
    <Bone width="14rem" height="2rem" />
  </SkeletonBlocks>
)

/** The layout of a tab while its data or its script is on its way; holds the footer down. */
export const TabSkeleton = () => (
  <div className={classes.tab}>
    <SkeletonBlocks heights={['5.5rem', '6rem', '17rem']} />
  </div>
)

/** Shows its children only after a while, so that a quick load shows no skeleton at all. */
export function Delayed({ after = 200, children }: { after?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useTimeout(() => setDue(true), after, { autoInvoke: true })
  return due ? children : null
}
