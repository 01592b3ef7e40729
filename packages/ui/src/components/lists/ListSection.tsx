import { Button, VisuallyHidden } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './ListSection.module.css'
import { ProblemText } from '../feedback/ProblemText.tsx'

/** What its page knows of a region. */
export interface ListRegion {
  pending?: boolean | undefined
  /** Why the last change was not kept. */
  problem?: string | undefined
}

export interface ListSectionProps extends ListRegion {
  /** Names the region. */
  title: string
  /** The place of the commands that change it. */
  list: string
  /** Search, filters and order. */
  tools?: ReactNode
  /** On a phone the tools are the head of the sheet that has the records. */
  joined?: boolean
  /** How much of the list matches. */
  found?: ReactNode
  /** What stands in place of the list where nothing matches, and the way out. */
  nothing?: false | { readonly sentence: string; readonly action: string; onAct(): void }
  children: ReactNode
}

/** The search of a list with what stands beside it; on a phone one line, in a sheet of its own where the records stand in none. */
export const Toolbar = ({ alone, children }: { alone: boolean; children: ReactNode }) => (
  <div className={classes.toolbar} data-alone={alone || undefined}>
    {children}
  </div>
)

/** A region of the page: tools, and the records that match. */
export function ListSection({
  title,
  list,
  pending,
  tools,
  joined = false,
  problem,
  found,
  nothing,
  children,
}: ListSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-list={list}
      data-pending={pending}
      data-joined={joined || undefined}
      className={classes.section}
    >
      <VisuallyHidden>
        <h2 id={id} data-head tabIndex={-1}>
          {title}
        </h2>
      </VisuallyHidden>
      {tools}
      <ProblemText large className={classes.problem}>
        {problem}
      </ProblemText>
      <p role="status" className={classes.found}>
        {found}
      </p>
      {nothing ? (
        <div className={classes.nothing}>
          <p role="status">{nothing.sentence}</p>
          <Button variant="default" onClick={nothing.onAct}>
            {nothing.action}
          </Button>
        </div>
      ) : (
        children
      )}
    </section>
  )
}
