import { type IsoDate, count, percentOf } from '@caderno/domain/kernel'
import { VisuallyHidden } from '@mantine/core'
import {
  CONFIRM_READING_REMOVAL,
  shelfStatistics,
  sortShelf,
  type Reading,
  type ShelfStatistics,
} from '@caderno/domain/reading'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { RemovalDialog } from '../../components/feedback/Confirm.tsx'
import { lazyDialog } from '../../components/layout/lazy-part.tsx'
import { ModulePage, type PageState } from '../../components/layout/ModulePage.tsx'
import { useCommand } from '../../hooks/use-command.ts'
import { useRemoval } from '../../hooks/use-removal.ts'
import { useDialog } from '../../hooks/use-dialog.ts'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useOpened } from '../../hooks/use-opened.ts'
import { ViewSwitch } from '../../components/forms/ViewSwitch.tsx'
import { AddButton } from '../../components/forms/AddButton.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import sheet from '../../components/layout/Sheet.module.css'
import type { ShelfView } from './ReadingItem.tsx'
import { ReadingNow } from './ReadingNow.tsx'
import { RecommendedSites } from './RecommendedSites.tsx'
import { ShelfSection } from './ShelfSection.tsx'
import { removed, restored, shelfState, mean, queuedSince, ratedItems } from './texts.ts'
import { YearGoal, type YearGoalProps } from './goal/YearGoal.tsx'
import { Ring } from '../../components/charts/Ring.tsx'
import { StatRow } from '../../components/lists/StatRow.tsx'
import '../../theme/styles-figures.ts'

interface ReadingPageProps extends PageState, YearGoalProps {
  view: ShelfView
  onView: (view: ShelfView) => void
}

const ReadingDialog = lazyDialog(() => import('./ReadingDialog.tsx'))
const NotesDialog = lazyDialog(() => import('./notes/NotesDialog.tsx'))
const isOpen = ({ status }: Reading) => status === 'Lendo'
const REMOVAL = { failure: 'remove', removed, restored } as const

/** The reading library: what is open, figures, the shelf, and where to find more. */
export function ReadingPage({ shelf, view, goal, today, actions, onView, ...state }: ReadingPageProps) {
  const { dialog, open: openDialog, close } = useDialog<Reading | 'new'>('reading')
  const notes = useDialog<Reading>('reading notes')
  useOpened(shelf, openDialog)
  const commands = useCommand('leitura', actions)
  const removal = useRemoval(commands, actions.remove, REMOVAL)
  const figures = useMemo(() => shelfStatistics(shelf, today.slice(0, 4)), [shelf, today])
  const open = useMemo(() => sortShelf(shelf.filter(isOpen), 'recentes'), [shelf])
  const empty = shelf.length === 0
  // The months of the year need not answer a press at once.
  const later = useDeferredValue(shelf)
  const add = (
    <AddButton compact={!empty} onNear={ReadingDialog.prefetch} onAdd={() => openDialog('new')}>
      Adicionar item
    </AddButton>
  )
  const isPhone = useIsPhone()
  const switching = <ViewSwitch views={VIEWS} view={view} onView={onView} />
  const figured = <ReadingStatistics figures={figures} today={today} />
  const now = <ReadingNow open={open} actions={actions} />
  return (
    <ModulePage
      module="leitura"
      line={shelfState(figures)}
      state={state}
      noun={['item', 'itens', 'o']}
      stale="Não foi possível atualizar a estante. Você vê os itens da última leitura."
      actions={
        !empty &&
        !isPhone && (
          <>
            {switching}
            {add}
          </>
        )
      }
    >
      {empty ? (
        <EmptyState {...EMPTY_SHELF} action={add} />
      ) : (
        <>
          {isPhone ? (
            <div className={`${sheet.sheet} ${sheet.joined}`}>
              {figured}
              {now}
            </div>
          ) : (
            <>
              {now}
              {figured}
            </>
          )}
          <ShelfSection
            shelf={shelf}
            today={today}
            before={isPhone && switching}
            after={isPhone && add}
            view={view}
            actions={actions}
            withUndo={commands.withUndo}
            region={{ pending: state.pending, problem: commands.problem?.sentence }}
            onNotes={notes.open}
            onEdit={openDialog}
            onRemove={removal.ask}
          />
          <YearGoal shelf={later} goal={goal} today={today} actions={actions} />
        </>
      )}
      <RecommendedSites />
      <ReadingDialog dialog={dialog} today={today} actions={actions} onClose={close} />
      <NotesDialog
        dialog={notes.dialog}
        shelf={shelf}
        today={today}
        actions={actions}
        commands={commands}
        onClose={notes.close}
      />
      <RemovalDialog
        removal={removal}
        module="leitura"
        title="Remover item"
        question={CONFIRM_READING_REMOVAL}
      />
      <VisuallyHidden role="status">{commands.announcement}</VisuallyHidden>
    </ModulePage>
  )
}

const VIEWS = [
  ['lista', 'Lista', IconList],
  ['grade', 'Grade', IconLayoutGrid],
] as const

/** A shelf with nothing on it yet: what it gives, and the first step. */
const EMPTY_SHELF = {
  picture: (
    <>
      <path d="M8 100h184" strokeLinecap="round" />
      <path d="M30 34h16v66H30zM46 46h12v54H46zM58 28h18v72H58z" fill="var(--cad-folha)" />
      <path d="M30 46h16M30 88h16M58 42h18M58 50h18M46 58h12" />
      <path d="m92 38 15-4 16 62-15 4z" fill="var(--acc-suave)" stroke="var(--acc-meio)" />
      <path d="m95.2 50.4 15-4M104 84l15-4" stroke="var(--acc-meio)" />
      <path d="M132 40h16v60h-16zM148 32h14v68h-14z" strokeDasharray="3 4" opacity=".6" />
    </>
  ),
  title: 'Sua estante começa com um título',
  text: 'Guarde livros, artigos e apostilas, marque a página em que parou e veja quanto falta.',
  hints: [
    { title: 'Só o título é obrigatório', text: 'O resto fica em «Mais detalhes».' },
    { title: 'Capas aparecem sozinhas', text: 'Sem imagem, o Caderno desenha uma.' },
    { title: 'Não sabe por onde ir?', text: 'Veja os sites recomendados, com obras grátis.' },
  ],
}

/** The shelf in four figures. */
function ReadingStatistics({ figures, today }: { figures: ShelfStatistics; today: IsoDate }) {
  const share = percentOf(figures.finished, figures.total)
  return (
    <StatRow
      quiet
      stats={[
        {
          label: `Lidos em ${today.slice(0, 4)}`,
          value: count(figures.finishedInYear),
          note: `${count(figures.finished)} de ${count(figures.total)} da estante`,
          picture: <Ring value={share} of="da estante concluída" />,
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
