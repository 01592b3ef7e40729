import { count } from '@caderno/domain/kernel'
import {
  APPLICATION_PHASES,
  applicationsByPhase,
  type Application,
  type ApplicationPhase,
} from '@caderno/domain/career'
import { UnstyledButton, Title } from '@mantine/core'
import { useCallback, useMemo, useState, useId } from 'react'
import type { CardsProps } from './ApplicationList.tsx'
import { PHASE } from './phases.tsx'
import { useDrag, type Drag } from './use-drag.ts'
import classes from './Board.module.css'
import { ApplicationCard } from './ApplicationCard.tsx'
import { problemOf } from '../../../hooks/use-command.ts'

/** A column for each fase. A card moves by dragging, by the arrow keys on its handle, by its select, and by one tap on its next fase. */
export default function Board({ applications, onMove, ...cards }: CardsProps) {
  const columns = useMemo(() => applicationsByPhase(applications), [applications])
  const [shown, setShown] = useState<ApplicationPhase>('enviado')
  const [moved, setMoved] = useState<string>()
  const moveCard = useCallback(
    (application: Application, fase: ApplicationPhase) => {
      setMoved(application.id)
      return onMove(application, fase)
    },
    [onMove],
  )
  const drag = useDrag((id, fase) => {
    const application = applications.find((one) => one.id === id)
    if (application) void moveCard(application, fase)
  })
  return (
    <>
      <p className={classes.keys}>
        Arraste um cartão para outra coluna. Com o teclado, na alça: ↑ e ↓ escolhem o cartão, ← e → mudam a
        fase.
      </p>
      <div className={classes.choice} role="group" aria-label="Fase mostrada">
        {APPLICATION_PHASES.map((fase) => (
          <UnstyledButton key={fase} aria-pressed={fase === shown} onClick={() => setShown(fase)}>
            <b>{count(columns[fase].length)}</b> {PHASE[fase].word}
          </UnstyledButton>
        ))}
      </div>
      <div className={classes.board}>
        {APPLICATION_PHASES.map((fase) => (
          <BoardColumn
            key={fase}
            {...cards}
            fase={fase}
            applications={columns[fase]}
            shown={fase === shown}
            moved={moved}
            drag={drag}
            onMove={moveCard}
          />
        ))}
      </div>
    </>
  )
}

const STEP = 12

/** On a phone the column that is `shown` stands alone. The card that was `moved` last is shown wherever it fell. */
function BoardColumn({
  fase,
  applications,
  shown,
  moved,
  drag,
  contactNames,
  problem,
  ...acts
}: CardsProps & { fase: ApplicationPhase; shown: boolean; moved: string | undefined; drag: Drag }) {
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
              {...acts}
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
