import { useLocation } from 'react-router-dom'
import { Link } from '../Link.tsx'
import css from './form.module.css'

/** The other ways in, below a form. */
export function AuthLinks({ links }: { links: readonly { readonly to: string; readonly text: string }[] }) {
  return (
    <nav className={css.links} aria-label="Outras opções">
      {links.map(({ to, text }) => (
        <AuthLink key={to} to={to}>
          {text}
        </AuthLink>
      ))}
    </nav>
  )
}

/** A link between the sign-in screens: it carries the return address along. */
export function AuthLink({ to, children, className = '' }: { to: string; children: string; className?: string | undefined }) {
  const state = useLocation().state as unknown
  return (
    <Link to={to} state={state} className={`text-link ${className}`}>
      {children}
    </Link>
  )
}
