import { Link } from './Link.tsx'
import { useUi } from './ui-context.tsx'
import classes from './Footer.module.css'
import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'

const BUILT_WITH = ['React', 'TypeScript', 'Firebase']

/** `full` adds what the product says of itself, floating particles and a glow that follows the mouse (§2). */
export function Footer({ variant = 'minimal' }: { variant?: 'minimal' | 'full' }) {
  const { reportBug } = useUi()
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

const PARTICLES = [8, 19, 31, 44, 52, 63, 74, 82, 91]

/** Decoration behind the full footer: drifting particles and a glow under the mouse; both stop under prefers-reduced-motion. */
function FooterSky() {
  const sky = useRef<HTMLDivElement>(null)
  useWindowEvent('pointermove', (event) => {
    const element = sky.current
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { left, top } = element.getBoundingClientRect()
    element.style.setProperty('--glow-x', `${event.clientX - left}px`)
    element.style.setProperty('--glow-y', `${event.clientY - top}px`)
  })
  return (
    <div ref={sky} className={classes.sky} aria-hidden="true">
      <span className={classes.glow} />
      {PARTICLES.map((left, index) => (
        <i key={left} style={{ left: `${left}%`, animationDelay: `${index * -1.7}s` }} />
      ))}
    </div>
  )
}
