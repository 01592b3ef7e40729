import { isolated } from '@caderno/domain/kernel'
import { SKILL_KIND, type Skill, type SkillsService } from '@caderno/domain/skills'
import { useMemo, useState } from 'react'
import { ModulePage, ModuleRecords } from '../../components/layout/ModulePage.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { SkeletonBlocks } from '../../components/layout/PageSkeleton.tsx'
import { useUid, useServices } from '../../hooks/services.tsx'
import { useRecords } from '../../hooks/use-records.ts'
import { useToday } from '../../hooks/use-today.ts'
import { tellWhenKept } from '../../hooks/writes.ts'
import { skillsService } from './module-ui.ts'
import { SkillsPage } from './SkillsPage.tsx'
import { formatProgress } from './texts.ts'

/** /habilidades. Who is signed out does not get here (the route's guard). */
export default function SkillsScreen() {
  return (
    <ModuleScreen owner={useUid()} waiting={<SkillsSkeleton />}>
      {(owner, retry) => <OwnSkills owner={owner} onRetry={retry} />}
    </ModuleScreen>
  )
}

function OwnSkills({ owner, onRetry }: { owner: string; onRetry: () => void }) {
  const { snapshot, ...rest } = useSkills(owner)
  return (
    <ModuleRecords
      snapshot={snapshot}
      module="habilidades"
      what="suas habilidades"
      records={['suas habilidades', 'guardadas']}
      waiting={<SkillsSkeleton />}
      onRetry={onRetry}
    >
      {(skills) => <SkillsPage {...rest} skills={skills} onRetry={onRetry} />}
    </ModuleRecords>
  )
}

/** One student's skills, live, and what can be done with them. */
function useSkills(owner: string) {
  const services = useServices()
  const [announcement, setAnnouncement] = useState('')
  const actions = useMemo((): SkillsService => {
    const service = skillsService(services, owner)
    const sayPause = ({ nome, ativo }: Skill) =>
      setAnnouncement(`${isolated(nome)}: ${ativo ? 'em andamento' : 'pausada'}`)
    return {
      ...service,
      step: (id, by) => tellWhenKept(service.step(id, by), (skill) => setAnnouncement(formatProgress(skill))),
      pause: (id) => tellWhenKept(service.pause(id), sayPause),
      resume: (id) => tellWhenKept(service.resume(id), sayPause),
    }
  }, [services, owner])
  return { ...useRecords(services.records(SKILL_KIND), owner), actions, announcement, today: useToday() }
}

const SkillsSkeleton = () => (
  <ModulePage module="habilidades" line="Carregando…">
    <SkeletonBlocks label="Carregando suas habilidades" heights={['6.5rem', '2rem', '26rem']} />
  </ModulePage>
)
