import classes from './ProblemText.module.css'

interface ProblemTextProps {
  id?: string
  /** As large as the text around it. */
  large?: boolean
  className?: string | undefined
  /** Why the last change was not kept, if it was not. */
  children: string | undefined
}

/** Says in its place what went wrong. */
export const ProblemText = ({
  id,
  large,
  className = large ? '' : classes.apart,
  children,
}: ProblemTextProps) =>
  children ? (
    <p id={id} role="alert" className={`problem ${large ? classes.large : ''} ${className}`}>
      {children}
    </p>
  ) : null
