import { count } from '@caderno/domain/kernel'
import type { ApplicationPhase } from '@caderno/domain/career'
import { Title, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import type { CardsProps } from './ApplicationList.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { PHASE } from './phases.tsx'
import type { Drag } from './use-drag.ts'
import { problemOf } from '../../../hooks/use-command.ts'
import classes from './Board.module.css'

const STEP = 12

interface BoardColumnProps extends CardsProps {
  fase: ApplicationPhase
  /** On a phone one column stands alone. */
  shown: boolean
  /** The card that was moved last is shown wherever it fell. */
  moved: string | undefined
  drag: Drag
}

/** The applications of one fase, the newest first, some at a time. */
export function BoardColumn({
  fase,
  applications,
  shown,
  moved,
  drag,
  contactNames,
  problem,
  ...card
}: BoardColumnProps) {
  const title = useId()
  const [wanted, setWanted] = useState(STEP)
  const { word, tone, Icon } = PHASE[fase]
  const cards = applications.filter(({ id }, index) => index < wanted || id === moved)
  const more = applications.length - cards.length
  return (
    <section
      className={classes.column}
      aria-labelledby={title}
      data-shown={shown || undefined}
      data-over={drag.over === fase || undefined}
      {...drag.column(fase)}
    >
      <Title order={3} id={title} className={classes.title!}>
        <Icon size={17} stroke={1.75} color={`var(--cad-${tone})`} aria-hidden />
        {word} <span>{count(applications.length)}</span>
      </Title>
      {applications.length === 0 && <p className={classes.none}>Nenhuma candidatura aqui.</p>}
      <ul className={classes.cards}>
        {cards.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              {...card}
              application={application}
              contact={contactNames.get(application.contatoId)}
              problem={problemOf(application.id, problem)}
              dragged={drag.card}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <UnstyledButton
          className={classes.more!}
          onClick={() => setWanted(wanted + STEP)}
        >{`Mostrar mais ${count(Math.min(more, STEP))} de ${count(more)}`}</UnstyledButton>
      )}
    </section>
  )
}
