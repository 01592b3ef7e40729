import { ModulePage, ModuleRecords } from '../../components/layout/ModulePage.tsx'
import { ModuleScreen } from '../../components/layout/ModuleScreen.tsx'
import { SkeletonBlocks } from '../../components/layout/PageSkeleton.tsx'
import { useOwner } from '../../hooks/services.tsx'
import { SkillsPage } from './SkillsPage.tsx'
import { useSkills } from './use-skills.ts'

/** /habilidades. Who is signed out does not get here (the route's guard). */
export default function SkillsScreen() {
  return (
    <ModuleScreen owner={useOwner()} waiting={<SkillsSkeleton />}>
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

const SkillsSkeleton = () => (
  <ModulePage module="habilidades" line="Carregando…">
    <SkeletonBlocks label="Carregando suas habilidades" heights={['6.5rem', '2rem', '26rem']} />
  </ModulePage>
)
