import { followedBy } from '@caderno/domain/kernel'
import { createSkillsService, type Skill, type SkillsService } from '@caderno/domain/skills'
import { useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useRecords } from '../../hooks/use-records.ts'
import { useToday } from '../../hooks/use-today.ts'
import { progressSaid } from './texts.ts'

/** One student's skills, live, and what can be done with them. */
export function useSkills(owner: string) {
  const services = useServices()
  const [said, setSaid] = useState('')
  const actions = useMemo((): SkillsService => {
    const service = createSkillsService(services, owner)
    const sayPause = ({ nome, ativo }: Skill) => setSaid(`${nome}: ${ativo ? 'em andamento' : 'pausada'}`)
    return {
      ...service,
      step: (id, by) => followedBy(service.step(id, by), (skill) => setSaid(progressSaid(skill))),
      pause: (id) => followedBy(service.pause(id), sayPause),
      resume: (id) => followedBy(service.resume(id), sayPause),
    }
  }, [services, owner])
  return { ...useRecords(services.skills, owner), actions, said, today: useToday() }
}
