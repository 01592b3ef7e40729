import type { ReactNode } from 'react'
import { Footer } from '../layout/Footer.tsx'
import { Link } from '../layout/Link.tsx'
import { Mark } from '../layout/Mark.tsx'
import { SkipLink } from '../layout/SkipLink.tsx'
import { ThemeSwitch } from '../layout/ThemeSwitch.tsx'
import css from './AuthLayout.module.css'
import { LandingCover } from './LandingCover.tsx'

/** The screens around signing in: the closed notebook (on a phone a band of it), its dividers sticking out over the page with the form. */
export function AuthLayout({
  cover = <LandingCover />,
  children,
}: {
  cover?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={css.pages}>
      <SkipLink />
      <aside className={css.cover} aria-label="Sobre o Caderno">
        <Link to="/" className={css.brand}>
          <Mark size={32} />
          <span>Caderno</span>
        </Link>
        <div className={css.inside}>{cover}</div>
      </aside>
      <div className={css.page}>
        <header className={css.top}>
          <ThemeSwitch />
        </header>
        <main id="conteudo" className={css.form} tabIndex={-1}>
          {children}
        </main>
        <Footer variant="full" />
      </div>
    </div>
  )
}
