import { MAX_RATING } from '@caderno/domain/reading'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { startTransition, useId, useOptimistic } from 'react'
import { starsText } from './texts.ts'
import classes from './StarRating.module.css'

const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

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
      type="radio"
      name={name}
      value={stars}
      checked={stars === shown}
      aria-label={starsText(stars)}
      onChange={() => choose(stars)}
      onClick={() => stars === shown && stars > 0 && choose(0)}
    />
  )
  return (
    <div role="radiogroup" aria-label="Avaliação" aria-describedby={describedBy} className={classes.stars}>
      <span className={classes.none}>{radio(0)}</span>
      {STARS.map((stars) => (
        <span key={stars} className={classes.star} data-filled={stars <= shown || undefined}>
          {radio(stars)}
          {stars <= shown ? <IconStarFilled aria-hidden /> : <IconStar stroke={1.25} aria-hidden />}
        </span>
      ))}
    </div>
  )
}
