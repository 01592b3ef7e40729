import { addDays, changesOf, type IsoDate } from '../kernel/index.ts'
import { MAX_PAUSES, type Pause, type Skill, type SkillDraft } from './skill.ts'

/** The fields that change, and no others: what an update writes. */
export type SkillPatch = Partial<SkillDraft>

export const PROGRESS_STEP = 10

export const isConcluded = ({ progresso }: Pick<Skill, 'progresso'>): boolean => progresso === 100

/** Neither paused nor concluded. */
export const isOngoing = (skill: Pick<Skill, 'ativo' | 'progresso'>): boolean =>
  skill.ativo && !isConcluded(skill)

/** One step up or down, within 0 and 100 (§4). */
export const stepProgress = (skill: Skill, by: 10 | -10): SkillPatch =>
  changesOf<Pick<SkillDraft, 'progresso'>>(skill, {
    progresso: Math.min(Math.max(skill.progresso + by, 0), 100),
  })

/** From today on, today too. */
export const pause = ({ ativo, pausas }: Skill, today: IsoDate): SkillPatch =>
  ativo ? { ativo: false, pausas: withPause(pausas.filter(isOver), { de: today, ate: '' }) } : {}

/** From today on: the pause ends yesterday, or never was when it began today. */
export function resume({ ativo, pausas }: Skill, today: IsoDate): SkillPatch {
  if (ativo) return {}
  const ended = pausas.flatMap((pause) =>
    !isOver(pause) && pause.de < today ? closed(pause.de, addDays(today, -1)) : [],
  )
  return { ativo: true, pausas: [...pausas.filter(isOver), ...ended] }
}

/** One more; beyond the limit the first ones go. */
export const withPause = (pausas: readonly Pause[], pause: Pause): readonly Pause[] =>
  [...pausas, pause].slice(-MAX_PAUSES)

/** A pause that has ended; one of a single day has the mark that tells it from a skip. */
const closed = (de: IsoDate, ate: IsoDate): Pause => (de === ate ? { de, ate, pausa: true } : { de, ate })

const isOver = ({ ate }: Pause): boolean => ate !== ''
