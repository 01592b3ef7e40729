import { ALL_APPLICATIONS, filterApplications, isNarrowed, sortApplications, type ApplicationFilter, type ApplicationSort } from '@caderno/domain/career'
import { Button, VisuallyHidden } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { ApplicationList, type CardsProps } from './ApplicationList.tsx'
import { ApplicationsToolbar } from './ApplicationsToolbar.tsx'
import { Board } from './Board.tsx'
import { found } from './texts.ts'
import type { ApplicationsView } from './use-applications.ts'
import classes from './ApplicationsPage.module.css'

export interface ApplicationsSectionProps extends CardsProps {
  view: ApplicationsView
  pending: boolean
  onView: (view: ApplicationsView) => void
}

/** The region «Candidaturas»: tools, and what matches, as a list or as a board. */
export function ApplicationsSection({ applications, view, pending, onView, ...cards }: ApplicationsSectionProps) {
  const [filter, setFilter] = useState<ApplicationFilter>(ALL_APPLICATIONS)
  const [sort, setSort] = useState<ApplicationSort>('recentes')
  const asked = useDeferredValue(filter)
  const board = view === 'quadro'
  const matching = useMemo(() => filterApplications(applications, board ? { ...asked, fase: '' } : asked), [applications, asked, board])
  const narrowed = isNarrowed(board ? { ...asked, fase: '' } : asked)
  const sorted = useMemo(() => (board ? matching : sortApplications(matching, sort)), [matching, sort, board])
  return (
    <section aria-labelledby="candidaturas" data-pending={pending} className={classes.section}>
      <VisuallyHidden><h2 id="candidaturas" tabIndex={-1}>Candidaturas</h2></VisuallyHidden>
      <ApplicationsToolbar view={view} filter={filter} sort={sort} onView={onView} onFilter={setFilter} onSort={setSort} />
      <p role="status" className={classes.found}>{narrowed && matching.length > 0 ? found(matching.length, applications.length) : ''}</p>
      {matching.length === 0 ? <NothingFound onClear={() => setFilter(ALL_APPLICATIONS)} /> : board ? <Board {...cards} applications={matching} /> : <ApplicationList {...cards} applications={sorted} />}
    </section>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.nothing}>
      <p role="status">Nenhuma candidatura com esses filtros.</p>
      <Button variant="default" onClick={onClear}>Limpar filtros</Button>
    </div>
  )
}
