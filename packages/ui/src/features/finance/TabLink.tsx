import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../components/layout/Link.tsx'
import type { FinanceTabId } from './tab-props.ts'
import classes from './FinanceFrame.module.css'

/** Leads to another tab, and leaves the rest of the address. */
export function TabLink({ tab, children }: { tab: FinanceTabId; children: ReactNode }) {
  const query = new URLSearchParams(useLocation().search)
  query.set('aba', tab)
  return (
    <Link className={classes.link!} to={`?${query.toString()}`}>
      {children}
    </Link>
  )
}
