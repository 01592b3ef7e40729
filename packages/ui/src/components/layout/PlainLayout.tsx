import type { PropsWithChildren } from 'react'
import { Link } from './Link.tsx'
import { Footer } from './Footer.tsx'
import { Mark } from './Mark.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import classes from './PlainLayout.module.css'

/** A page outside the modules: the brand, the theme, one thing to read. */
export function PlainLayout({ footer, children }: PropsWithChildren<{ footer?: 'minimal' | 'full' }>) {
  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.header}>
        <Link to="/" className={`${classes.brand}`} aria-label="Caderno, ir para o início">
          <Mark size={32} />
          <span>Caderno</span>
        </Link>
        <ThemeSwitch />
      </header>
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer variant={footer ?? 'minimal'} />
    </div>
  )
}
