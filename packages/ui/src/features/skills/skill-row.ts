import type { IsoDate, Write } from '@caderno/domain/kernel'
import { dayState, isOngoing, weekOf, type Skill, type SkillGroup } from '@caderno/domain/skills'
import {
  IconCalendarOff,
  IconCalendarStats,
  IconClockPlus,
  IconMinus,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import type { MoreMenuItem } from '../../components/lists/more-menu-props.ts'
import { pausedSince, timesAWeek, weekDone } from './texts.ts'
import type { Changes } from './use-changes.ts'

/** The props of a row, wide or on a phone. */
export interface SkillRowProps {
  skill: Skill
  group: SkillGroup
  today: IsoDate
  changes: Changes
  onDetails: (skill: Skill) => void
  onEdit: (skill: Skill) => void
  onRemove: (skill: Skill) => void
}

/** What is said of its rhythm. */
export const RHYTHMS: Readonly<
  Record<Exclude<SkillGroup, 'concluded'>, (skill: Skill, today: IsoDate) => string>
> = {
  ongoing: (skill, today) => weekDone(weekOf(skill, today)),
  upcoming: ({ metaSemanal }) => timesAWeek(metaSemanal),
  paused: pausedSince,
}

export const MORE_PRACTICE = '+30 min de prática'
export const STEPPER = {
  decreaseLabel: 'Diminuir progresso em 10',
  increaseLabel: 'Aumentar progresso em 10',
} as const

const item = (label: string, Icon: typeof IconTrash, choose: () => void): MoreMenuItem => ({
  label,
  Icon,
  choose,
})

/** The rarer actions. Nothing is skipped that is done, paused or over. */
export function menuOf(
  { skill, today, changes, onDetails, onEdit, onRemove }: SkillRowProps,
  change: (write: Write) => void,
): readonly MoreMenuItem[] {
  const { id, ativo } = skill
  const state = isOngoing(skill) && dayState(skill, today, today)
  return [
    item('Detalhes', IconCalendarStats, () => onDetails(skill)),
    ...(state === 'open'
      ? [item('Pular hoje', IconCalendarOff, () => change(changes.skip(id, today)))]
      : state === 'skipped'
        ? [item('Não pular hoje', IconCalendarOff, () => change(changes.unskip(id, today)))]
        : []),
    ativo
      ? item('Pausar', IconPlayerPause, () => change(changes.pause(id)))
      : item('Ativar', IconPlayerPlay, () => change(changes.resume(id))),
    item('Editar', IconPencil, () => onEdit(skill)),
    item('Remover', IconTrash, () => onRemove(skill)),
  ]
}

/** What stands in the row itself where it is wide. */
export function quickMenuOf(
  { skill, group, today, changes }: SkillRowProps,
  change: (write: Write) => void,
): readonly MoreMenuItem[] {
  if (group === 'paused') return []
  const step = (by: -10 | 10) => () => change(changes.step(skill.id, by))
  return [
    ...(group === 'ongoing'
      ? [item(MORE_PRACTICE, IconClockPlus, () => change(changes.addHalfHour(skill, today)))]
      : []),
    item(STEPPER.increaseLabel, IconPlus, step(10)),
    item(STEPPER.decreaseLabel, IconMinus, step(-10)),
  ]
}
