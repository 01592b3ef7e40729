import {
  APPLICATION_SORTS,
  APPLICATION_SOURCES,
  type ApplicationFilter,
  type ApplicationSort,
} from '@caderno/domain/career'
import { Button, SegmentedControl } from '@mantine/core'
import { IconLayoutKanban, IconList, type Icon } from '@tabler/icons-react'
import { FilterSelect, SearchField } from '../../../components/forms/FilterFields.tsx'
import '../../../theme/styles-figures.ts'
import { PHASE_OPTIONS } from './phases.ts'
import type { ApplicationsView } from './use-applications.ts'
import classes from './ApplicationsPage.module.css'

interface ApplicationsToolbarProps {
  view: ApplicationsView
  filter: ApplicationFilter
  sort: ApplicationSort
  /** The list is so long that the funnel below it is out of sight. */
  long: boolean
  onView: (view: ApplicationsView) => void
  onFilter: (filter: ApplicationFilter) => void
  onSort: (sort: ApplicationSort) => void
}

const PHASES = [
  { value: '', label: 'Fase: todas' },
  ...PHASE_OPTIONS.map(([value, label]) => ({ value, label })),
]
const SOURCES = [
  { value: '', label: 'Fonte: todas' },
  ...APPLICATION_SOURCES.map((value) => ({ value, label: value })),
]
const SORTS = APPLICATION_SORTS.map((value) => ({ value, label: `Ordem: ${value}` }))
const choice = (ChoiceIcon: Icon, label: string) => (
  <span className={classes.choice}>
    <ChoiceIcon size={16} stroke={1.5} aria-hidden />
    {label}
  </span>
)
const VIEWS = [
  { value: 'lista', label: choice(IconList, 'Lista') },
  { value: 'quadro', label: choice(IconLayoutKanban, 'Quadro') },
]

/** List or board, search, filters; the board has its own order and shows every fase. */
export function ApplicationsToolbar({
  view,
  filter,
  sort,
  long,
  onView,
  onFilter,
  onSort,
}: ApplicationsToolbarProps) {
  const set = (change: Partial<ApplicationFilter>) => onFilter({ ...filter, ...change })
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        aria-label="Modo de exibição"
        data={VIEWS}
        value={view}
        transitionDuration={0}
        onChange={(value) => onView(value as ApplicationsView)}
      />
      {long && (
        <Button variant="subtle" color="gray" onClick={() => document.getElementById('funil')?.focus()}>
          Ver funil
        </Button>
      )}
      <search className={classes.search}>
        <SearchField
          label="Buscar candidatura"
          placeholder="Buscar empresa, vaga ou nota"
          value={filter.text}
          onChange={(text) => set({ text })}
        />
        {view === 'lista' && (
          <FilterSelect
            label="Filtrar por fase"
            options={PHASES}
            value={filter.fase}
            onChange={(fase) => set({ fase })}
          />
        )}
        <FilterSelect
          label="Filtrar por fonte"
          options={SOURCES}
          value={filter.fonte ?? ''}
          onChange={(fonte) => set({ fonte })}
        />
        {view === 'lista' && (
          <FilterSelect label="Ordenar por" options={SORTS} value={sort} onChange={onSort} />
        )}
      </search>
    </div>
  )
}
