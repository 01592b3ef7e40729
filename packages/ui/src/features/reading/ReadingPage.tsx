import { type IsoDate, count } from '@caderno/domain/kernel'
import {
  shelfStatistics,
  sortShelf,
  type Reading,
  type ReadingService,
  type ShelfStatistics,
} from '@caderno/domain/reading'
import type { ReadingGoal, View } from '@caderno/domain/shell'
import { Button, VisuallyHidden, SegmentedControl } from '@mantine/core'
import { IconPlus, IconLayoutGrid, IconList, type Icon } from '@tabler/icons-react'
import { useMemo } from 'react'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { useCommand } from '../../hooks/use-command.ts'
import { useRemoval } from '../../hooks/use-removal.ts'
import { useDialog } from '../../hooks/use-dialog.ts'
import { useOpened } from '../../hooks/use-opened.ts'
import { usePageFocus } from '../../hooks/use-page-focus.ts'
import { Waiting } from '../../components/feedback/Waiting.tsx'
import { EmptyShelf } from './EmptyShelf.tsx'
import { prefetchDialogs, ReadingDialogs } from './ReadingDialogs.tsx'
import { ReadingNow } from './ReadingNow.tsx'
import { RecommendedSites } from './RecommendedSites.tsx'
import { ShelfSection } from './ShelfSection.tsx'
import { removed, restored, shelfState, unreadable, mean, queuedSince, ratedItems } from './texts.ts'
import { YearGoal } from './goal/YearGoal.tsx'
import classes from './ReadingPage.module.css'
import '../../theme/styles-figures.ts'
import { Ring } from '../../components/charts/Ring.tsx'
import { StatRow } from '../../components/lists/StatRow.tsx'

interface ReadingPageProps {
  shelf: readonly Reading[]
  /** Stored items that could not be read. */
  setAside: number
  /** Some of it is not stored yet. */
  pending?: boolean
  /** Some of it is on this device only. */
  waiting?: boolean
  /** The shelf could not be read anew: it may be old. */
  stale: boolean
  view: View
  /** Null when there is none, undefined when it could not be read. */
  goal: ReadingGoal | null | undefined
  today: IsoDate
  /** What a screen reader is told of the last change. */
  said?: string
  actions: ReadingService
  onView: (view: View) => void
  onRetry: () => void
}

const REMOVAL = { failure: 'remove', removed, restored } as const

/** The reading library: what is open, figures, the shelf, and where to find more. */
export function ReadingPage({
  shelf,
  setAside,
  pending = false,
  waiting = false,
  stale,
  view,
  goal,
  today,
  said = '',
  actions,
  onView,
  onRetry,
}: ReadingPageProps) {
  const { dialog, open: openDialog, close } = useDialog<Reading | 'new'>()
  useOpened(shelf, openDialog)
  const commands = useCommand('leitura', actions)
  const removal = useRemoval(commands, actions.remove, REMOVAL)
  const figures = useMemo(() => shelfStatistics(shelf, today.slice(0, 4)), [shelf, today])
  const open = useMemo(
    () =>
      sortShelf(
        shelf.filter(({ status }) => status === 'Lendo'),
        'recentes',
      ),
    [shelf],
  )
  const empty = shelf.length === 0
  const places = usePageFocus({ form: dialog, moved: removal.moved, empty })
  const add = (
    <Button
      ref={places.add}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      onPointerEnter={prefetchDialogs}
      onFocus={prefetchDialogs}
      onClick={() => openDialog('new')}
    >
      Adicionar item
    </Button>
  )
  return (
    <div data-module="leitura">
      <PageHead
        title="Leitura"
        state={
          <>
            {shelfState(figures)} <Waiting waiting={waiting} />
          </>
        }
        actions={
          <>
            <ViewSwitch view={view} onView={onView} />
            {!empty && add}
          </>
        }
      />
      <div className={classes.blocks}>
        <ShelfNotices setAside={setAside} stale={stale} onRetry={onRetry} />
        {empty ? (
          <EmptyShelf action={add} />
        ) : (
          <>
            <ReadingNow open={open} actions={actions} />
            <ReadingStatistics figures={figures} today={today} />
            <YearGoal shelf={shelf} goal={goal} today={today} actions={actions} />
            <ShelfSection
              shelf={shelf}
              view={view}
              actions={actions}
              pending={pending}
              problem={commands.problem?.sentence}
              headingRef={places.heading}
              onEdit={openDialog}
              onRemove={removal.ask}
            />
          </>
        )}
        <RecommendedSites />
      </div>
      <ReadingDialogs dialog={dialog} removal={removal} actions={actions} onClose={close} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

/** What the student should know about the shelf as it is shown. */
export function ShelfNotices({
  setAside,
  stale,
  onRetry,
}: {
  setAside: number
  stale: boolean
  onRetry: () => void
}) {
  return (
    <>
      {stale && (
        <div role="alert" className={classes.notice}>
          <span>Não foi possível atualizar a estante. Você vê os itens da última leitura.</span>
          <Button size="xs" variant="default" onClick={onRetry}>
            Tentar novamente
          </Button>
        </div>
      )}
      {setAside > 0 && (
        <p role="status" className={classes.notice}>
          {unreadable(setAside)}
        </p>
      )}
    </>
  )
}

const choice = (ChoiceIcon: Icon, label: string) => (
  <span className={classes.choice}>
    <ChoiceIcon size={16} stroke={1.5} aria-hidden />
    {label}
  </span>
)
const VIEWS = [
  { value: 'lista', label: choice(IconList, 'Lista') },
  { value: 'grade', label: choice(IconLayoutGrid, 'Grade') },
]

/** List or grid. */
export const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <SegmentedControl
    aria-label="Modo de exibição"
    data={VIEWS}
    value={view}
    transitionDuration={0}
    onChange={(value) => onView(value as View)}
  />
)

/** The shelf in four figures. */
export function ReadingStatistics({ figures, today }: { figures: ShelfStatistics; today: IsoDate }) {
  const share = figures.total === 0 ? 0 : Math.round((100 * figures.finished) / figures.total)
  return (
    <StatRow
      stats={[
        {
          label: `Lidos em ${today.slice(0, 4)}`,
          value: count(figures.finishedInYear),
          note: `${count(figures.finished)} de ${count(figures.total)} da estante`,
          picture: (
            <Ring value={share} label={`${share}% da estante concluída`}>
              {share}%
            </Ring>
          ),
        },
        {
          label: 'Páginas lidas',
          value: count(figures.pagesRead),
          note: `de ${count(figures.pagesTotal)} na estante`,
        },
        { label: 'Média das avaliações', value: mean(figures.meanRating), note: ratedItems(figures.rated) },
        {
          label: 'Na fila',
          value: count(figures.queued),
          note: queuedSince(figures.queuedSince, today) ?? 'nada esperando',
        },
      ]}
    />
  )
}
