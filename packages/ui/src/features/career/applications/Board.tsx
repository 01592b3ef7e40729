import { count } from '@caderno/domain/kernel'
import {
  APPLICATION_PHASES,
  applicationsByPhase,
  type Application,
  type ApplicationPhase,
} from '@caderno/domain/career'
import { UnstyledButton } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import type { CardsProps } from './ApplicationList.tsx'
import { BoardColumn } from './BoardColumn.tsx'
import { PHASE } from './phases.tsx'
import { useDrag } from './use-drag.ts'
import classes from './Board.module.css'

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
