import { MAX_RATING } from '@caderno/domain/reading'
import { startTransition, useId, useOptimistic } from 'react'
import { starsText } from './texts.ts'
import classes from './StarRating.module.css'

/** «Sem avaliação» first, which is not seen. */
const STARS = Array.from({ length: MAX_RATING + 1 }, (_, stars) => stars)

interface StarRatingProps {
  value: number
  /** Id of the title that is rated. */
  describedBy?: string | undefined
  onRate: (stars: number) => Promise<void> | void
}

/** Five stars as radio buttons: arrow keys choose, the chosen star pressed again takes the rating back. */
export function StarRating({ value, describedBy, onRate }: StarRatingProps) {
  const name = useId()
  const [shown, show] = useOptimistic(value)
  const choose = (stars: number) =>
    startTransition(async () => {
      show(stars)
      await onRate(stars)
    })
  const radio = (stars: number) => (
    <input
      key={stars}
      type="radio"
      name={name}
      value={stars}
      className={stars === 0 ? classes.none : classes.star}
      data-filled={(stars > 0 && stars <= shown) || undefined}
      checked={stars === shown}
      aria-label={starsText(stars)}
      onChange={() => choose(stars)}
      onClick={() => stars === shown && stars > 0 && choose(0)}
    />
  )
  return (
    <div role="radiogroup" aria-label="Avaliação" aria-describedby={describedBy} className={classes.stars}>
      {STARS.map(radio)}
    </div>
  )
}
