import { Link } from '../layout/Link.tsx'
import { useReturnPath } from '../layout/return-path.ts'
import css from '../forms/form.module.css'

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

/** A link between the sign-in screens: it carries the return address along, and nothing else that its page keeps. */
export function AuthLink({
  to,
  children,
  className = '',
}: {
  to: string
  children: string
  className?: string | undefined
}) {
  const returnTo = useReturnPath()
  return (
    <Link to={to} state={returnTo === null ? null : { returnTo }} className={`text-link ${className}`}>
      {children}
    </Link>
  )
}
