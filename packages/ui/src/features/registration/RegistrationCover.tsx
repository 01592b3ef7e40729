import { IconCheck } from '@tabler/icons-react'
import cover from '../../components/layout/Cover.module.css'
import css from './RegistrationCover.module.css'

interface RegistrationCoverProps {
  /** The lines of the label by their names; empty ones stay empty. */
  label: Readonly<Record<'Nome' | 'Matrícula' | 'Curso', string>>
  steps: readonly { readonly title: string; readonly about: string }[]
  current: number
}

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead'

/** The cover of a notebook that is being named: its label fills in as the student types, its dividers are the steps. */
export function RegistrationCover({ label, steps, current }: RegistrationCoverProps) {
  return (
    <>
      <div className={css.label}>
        <dl aria-label="Etiqueta do seu caderno">
          {Object.entries(label).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text || '\u00a0'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol className={`${cover.dividers} ${css.steps}`} aria-label="Passos do cadastro">
        {steps.map(({ title, about }, index) => (
          <li
            key={title}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.number}>
              {index < current ? (
                <IconCheck size={16} stroke={2} role="img" aria-label="Concluído" />
              ) : (
                index + 1
              )}
            </span>
            <span>
              <strong>{title}</strong>
              <small>{about}</small>
            </span>
            <i className={`${cover.tab} ${css.tab}`} />
          </li>
        ))}
      </ol>
    </>
  )
}
