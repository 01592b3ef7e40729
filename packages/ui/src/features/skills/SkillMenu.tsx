import type { IsoDate } from '@caderno/domain/kernel'
import { dayState, isOngoing, type Skill } from '@caderno/domain/skills'
import {
  IconCalendarOff,
  IconCalendarStats,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { MoreMenu, type MoreMenuItem } from '../../components/lists/MoreMenu.tsx'
import type { useAttempt } from '../../hooks/use-command.ts'
import type { Changes } from './use-changes.ts'

interface SkillMenuProps {
  skill: Skill
  today: IsoDate
  /** Id of the title it belongs to. */
  describedBy: string
  changes: Changes
  attempt: ReturnType<typeof useAttempt>['attempt']
  onDetails: (skill: Skill) => void
  onEdit: (skill: Skill) => void
  onRemove: (skill: Skill) => void
}

/** The rarer actions of one skill. */
export function SkillMenu({
  skill,
  today,
  describedBy,
  changes,
  attempt,
  onDetails,
  onEdit,
  onRemove,
}: SkillMenuProps) {
  const items: readonly MoreMenuItem[] = [
    { label: 'Detalhes', Icon: IconCalendarStats, choose: () => onDetails(skill) },
    ...skipping(skill, today, changes, attempt),
    skill.ativo
      ? { label: 'Pausar', Icon: IconPlayerPause, choose: () => void attempt('update', changes.pause(skill)) }
      : {
          label: 'Ativar',
          Icon: IconPlayerPlay,
          choose: () => void attempt('update', changes.resume(skill)),
        },
    { label: 'Editar', Icon: IconPencil, choose: () => onEdit(skill) },
    { label: 'Remover', Icon: IconTrash, choose: () => onRemove(skill) },
  ]
  return <MoreMenu label="Mais ações" describedBy={describedBy} module="habilidades" items={items} />
}

/** Nothing is skipped that is done, paused or over. */
function skipping(
  skill: Skill,
  today: IsoDate,
  changes: Changes,
  attempt: SkillMenuProps['attempt'],
): readonly MoreMenuItem[] {
  if (!isOngoing(skill)) return []
  const state = dayState(skill, today, today)
  if (state === 'aberto')
    return [
      {
        label: 'Pular hoje',
        Icon: IconCalendarOff,
        choose: () => void attempt('update', changes.skip(skill.id, today)),
      },
    ]
  if (state === 'pulado')
    return [
      {
        label: 'Não pular hoje',
        Icon: IconCalendarOff,
        choose: () => void attempt('update', changes.unskip(skill.id, today)),
      },
    ]
  return []
}
