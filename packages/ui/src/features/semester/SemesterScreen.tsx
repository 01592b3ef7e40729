import { dataOf } from '@caderno/domain/kernel'
import { SUBJECT_KIND } from '@caderno/domain/semester'
import { useMemo } from 'react'
import { useLive } from '../../hooks/use-live.ts'
import { ModuleRecords } from '../../components/layout/ModulePage.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { TabSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { useUid, useServices } from '../../hooks/services.tsx'
import { useRecords } from '../../hooks/use-records.ts'
import { useTimeOfDay, useToday } from '../../hooks/use-today.ts'
import { SemesterFrame, useSemester } from './SemesterFrame.tsx'
import { semesterService } from './module-ui.ts'
import { SemesterPage } from './SemesterPage.tsx'

/** /semestre. Who is signed out does not get here (the route's guard). */
export default function SemesterScreen() {
  return (
    <ModuleScreen owner={useUid()} waiting={<SemesterSkeleton />}>
      {(owner, retry) => <OwnSemester owner={owner} onRetry={retry} />}
    </ModuleScreen>
  )
}

function OwnSemester({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const services = useServices()
  const { snapshot, ...state } = useRecords(services.records(SUBJECT_KIND), owner)
  const student = dataOf(useLive(useMemo(() => services.students.watch(owner), [services, owner])))
  const usual = PUPILS.includes(student?.nivelEnsino ?? '') ? 'ano' : 'semestre'
  const actions = useMemo(() => semesterService(services, owner), [services, owner])
  const page = { ...state, usual, actions, today: useToday(), now: useTimeOfDay(), onRetry } as const
  return (
    <ModuleRecords
      snapshot={snapshot}
      module="semestre"
      what={`seu ${usual}`}
      records={['suas disciplinas', 'guardadas']}
      waiting={<SemesterSkeleton />}
      onRetry={onRetry}
    >
      {(subjects) => <SemesterPage {...page} subjects={subjects} />}
    </ModuleRecords>
  )
}

/** They have a school year. */
const PUPILS = ['Ensino Fundamental', 'Ensino Médio']

function SemesterSkeleton() {
  return (
    <SemesterFrame {...useSemester([], useToday())}>
      <TabSkeleton />
    </SemesterFrame>
  )
}
