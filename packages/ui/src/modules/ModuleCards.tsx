import { CARDS } from './dashboard-parts.ts'
import { MODULES } from './index.ts'
import css from './ModuleCard.module.css'
import type { CardProps } from './part.ts'
import type { ModuleStates } from './use-sources.ts'

interface ModuleCardsProps extends Omit<CardProps, 'state'> {
  states: ModuleStates
}

/** The dividers of the notebook; on each the figure of its module, and a small picture of it. */
export const ModuleCards = ({ states, ...shown }: ModuleCardsProps) => (
  <ul className={css.cards}>
    {MODULES.map(({ id }) => {
      const Card = CARDS[id]
      return <Card key={id} state={states[id]} {...shown} />
    })}
  </ul>
)
