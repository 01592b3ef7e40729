import type { IsoDate } from '@caderno/domain/kernel'
import {
  currentSemester,
  isSemester,
  nextSemester,
  semestersOf,
  type Subject,
} from '@caderno/domain/semester'
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ModuleTabs } from '../../components/layout/ModuleTabs.tsx'
import { PageHead } from '../../components/layout/PageHead.tsx'
import { useTab } from '../../hooks/use-tab.ts'
import { SEMESTER_PART } from './module.ts'
import { TABS, type SemesterTabId } from './tabs.ts'

const TAB_IDS = Object.keys(TABS) as [SemesterTabId]
const NAMES = SEMESTER_PART.tabs!.map(([id, name]) => ({ id: id as SemesterTabId, name }))

export const useSemesterTab = () => useTab(TAB_IDS)

interface SemesterFrameProps extends ReturnType<typeof useSemester> {
  /** The line under the title. */
  state?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** What stands around each tab of the semester, before its subjects are there too. */
export function SemesterFrame({ state = '\u00a0', actions, children, ...switching }: SemesterFrameProps) {
  const { tab, openTab } = useSemesterTab()
  return (
    <div data-module="semestre">
      <PageHead
        title="Semestre"
        tight
        state={state}
        actions={
          <>
            <SemesterSwitch {...switching} />
            {actions}
          </>
        }
      />
      <ModuleTabs label="Partes de Semestre" tabs={NAMES} current={tab} onOpen={openTab}>
        {children}
      </ModuleTabs>
    </div>
  )
}

const NEW = 'novo'

/** The semesters there are, and a new one, which begins empty. */
function SemesterSwitch({ semester, semesters, openSemester }: ReturnType<typeof useSemester>) {
  return (
    <NativeSelect
      aria-label="Semestre mostrado"
      value={semester}
      data={[...semesters, { value: NEW, label: 'Novo semestre' }]}
      onChange={({ currentTarget: { value } }) =>
        openSemester(value === NEW ? nextSemester(semesters[0]!) : value)
      }
    />
  )
}

/** The chosen semester, kept in the address (`?semestre=2026.1`) unless it is the current one. */
export function useSemester(subjects: readonly Subject[], today: IsoDate) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = currentSemester(subjects, today)
  const asked = new URLSearchParams(search).get('semestre') ?? ''
  const semester = isSemester(asked) ? asked : current
  const openSemester = (chosen: string) => {
    const next = new URLSearchParams(search)
    // Where `useOpened` opens a record of another semester, it has taken this out of the same address just before.
    next.delete('abrir')
    if (chosen === current) next.delete('semestre')
    else next.set('semestre', chosen)
    void navigate({ search: next.toString() }, { replace: true })
  }
  const semesters = [...new Set([...semestersOf(subjects), semester, current])].sort().reverse()
  return { semester, semesters, openSemester }
}
