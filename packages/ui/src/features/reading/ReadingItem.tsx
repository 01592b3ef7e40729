import {
  hasPages,
  PAGE_STEP,
  pageOf,
  percentRead,
  type Reading,
  type ReadingService,
} from '@caderno/domain/reading'
import type { Applied, Write } from '@caderno/domain/kernel'
import { Button, Progress, Title, UnstyledButton } from '@mantine/core'
import { memo, useId, useState } from 'react'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { BadgeSelect } from '../../components/forms/BadgeSelect.tsx'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { OutsideLink } from '../../components/layout/OutsideLink.tsx'
import sheet from '../../components/layout/Sheet.module.css'
import { BookCover } from '../../components/lists/BookCover.tsx'
import { RecordRow } from '../../components/lists/RecordRow.tsx'
import { StatusBadge } from '../../components/lists/StatusBadge.tsx'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useAttempt, type Commands } from '../../hooks/use-command.ts'
import { ItemMenu, type ItemMenuProps } from './ItemMenu.tsx'
import { PAGE_STEPPER } from './agenda.ts'
import { readBefore, reopened, reopenedBack, starsText, STATUS_OPTIONS } from './texts.ts'
import { StarRating } from './StarRating.tsx'
import card from './ReadingCard.module.css'
import text from './ReadingText.module.css'
import row from './ReadingRow.module.css'

export type ShelfView = 'lista' | 'grade'

export interface ReadingItemProps extends Pick<ItemMenuProps, 'reading' | 'onNotes' | 'onEdit' | 'onRemove'> {
  view: ShelfView
  actions: ReadingService
  withUndo: Commands['withUndo']
}

/** One item of the shelf: a card of the grid, or a row of the ruled list with its cover in the gutter. On a phone a press on it shows what can be changed. */
export const ReadingItem = memo(function ReadingItem({
  reading,
  view,
  actions,
  withUndo,
  ...acts
}: ReadingItemProps) {
  const title = useId()
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState(false)
  const { failure, attempt } = useAttempt(actions)
  const { id, titulo, capa, autor, tipo } = reading
  const move = (write: Write<Applied<Reading>>) =>
    attempt(
      'progress',
      withUndo(write, {
        subject: id,
        message: (_, after) => reopened(reading, after),
        undone: reopenedBack(reading),
      }),
    )
  const past = readBefore(reading)
  const byline = (
    <>
      <p className={text.byline}>{[autor.trim(), tipo].filter(Boolean).join(' · ')}</p>
      {past && <p className={text.byline}>{past}</p>}
    </>
  )
  const toggle = () => setOpened(!opened)
  const heading = (
    <>
      <Title order={3} id={title} className={text.title!}>
        {isPhone ? (
          <UnstyledButton
            data-handle
            data-printed
            className={`clamp ${card.open}`}
            aria-expanded={opened}
            onClick={toggle}
          >
            {titulo}
          </UnstyledButton>
        ) : (
          titulo
        )}
      </Title>
      {byline}
    </>
  )
  const status = (
    <BadgeSelect
      label="Status"
      value={reading.status}
      options={STATUS_OPTIONS}
      describedBy={title}
      onChoose={(chosen) => move(actions.chooseStatus(id, chosen))}
    />
  )
  const link = (
    <OutsideLink href={reading.linkCompra} describedBy={title}>
      Link de compra
    </OutsideLink>
  )
  const rating = (!isPhone || reading.status !== 'Não Iniciado') && (
    <StarRating
      value={reading.avaliacao}
      describedBy={title}
      onRate={(stars) => attempt('rating', actions.rate(id, stars))}
    />
  )
  const pages = hasPages(reading) && (
    <span className={text.pages}>
      <span>{`${pageOf(reading)}/${reading.paginasTotal}`}</span>
      <span className="heard-on-phone"> páginas</span>
    </span>
  )
  const tools = (
    <span className={(view === 'lista' ? row : card).tools}>
      {hasPages(reading) && (!isPhone || reading.status !== 'Concluído') && (
        <Stepper {...PAGE_STEPPER} describedBy={title} onStep={(by) => void move(actions.step(id, by))} />
      )}
      <ItemMenu
        {...acts}
        reading={reading}
        describedBy={title}
        onReadAgain={() => void move(actions.readAgain(id))}
      />
    </span>
  )
  const record = { 'aria-labelledby': title, 'data-record': id, tabIndex: -1 }
  const isClosed = isPhone && !opened
  if (isPhone && view === 'lista')
    return (
      <RecordRow
        {...record}
        as="article"
        mark={<BookCover title={titulo} src={capa} width={38} />}
        title={titulo}
        titleId={title}
        level={3}
        meta={[
          autor.trim() || tipo,
          reading.status === 'Concluído' && reading.avaliacao > 0 ? (
            <span key="stars" role="img" aria-label={starsText(reading.avaliacao)}>
              {reading.avaliacao} ★
            </span>
          ) : (
            hasPages(reading) && (
              <span key="page">
                <b>{pageOf(reading)}</b>/{reading.paginasTotal}
              </span>
            )
          ),
        ]}
        badge={reading.status !== 'Lendo' && <StatusBadge status={reading.status} />}
        bar={
          pageOf(reading) > 0 &&
          reading.status !== 'Concluído' && <Progress size={3} value={percentRead(reading)} aria-hidden />
        }
        action={
          hasPages(reading) &&
          reading.status === 'Lendo' && (
            <Button
              size="xs"
              variant="light"
              aria-label={PAGE_STEPPER.increaseLabel}
              aria-describedby={title}
              onClick={() => void move(actions.step(id, PAGE_STEP))}
            >
              +{PAGE_STEP}
            </Button>
          )
        }
        opened={opened}
        onOpen={toggle}
      >
        {(opened || failure) && (
          <>
            <ProblemText>{failure}</ProblemText>
            {opened && (
              <>
                {byline}
                {link}
                <div className={row.state}>
                  {status}
                  {tools}
                </div>
                {rating}
              </>
            )}
          </>
        )}
      </RecordRow>
    )
  return view === 'lista' ? (
    <article {...record} className={row.row}>
      <BookCover title={titulo} src={capa} width={32} />
      <div className={row.text}>
        {heading}
        {link}
        <ProblemText>{failure}</ProblemText>
      </div>
      {status}
      {rating}
      <div className={row.progress}>
        {pages}
        {hasPages(reading) && <Progress value={percentRead(reading)} aria-hidden />}
      </div>
      {tools}
    </article>
  ) : (
    <article {...record} className={`${sheet.sheet} ${card.card}`} data-closed={isClosed || undefined}>
      <BookCover title={titulo} src={capa} width={84} />
      <div className={card.body}>
        {heading}
        {isClosed ? (
          <div className={card.foot}>
            {reading.status === 'Lendo' ? pages : <StatusBadge status={reading.status} />}
          </div>
        ) : (
          <>
            <div className={card.state}>
              {status}
              {link}
            </div>
            {rating}
            <div className={card.foot}>
              {pages}
              {tools}
            </div>
          </>
        )}
        <ProblemText>{failure}</ProblemText>
      </div>
    </article>
  )
})
