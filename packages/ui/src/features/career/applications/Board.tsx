import { count } from '@caderno/domain/kernel'
import {
  APPLICATION_PHASES,
  applicationsByPhase,
  type Application,
  type ApplicationPhase,
} from '@caderno/domain/career'
import { Button, UnstyledButton, Title } from '@mantine/core'
import { useCallback, useMemo, useState, useId, type DragEvent } from 'react'
import type { CardsProps } from './ApplicationList.tsx'
import { PHASE } from './phases.tsx'
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
          <Column
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
interface ColumnProps extends CardsProps {
  fase: ApplicationPhase
  shown: boolean
  moved: string | undefined
  drag: Drag
}

function Column({ fase, applications, shown, moved, drag, contactNames, problem, ...acts }: ColumnProps) {
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
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          fullWidth
          onClick={() => setWanted(wanted + STEP)}
        >{`Mostrar mais ${count(Math.min(more, STEP))} de ${count(more)}`}</Button>
      )}
    </section>
  )
}

/** Our own kind of content: what is dragged in from elsewhere is none of it. */
const KIND = 'application/x-candidatura'

type Drag = ReturnType<typeof useDrag>

/** Drags a card by mouse to another column; `over` is the column that it would fall into. */
function useDrag(onDrop: (id: string, fase: ApplicationPhase) => void) {
  const [over, setOver] = useState<ApplicationPhase>()
  const card = useCallback(
    (id: string) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(KIND, id)
        event.dataTransfer.effectAllowed = 'move'
      },
      onDragEnd: () => setOver(undefined),
    }),
    [],
  )
  const column = (fase: ApplicationPhase) => ({
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(KIND)) return
      event.preventDefault()
      setOver(fase)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null))
        setOver((now) => (now === fase ? undefined : now))
    },
    onDrop(event: DragEvent) {
      const id = event.dataTransfer.getData(KIND)
      setOver(undefined)
      if (id === '') return
      event.preventDefault()
      onDrop(id, fase)
    },
  })
  return { over, card, column }
}
