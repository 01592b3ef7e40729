import type { ComponentProps } from 'react'
import { Sheet } from '../../components/layout/Sheet.tsx'
import classes from './Account.module.css'

/** One thing that can be done with an account: what it is, in a sentence, and its button. */
export const AccountSection = ({
  text,
  children,
  ...sheet
}: ComponentProps<typeof Sheet> & { text?: string }) => (
  <Sheet {...sheet}>
    <div className={classes.body}>
      {text && <p className="dimmed">{text}</p>}
      {children}
    </div>
  </Sheet>
)
