import { FooterSky } from './FooterSky.tsx'
import { Link } from './Link.tsx'
import { useReportBug } from './ui-context.tsx'
import classes from './Footer.module.css'

const BUILT_WITH = ['React', 'TypeScript', 'Firebase']

/** `full` adds what the product says of itself, floating particles and a glow that follows the mouse (§2). */
export function Footer({ variant = 'minimal' }: { variant?: 'minimal' | 'full' }) {
  const reportBug = useReportBug()
  const full = variant === 'full'
  const links = (
    <span className={classes.links}>
      <Link to="/privacidade">Privacidade</Link>
      <button type="button" onClick={reportBug}>
        Reportar bug
      </button>
    </span>
  )
  return (
    <footer className={classes.footer} data-variant={variant}>
      {full && <FooterSky />}
      {full && (
        <div className={classes.about}>
          <div>
            <p>Plataforma de gestão acadêmica e pessoal com foco em produtividade e organização.</p>
            <p>Transformando a educação através da tecnologia</p>
          </div>
          {links}
        </div>
      )}
      <div className={classes.line}>
        <span>© {new Date().getFullYear()} Caderno</span>
        <span>Desenvolvido para estudantes</span>
        <span className={classes.tech}>
          {full && <span id="built-with">Construído com:</span>}
          <ul
            className={classes.badges}
            aria-label={full ? undefined : 'Tecnologias'}
            aria-labelledby={full ? 'built-with' : undefined}
          >
            {BUILT_WITH.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </span>
        {!full && links}
      </div>
    </footer>
  )
}
