import { byText, type IsoDate } from '../kernel/index.ts'
import { byUrgency } from './deadline.ts'
import { isToCome } from './figures.ts'
import { isConcluded } from './progress.ts'
import type { Skill } from './skill.ts'

/** The sheet on which a skill stands. */
export type SkillGroup = 'ongoing' | 'upcoming' | 'paused' | 'concluded'
export interface GroupedSkill {
  readonly skill: Skill
  readonly group: SkillGroup
}

function groupOf(skill: Skill, today: IsoDate): SkillGroup {
  if (isConcluded(skill)) return 'concluded'
  if (!skill.ativo) return 'paused'
  return isToCome(skill, today) ? 'upcoming' : 'ongoing'
}

/** Each on its sheet, the most urgent first; after them what has yet to begin, by its start. */
export function groupsOf(skills: readonly Skill[], today: IsoDate): readonly GroupedSkill[] {
  const grouped = byUrgency(skills, today).map((skill): GroupedSkill => ({
    skill,
    group: groupOf(skill, today),
  }))
  const beginsOn = ({ skill, group }: GroupedSkill) => (group === 'upcoming' ? skill.dataInicio : '')
  return grouped.toSorted((a, b) => byText(beginsOn(a), beginsOn(b)))
}

/** The groups as they stand while somebody is at one of the skills: each keeps its group though its progress has changed, so that a second press meets the same one. */
export function heldGroups(
  before: readonly GroupedSkill[],
  now: readonly GroupedSkill[],
): readonly GroupedSkill[] {
  const ranks = new Map(before.map(({ skill, group }, rank) => [skill.id, { group, rank }]))
  const rankOf = ({ skill }: GroupedSkill) => ranks.get(skill.id)?.rank ?? before.length
  return now
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((grouped) => ({ ...grouped, group: heldGroup(ranks.get(grouped.skill.id)?.group, grouped.group) }))
}

/** Its progress alone moves a skill to what is concluded, and from there; a pause and another start were asked for and show at once. */
const heldGroup = (before: SkillGroup | undefined, now: SkillGroup): SkillGroup =>
  before && ![before, now].includes('paused') && [before, now].includes('concluded') ? before : now
