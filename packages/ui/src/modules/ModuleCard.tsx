import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Link } from '../components/layout/Link.tsx'
import { moduleNamed, type ModuleId } from './index.ts'
import css from './ModuleCard.module.css'
import type { ModuleState } from './part.ts'

/** What a card says of its module; the picture is drawn of the same figures. */
export interface CardFigure {
  readonly value: string
  /** Stands small behind the figure. */
  readonly unit?: string
  /** A line under it. */
  readonly note: string
}
interface ModuleCardProps {
  module: ModuleId
  state: ModuleState
  /** «suas candidaturas» */
  what: string
  figure: CardFigure & { readonly picture?: ReactNode }
}

/** A divider of the notebook, with the figure of its module. Two lines, whatever is known: nothing moves when the figure arrives. */
export function ModuleCard({ module, state, what, figure }: ModuleCardProps) {
  const text = useId()
  const { name, path, about, Icon } = moduleNamed(module)
  return (
    <li className={css.card} data-module={module}>
      <div>
        <Title order={2}>
          <Icon size={18} stroke={1.5} aria-hidden />
          <Link to={path} className={css.link!} aria-describedby={text}>
            {name}
          </Link>
        </Title>
        <div id={text}>
          {state === 'loading' && (
            <div aria-hidden>
              <div className={css.figure}>&nbsp;</div>
              <p className="quiet">&nbsp;</p>
            </div>
          )}
          {state === 'failed' && <p className="quiet">Não foi possível ler {what}</p>}
          {state === 'ready' && <Figure {...figure} />}
          <p className="quiet">{about}</p>
        </div>
      </div>
      {(state === 'ready' && figure.picture) || (
        <IconChevronRight size={20} stroke={1.5} className={css.onward} aria-hidden />
      )}
    </li>
  )
}

const Figure = ({ value, unit, note }: CardFigure) => (
  <>
    <div className={css.figure}>
      {value} {unit && <small>{unit}</small>}
    </div>
    <p className="quiet">{note}</p>
  </>
)
