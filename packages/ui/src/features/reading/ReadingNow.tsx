import { hasPages, pageOf, percentRead, type Reading, type ReadingService } from '@caderno/domain/reading'
import { count } from '@caderno/domain/kernel'
import { Progress, Title } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { BookCover } from '../../components/lists/BookCover.tsx'
import { Sheet } from '../../components/layout/Sheet.tsx'
import { FoldButton } from '../../components/forms/FoldedFields.tsx'
import { Stepper } from '../../components/forms/Stepper.tsx'
import { PAGE_STEPPER } from './agenda.ts'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import { ShowMore } from '../../components/lists/ShowMore.tsx'
import { PageField } from './PageField.tsx'
import { useAttempt } from '../../hooks/use-command.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useIsPrinted } from '../../hooks/use-is-printed.ts'
import classes from './ReadingNow.module.css'
import text from './ReadingText.module.css'

const SHOWN = 9
const NAME = 'Lendo agora'

/** What is being read: the bookmark at hand. A phone folds it, so that the shelf stands in its first screen. */
export function ReadingNow({ open, actions }: { open: readonly Reading[]; actions: ReadingService }) {
  const [shown, setShown] = useState(SHOWN)
  const isPrinted = useIsPrinted()
  const isFolding = useIsPhone() && !isPrinted
  const [unfolded, setUnfolded] = useState(false)
  if (open.length === 0) return null
  const list = (
    <>
      <ul data-list="leitura/lendo" className={classes.list}>
        {open.slice(0, shown).map((reading) => (
          <OpenItem key={reading.id} reading={reading} actions={actions} />
        ))}
      </ul>
      <ShowMore left={open.length - shown} step={SHOWN} onMore={() => setShown(shown + SHOWN)} />
    </>
  )
  if (!isFolding) return <Sheet title={NAME}>{list}</Sheet>
  return (
    <Sheet label={NAME}>
      <Title order={2}>
        <FoldButton unfolded={unfolded} onFold={setUnfolded} className={classes.fold}>
          <IconBook size={20} stroke={1.5} aria-hidden />
          <span>
            <b>{NAME}</b> · {open[0]!.titulo}
            {open.length > 1 && ` +${count(open.length - 1)}`}
          </span>
        </FoldButton>
      </Title>
      {unfolded && list}
    </Sheet>
  )
}

const OpenItem = memo(function OpenItem({ reading, actions }: { reading: Reading; actions: ReadingService }) {
  const title = useId()
  const { failure, attempt } = useAttempt(actions)
  const percent = percentRead(reading)
  return (
    <li data-record={reading.id} tabIndex={-1} aria-labelledby={title} className={classes.item}>
      <BookCover title={reading.titulo} src={reading.capa} width={68} />
      <div className={classes.body}>
        <Title order={3} id={title} className={text.title!}>
          {reading.titulo}
        </Title>
        <p className={text.byline}>{reading.autor || reading.tipo}</p>
        {hasPages(reading) && (
          <div className={classes.where}>
            <PageField
              title={reading.titulo}
              page={pageOf(reading)}
              total={reading.paginasTotal}
              onTurn={(page) => actions.turnTo(reading.id, page).outcome}
            >
              <Stepper
                {...PAGE_STEPPER}
                describedBy={title}
                onStep={(pages) => void attempt('progress', actions.step(reading.id, pages))}
              />
            </PageField>
            <Progress value={percent} aria-label={`${percent}% de ${reading.titulo}`} />
            <ProblemText>{failure}</ProblemText>
          </div>
        )}
      </div>
    </li>
  )
})
