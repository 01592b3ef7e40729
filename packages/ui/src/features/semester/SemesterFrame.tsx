import type { IsoDate } from '@caderno/domain/kernel'
import {
  currentSemester,
  isSemester,
  kindIn,
  nextSemester,
  semestersOf,
  type PeriodKind,
  type Subject,
} from '@caderno/domain/semester'
import { Group, NativeSelect } from '@mantine/core'
import { IconCalendarCog } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { IconButton } from '../../components/lists/IconButton.tsx'
import { useIsPhone } from '../../hooks/use-is-phone.ts'
import { useTab } from '../../hooks/use-tab.ts'
import { SEMESTER_UI } from './module-ui.ts'
import type { SemesterTabId } from './tab-props.ts'
import { TAB_COMPONENTS } from './tabs.ts'
import { KIND_NAMES } from './texts.ts'
import classes from './SemesterPage.module.css'
import sheet from '../../components/layout/Sheet.module.css'
import '../../theme/styles-layout.ts'

const TAB_IDS = Object.keys(TAB_COMPONENTS) as [SemesterTabId]
const NAMES = SEMESTER_UI.tabs!.map(([id, name]) => ({ id: id as SemesterTabId, name }))

export const useSemesterTab = () => useTab(TAB_IDS)

interface SemesterFrameProps extends ReturnType<typeof useSemester> {
  /** The line under the title. */
  state?: ReactNode
  actions?: ReactNode
  /** Opens its dialog; absent where there is nothing to change. */
  onPeriod?: (() => void) | false
  children: ReactNode
}

/** What stands around each tab of the semester, before its subjects are there too. */
export function SemesterFrame({
  state = '\u00a0',
  actions,
  onPeriod,
  children,
  ...switching
}: SemesterFrameProps) {
  const { tab, openTab } = useSemesterTab()
  const isPhone = useIsPhone()
  const tools = (
    <>
      <Group gap="0.25rem" wrap="nowrap" className={classes.switch}>
        <SemesterSwitch {...switching} />
        {onPeriod && <IconButton label="Período" icon={IconCalendarCog} onClick={onPeriod} />}
      </Group>
      {actions}
    </>
  )
  return (
    <div data-module="semestre">
      <PageHead title="Semestre" tight state={state} actions={!isPhone && tools} />
      <ModuleTabs label="Partes de Semestre" tabs={NAMES} current={tab} onOpen={openTab}>
        {isPhone && <div className={`${sheet.sheet} ${classes.tools}`}>{tools}</div>}
        {children}
      </ModuleTabs>
    </div>
  )
}

const NEW = 'novo'

/** The semesters there are, and a new one, which begins empty. */
function SemesterSwitch({ semester, semesters, kind, next, openSemester }: ReturnType<typeof useSemester>) {
  return (
    <NativeSelect
      aria-label={`${KIND_NAMES[kind]} mostrado`}
      value={semester}
      data={[...semesters, { value: NEW, label: `Novo ${kind}` }]}
      onChange={({ currentTarget: { value } }) => openSemester(value === NEW ? next : value)}
    />
  )
}

/** The chosen semester, kept in the address (`?semestre=2026.1`) unless it is the current one; `next` is after the newest of its kind. */
export function useSemester(subjects: readonly Subject[], today: IsoDate, usual?: PeriodKind) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = currentSemester(subjects, today, usual)
  const asked = new URLSearchParams(search).get('semestre') ?? ''
  const semester = isSemester(asked) ? asked : current
  /** `then`: the subjects as a change leaves them, where it has only just been made. */
  const openSemester = (chosen: string, then = subjects) => {
    const next = new URLSearchParams(search)
    // Where `useOpened` opens a record of another semester, it has taken this out of the same address just before.
    next.delete('abrir')
    if (chosen === currentSemester(then, today, usual)) next.delete('semestre')
    else next.set('semestre', chosen)
    void navigate({ search: next.toString() }, { replace: true })
  }
  const semesters = [...new Set([...semestersOf(subjects), semester, current])].sort().reverse()
  const kind = kindIn(subjects, semester)
  const newest = semesters.find((each) => kindIn(subjects, each) === kind) ?? semester
  return { semester, semesters, kind, next: nextSemester(newest, kind), openSemester }
}
