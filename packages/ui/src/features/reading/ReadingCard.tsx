import { Title } from '@mantine/core'
import { memo, useId } from 'react'
import { BookCover } from '../../components/lists/BookCover.tsx'
import sheet from '../../components/layout/Sheet.module.css'
import { byLine, ItemFailure, PagesRead, PageStepper, PurchaseLink } from './ItemParts.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import type { ItemViewProps } from './item-view.ts'
import { StarRating } from './StarRating.tsx'
import { StatusSelect } from './StatusSelect.tsx'
import { useAttempt } from '../../hooks/use-command.ts'
import classes from './ReadingCard.module.css'

/** One item in the grid. */
export const ReadingCard = memo(function ReadingCard({ reading, actions, onEdit, onRemove }: ItemViewProps) {
  const title = useId()
  const { failure, attempt } = useAttempt(actions)
  const { id } = reading
  return (
    <article aria-labelledby={title} className={`${sheet.sheet} ${classes.card}`}>
      <BookCover title={reading.titulo} src={reading.capa} width={84} />
      <div className={classes.body}>
        <Title order={3} id={title} className={classes.title!}>
          {reading.titulo}
        </Title>
        <p className={classes.byline}>{byLine(reading)}</p>
        <div className={classes.state}>
          <StatusSelect
            status={reading.status}
            describedBy={title}
            onChoose={(status) => attempt('progress', actions.chooseStatus(id, status))}
          />
          <PurchaseLink reading={reading} describedBy={title} />
        </div>
        <StarRating
          value={reading.avaliacao}
          describedBy={title}
          onRate={(stars) => attempt('rating', actions.rate(id, stars))}
        />
        <div className={classes.foot}>
          <PagesRead reading={reading} />
          <span className={classes.tools}>
            <PageStepper
              reading={reading}
              describedBy={title}
              onStep={(pages) => void attempt('progress', actions.step(id, pages))}
            />
            <ItemMenu describedBy={title} onEdit={() => onEdit(reading)} onRemove={() => onRemove(reading)} />
          </span>
        </div>
        <ItemFailure sentence={failure} />
      </div>
    </article>
  )
})
