import { formatDate, formatMinutes, isolated, type IsoDate, type Write } from '@caderno/domain/kernel'
import type { Skill, SkillsService } from '@caderno/domain/skills'
import { useMemo } from 'react'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import type { Commands } from '../../hooks/use-command.ts'

const HALF_HOUR = 30

/** The id of the button that a skill's name is. */
export const titleIdOf = (id: string): string => `habilidade-${id}`

/** What a row can change about its skill. */
export function useChanges(actions: SkillsService, withUndo: Commands['withUndo']) {
  return useMemo(() => {
    return {
      ...actions,
      /** Checks in, or takes the check-in back; a note that goes with it can be brought back. */
      toggle: ({ id, nome, checkins }: Skill, day: IsoDate): Write =>
        Object.hasOwn(checkins, day)
          ? withUndo(actions.takeBack(id, day), {
              subject: id,
              message: () => `${isolated(nome)}: check-in de ${formatDate(day)} desfeito, com a nota`,
              undone: `${isolated(nome)}: check-in de ${formatDate(day)} de volta, com a nota`,
            })
          : actions.checkIn(id, day),
      addHalfHour: ({ id, nome }: Skill, today: IsoDate): Write =>
        withUndo(actions.addStudy(id, today, HALF_HOUR), {
          subject: id,
          message: (outcome) =>
            withOutcome(`${isolated(nome)}: mais ${formatMinutes(HALF_HOUR)} de prática`, outcome),
          undone: `${isolated(nome)}: como antes`,
        }),
    }
  }, [actions, withUndo])
}
export type Changes = ReturnType<typeof useChanges>
