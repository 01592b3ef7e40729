import type { IsoDate } from '@caderno/domain/kernel'
import { CONFIRM_READING_REMOVAL, shelfStatistics, sortShelf, type Reading } from '@caderno/domain/reading'
import type { View } from '@caderno/domain/shell'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { UndoBar } from '../../components/UndoBar.tsx'
import { EmptyShelf } from './EmptyShelf.tsx'
import { ReadingDialog, type DialogSubject } from './ReadingDialog.tsx'
import { ReadingNow } from './ReadingNow.tsx'
import { ReadingStatistics } from './ReadingStatistics.tsx'
import type { ReadingActions } from './reading-actions.ts'
import { RecommendedSites } from './RecommendedSites.tsx'
import { ShelfNotices } from './ShelfNotices.tsx'
import { ShelfSection } from './ShelfSection.tsx'
import { shelfState } from './texts.ts'
import { useRemoval } from './use-removal.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import classes from './ReadingPage.module.css'

export interface ReadingPageProps {
  shelf: readonly Reading[]
  /** Stored items that could not be read. */
  setAside: number
  /** The shelf could not be read anew: it may be old. */
  stale: boolean
  view: View
  today: IsoDate
  /** What a screen reader is told of the last change. */
  said?: string
  actions: ReadingActions
  onView: (view: View) => void
  onRetry: () => void
}

/** The reading library: what is open, figures, the shelf, and where to find more. */
export function ReadingPage({ shelf, setAside, stale, view, today, said = '', actions, onView, onRetry }: ReadingPageProps) {
  const [subject, setSubject] = useState<DialogSubject>()
  const removal = useRemoval(actions)
  const figures = useMemo(() => shelfStatistics(shelf, today.slice(0, 4)), [shelf, today])
  const open = useMemo(() => sortShelf(shelf.filter(({ status }) => status === 'Lendo'), 'recentes'), [shelf])
  const empty = shelf.length === 0
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setSubject('new')}>Adicionar item</Button>
  )
  return (
    <div data-module="leitura">
      <PageHead title="Leitura" state={shelfState(figures)} actions={<><ViewSwitch view={view} onView={onView} />{!empty && add}</>} />
      <div className={classes.blocks}>
        <ShelfNotices setAside={setAside} stale={stale} onRetry={onRetry} />
        {empty ? <EmptyShelf action={add} /> : (
          <>
            <ReadingNow open={open} actions={actions} />
            <ReadingStatistics figures={figures} today={today} />
            <ShelfSection
              shelf={shelf}
              view={view}
              actions={actions}
              problem={removal.problem}
              removals={removal.count}
              onEdit={setSubject}
              onRemove={removal.ask}
            />
          </>
        )}
        <RecommendedSites />
      </div>
      {subject && <ReadingDialog key={subject === 'new' ? subject : subject.id} subject={subject} actions={actions} onClose={() => setSubject(undefined)} />}
      <ConfirmDialog
        opened={removal.asked !== undefined}
        title="Remover item"
        question={CONFIRM_READING_REMOVAL}
        confirmLabel="Remover"
        module="leitura"
        busy={removal.busy}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <UndoBar notice={removal.notice} onExpire={removal.expire} />
    </div>
  )
}
