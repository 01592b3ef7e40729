import { percentRead } from '@caderno/domain/reading'
import { Progress, Title } from '@mantine/core'
import { memo, useId } from 'react'
import { BookCover } from '../../components/lists/BookCover.tsx'
import { byLine, ItemFailure, PagesRead, PageStepper, PurchaseLink } from './ItemParts.tsx'
import { ItemMenu } from './ItemMenu.tsx'
import type { ItemViewProps } from './item-view.ts'
import { StarRating } from './StarRating.tsx'
import { StatusSelect } from './StatusSelect.tsx'
import { useAttempt } from '../../hooks/use-command.ts'
import classes from './ReadingRow.module.css'

/** One item in the ruled list: its cover lies in the gutter. */
export const ReadingRow = memo(function ReadingRow({ reading, actions, onEdit, onRemove }: ItemViewProps) {
  const title = useId()
  const { failure, attempt } = useAttempt(actions)
  const { id } = reading
  return (
    <article aria-labelledby={title} className={classes.row}>
      <BookCover title={reading.titulo} src={reading.capa} width={32} />
      <div className={classes.text}>
        <Title order={3} id={title} className={classes.title!}>
          {reading.titulo}
        </Title>
        <p className={classes.byline}>{byLine(reading)}</p>
        <PurchaseLink reading={reading} describedBy={title} />
        <ItemFailure sentence={failure} />
      </div>
      <StatusSelect
        status={reading.status}
        describedBy={title}
        onChoose={(status) => attempt('progress', actions.chooseStatus(id, status))}
      />
      <StarRating
        value={reading.avaliacao}
        describedBy={title}
        onRate={(stars) => attempt('rating', actions.rate(id, stars))}
      />
      <div className={classes.progress}>
        <PagesRead reading={reading} />
        {reading.paginasTotal > 0 && <Progress value={percentRead(reading)} aria-hidden />}
      </div>
      <span className={classes.tools}>
        <PageStepper
          reading={reading}
          describedBy={title}
          onStep={(pages) => void attempt('progress', actions.step(id, pages))}
        />
        <ItemMenu describedBy={title} onEdit={() => onEdit(reading)} onRemove={() => onRemove(reading)} />
      </span>
    </article>
  )
})
