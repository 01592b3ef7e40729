import classes from './ProblemText.module.css'

interface ProblemTextProps {
  id?: string
  className?: string | undefined
  /** Why the last change was not kept, if it was not. */
  children: string | undefined
}

/** Says in its place what went wrong. */
export const ProblemText = ({ id, className = classes.problem, children }: ProblemTextProps) =>
  children ? (
    <p id={id} role="alert" className={className}>
      {children}
    </p>
  ) : null
