import { MODULES } from '../../modules/index.ts'
import css from './Cover.module.css'

const OFFERS = ['Planejamento de estudos', 'Biblioteca pessoal', 'Gestão de projetos']

/** What a signed-out visitor reads about Caderno (D3): the sentence, what it offers, and the dividers of the notebook. */
export function LandingCover() {
  return (
    <>
      <h2 className={css.pitch}>
        <strong>Organize seus estudos,</strong>{' '}
        <span>acompanhe seu progresso e alcance seus objetivos acadêmicos.</span>
      </h2>
      <ul className={css.offers}>
        {OFFERS.map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </ul>
      <ul className={css.dividers} aria-label="Módulos">
        {MODULES.map(({ id, name, about, Icon }) => (
          <li key={id} data-module={id}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <span>
              <strong>{name}</strong>
              <small>{about}</small>
            </span>
            <i className={css.tab} />
          </li>
        ))}
      </ul>
    </>
  )
}
