import {
  ALL_APPLICATIONS,
  filterApplications,
  isNarrowed,
  sortApplications,
  type ApplicationFilter,
  type ApplicationSort,
} from '@caderno/domain/career'
import { Button, VisuallyHidden } from '@mantine/core'
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import { ApplicationList, type CardsProps } from './ApplicationList.tsx'
import { ApplicationsToolbar } from './ApplicationsToolbar.tsx'
import { found } from './texts.ts'
import type { ApplicationsView } from './use-applications.ts'
import classes from './ApplicationsPage.module.css'

const Board = lazyPart(() => import('./Board.tsx'))

/** More than a screen of them. */
const MANY = 12

interface ApplicationsSectionProps extends CardsProps {
  view: ApplicationsView
  /** Why the chosen view is not remembered. */
  forgotten: string | undefined
  pending: boolean
  onView: (view: ApplicationsView) => void
}

/** The region «Candidaturas»: tools, and what matches, as a list or as a board. */
export const ApplicationsSection = memo(function ApplicationsSection({
  applications,
  view,
  forgotten,
  pending,
  onView,
  ...cards
}: ApplicationsSectionProps) {
  const [filter, setFilter] = useState<ApplicationFilter>(ALL_APPLICATIONS)
  const [sort, setSort] = useState<ApplicationSort>('recentes')
  const asked = useDeferredValue(filter)
  const board = view === 'quadro'
  const sought = useMemo(() => (board ? { ...asked, fase: '' as const } : asked), [asked, board])
  const sorted = useMemo(
    () => (board ? applications : sortApplications(applications, sort)),
    [applications, sort, board],
  )
  const matching = useMemo(() => filterApplications(sorted, sought), [sorted, sought])
  const clear = () => {
    setFilter(ALL_APPLICATIONS)
    document.getElementById('candidaturas')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="candidaturas" data-pending={pending} className={classes.section}>
      <VisuallyHidden>
        <h2 id="candidaturas" tabIndex={-1}>
          Candidaturas
        </h2>
      </VisuallyHidden>
      <ApplicationsToolbar
        view={view}
        filter={filter}
        sort={sort}
        long={matching.length > MANY}
        onView={onView}
        onFilter={setFilter}
        onSort={setSort}
      />
      <p role="status" className={classes.found}>
        {forgotten}
      </p>
      <p role="status" className={classes.found}>
        {isNarrowed(sought) && matching.length > 0 ? found(matching.length, applications.length) : ''}
      </p>
      {matching.length === 0 && <NothingFound onClear={clear} />}
      {matching.length > 0 && !board && <ApplicationList {...cards} applications={matching} />}
      {matching.length > 0 && board && (
        <Suspense fallback={<TabSkeleton />}>
          <Board {...cards} applications={matching} />
        </Suspense>
      )}
    </section>
  )
})

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.nothing}>
      <p role="status">Nenhuma candidatura com esses filtros.</p>
      <Button variant="default" onClick={onClear}>
        Limpar filtros
      </Button>
    </div>
  )
}
