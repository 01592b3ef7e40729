import { count } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import classes from './ShowMore.module.css'

export interface ShowMoreProps {
  /** How many are not shown yet. */
  left: number
  step: number
  onMore: () => void
}

/** The foot of a list that is shown in steps. */
export const ShowMore = ({ left, step, onMore }: ShowMoreProps) =>
  left > 0 && (
    <div className={classes.more}>
      <Button variant="subtle" onClick={onMore}>
        {`Mostrar mais ${count(Math.min(left, step))} de ${count(left)}`}
      </Button>
    </div>
  )
