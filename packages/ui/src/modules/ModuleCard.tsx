import { Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Link } from '../components/layout/Link.tsx'
import { moduleNamed, type ModuleId } from './index.ts'
import css from './ModuleCard.module.css'
import type { ModuleState } from './part.ts'

/** What a card says of its module; the picture is drawn of the same figures. */
export interface Said {
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
  figure: Said & { readonly picture?: ReactNode }
}

/** A divider of the notebook, with the figure of its module. Two lines, whatever is known: nothing moves when the figure arrives. */
export function ModuleCard({ module, state, what, figure }: ModuleCardProps) {
  const title = useId()
  const text = useId()
  const { name, path, about, Icon } = moduleNamed(module)
  return (
    <li>
      <Link
        to={path}
        className={css.card!}
        data-module={module}
        aria-labelledby={title}
        aria-describedby={text}
      >
        <div>
          <Title order={2} id={title}>
            <Icon size={18} stroke={1.5} aria-hidden />
            {name}
          </Title>
          <div id={text}>
            {state === 'loading' && (
              <div aria-hidden>
                <p className={css.figure}>&nbsp;</p>
                <p className={css.state}>&nbsp;</p>
              </div>
            )}
            {state === 'failed' && <p className={css.state}>Não foi possível ler {what}</p>}
            {state === 'ready' && <Figure {...figure} />}
            <p className={css.about}>{about}</p>
          </div>
        </div>
        {(state === 'ready' && figure.picture) || (
          <IconChevronRight size={20} stroke={1.5} className={css.onward} aria-hidden />
        )}
      </Link>
    </li>
  )
}

const Figure = ({ value, unit, note }: Said) => (
  <>
    <p className={css.figure}>
      {value} {unit && <small>{unit}</small>}
    </p>
    <p className={css.state}>{note}</p>
  </>
)
