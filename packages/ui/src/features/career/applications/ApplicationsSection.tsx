import {
  APPLICATION_SORTS,
  APPLICATION_SOURCES,
  filterApplications,
  isNarrowed,
  sortApplications,
  type ApplicationFilter,
  type ApplicationSort,
  type Contact,
} from '@caderno/domain/career'
import { count, plural } from '@caderno/domain/kernel'
import { Button } from '@mantine/core'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { FilesLine } from '../../../components/forms/FilesLine.tsx'
import { anyOf, FilterBar, type Filter } from '../../../components/forms/FilterBar.tsx'
import { ViewSwitch } from '../../../components/forms/ViewSwitch.tsx'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { TabSkeleton } from '../../../components/layout/PageSkeleton.tsx'
import { ListSection, Toolbar } from '../../../components/lists/ListSection.tsx'
import { useIsPhone } from '../../../hooks/use-is-phone.ts'
import { ApplicationList, type CardsProps } from './ApplicationList.tsx'
import { PHASES } from './phases.tsx'
import classes from './ApplicationsPage.module.css'

const Board = lazyPart(() => import('./Board.tsx'))

type ApplicationsView = 'lista' | 'quadro'

/** More than a screen of them: the funnel below is out of sight. */
const MANY = 12

const VIEWS = [
  ['lista', 'Lista', IconList],
  ['quadro', 'Quadro', IconLayoutKanban],
] as const

type Asked = Required<ApplicationFilter> & { readonly sort: ApplicationSort }
const ALL: Asked = { text: '', fase: '', fonte: '', sort: 'recentes' }
const TEXT: Filter<Asked> = ['text', 'Buscar candidatura', 'Buscar empresa, vaga ou nota']
/** What is read whole beside the other tools of a phone. */
const SHORT_TEXT: Filter<Asked> = [TEXT[0], TEXT[1], 'Empresa ou vaga']
const SOURCE: Filter<Asked> = ['fonte', 'Filtrar por fonte', anyOf('Fonte: todas', APPLICATION_SOURCES)]
/** The board shows every fase, in an order of its own. */
const FILTERS: Readonly<Record<ApplicationsView, readonly Filter<Asked>[]>> = {
  lista: [
    TEXT,
    ['fase', 'Filtrar por fase', [{ value: '', label: 'Fase: todas' }, ...PHASES]],
    SOURCE,
    ['sort', 'Ordenar por', APPLICATION_SORTS.map((value) => ({ value, label: `Ordem: ${value}` }))],
  ],
  quadro: [TEXT, SOURCE],
}

export interface ApplicationsSectionProps extends CardsProps {
  view: ApplicationsView
  /** Why the chosen view is not remembered. */
  forgotten?: string | undefined
  pending?: boolean | undefined
  /** What opens the form of a new one on a phone. */
  add?: ReactNode
  contacts: readonly Contact[]
  onView: (view: ApplicationsView) => void
}

/** The region «Candidaturas»: tools, and what matches, as a list or as a board. */
export const ApplicationsSection = memo(function ApplicationsSection({
  applications,
  view,
  forgotten,
  pending = false,
  add,
  contacts,
  onView,
  ...cards
}: ApplicationsSectionProps) {
  const isPhone = useIsPhone()
  const [filter, setFilter] = useState(ALL)
  const asked = useDeferredValue(filter)
  const board = view === 'quadro'
  const sought = useMemo(() => (board ? { ...asked, fase: '' as const } : asked), [asked, board])
  const sorted = useMemo(
    () => (board ? applications : sortApplications(applications, asked.sort)),
    [applications, asked.sort, board],
  )
  const matching = useMemo(() => filterApplications(sorted, sought), [sorted, sought])
  return (
    <>
      <ListSection
        title="Candidaturas"
        list="carreira/lista"
        joined={!board}
        pending={pending}
        tools={
          <>
            <Toolbar alone={board}>
              <ViewSwitch views={VIEWS} view={view} onView={onView} />
              {matching.length > MANY && (
                <Button
                  variant="subtle"
                  color="gray"
                  onClick={() => document.getElementById('funil')?.focus()}
                >
                  Ver funil
                </Button>
              )}
              <FilterBar
                filters={isPhone ? [SHORT_TEXT, ...FILTERS[view].slice(1)] : FILTERS[view]}
                asked={filter}
                onAsk={setFilter}
              />
              {add}
            </Toolbar>
            <p role="status" className={classes.forgotten}>
              {forgotten}
            </p>
          </>
        }
        found={
          isNarrowed(sought) &&
          matching.length > 0 &&
          `${count(matching.length)} de ${plural(applications.length, 'candidatura', 'candidaturas')}`
        }
        nothing={
          matching.length === 0 && {
            sentence: 'Nenhuma candidatura com esses filtros.',
            action: 'Limpar filtros',
            onAct: () => setFilter({ ...ALL, sort: filter.sort }),
          }
        }
      >
        {board ? (
          <Board {...cards} waiting={<TabSkeleton />} applications={matching} />
        ) : (
          <ApplicationList {...cards} applications={matching} />
        )}
      </ListSection>
      <FilesLine
        bring="Importar candidaturas"
        take={matching.length > 0 && 'Baixar candidaturas (CSV)'}
        name="candidaturas"
        today={cards.today}
        table={({ applicationsTable }) => applicationsTable(matching, contacts)}
      />
    </>
  )
})
