import type { ComponentProps, PropsWithChildren, ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { Link } from './Link.tsx'
import { Mark } from './Mark.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import css from './AuthLayout.module.css'
import coverClasses from './Cover.module.css'
import form from '../forms/form.module.css'
import { useReturnPath } from './paths.ts'
import { MODULES } from '../../modules/index.ts'

/** The screens around signing in: the closed notebook (on a phone a band of it), its dividers sticking out over the page with the form. */
export function AuthLayout({ cover = <LandingCover />, children }: PropsWithChildren<{ cover?: ReactNode }>) {
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

/** The page's h1 and, where there is something to say, one line below it. */
export function AuthHeading({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      {children && <p className={form.lead}>{children}</p>}
    </>
  )
}

/** The other ways in, below a form. */
export function AuthLinks({ links }: { links: readonly { readonly to: string; readonly text: string }[] }) {
  return (
    <nav className={form.links} aria-label="Outras opções">
      {links.map(({ to, text }) => (
        <AuthLink key={to} to={to}>
          {text}
        </AuthLink>
      ))}
    </nav>
  )
}

/** A link between the sign-in screens that keeps the return address. */
export function AuthLink({ className = '', ...props }: ComponentProps<typeof Link>) {
  const returnTo = useReturnPath()
  return <Link {...props} state={returnTo && { returnTo }} className={`text-link ${className}`} />
}

const OFFERS = ['Planejamento de estudos', 'Biblioteca pessoal', 'Gestão de projetos']

/** What a signed-out visitor reads about Caderno (D3): the sentence, what it offers, and the dividers of the notebook. */
function LandingCover() {
  return (
    <>
      <h2 className={coverClasses.pitch}>
        <strong>Organize seus estudos,</strong>{' '}
        <span>acompanhe seu progresso e alcance seus objetivos acadêmicos.</span>
      </h2>
      <ul className={coverClasses.offers}>
        {OFFERS.map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </ul>
      <ul className={coverClasses.dividers} aria-label="Módulos">
        {MODULES.map(({ id, name, about, Icon }) => (
          <li key={id} data-module={id}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <span>
              <strong>{name}</strong>
              <small>{about}</small>
            </span>
            <i className={coverClasses.tab} />
          </li>
        ))}
      </ul>
    </>
  )
}
