import { formatDate, type Command, type IsoDate } from '@caderno/domain/kernel'
import type { Skill, SkillsService } from '@caderno/domain/skills'
import { useEffect, useMemo, useState } from 'react'
import type { Commands } from '../../hooks/use-command.ts'

/** Of the heading over the sheets. */
export const HEADING_ID = 'suas-habilidades'
/** Of the button that a skill's name is. */
export const titleIdOf = (id: string): string => `habilidade-${id}`

/** What a row can change about its skill. A skill that took the focus along to another sheet of `skills` gets it back there. */
export function useChanges(actions: SkillsService, skills: readonly Skill[], offering: Commands['offering']) {
  const [moved, setMoved] = useState<{ readonly id: string; readonly ativo: boolean }>()
  useEffect(() => {
    if (!moved || skills.find(({ id }) => id === moved.id)?.ativo !== moved.ativo) return
    setMoved(undefined)
    if (document.activeElement === document.body)
      (document.getElementById(titleIdOf(moved.id)) ?? document.getElementById(HEADING_ID))?.focus()
  }, [moved, skills])
  return useMemo(() => {
    const moving =
      (ativo: boolean) =>
      (id: string): Command<Skill> =>
      (accept) => {
        setMoved({ id, ativo })
        return (ativo ? actions.resume : actions.pause)(id)(accept)
      }
    return {
      ...actions,
      /** Checks in, or takes the check-in back; a note that goes with it can be brought back. */
      toggle: ({ id, nome, checkins }: Skill, day: IsoDate): Command =>
        Object.hasOwn(checkins, day)
          ? offering(actions.takeBack(id, day), {
              subject: id,
              message: () => `${nome}: check-in de ${formatDate(day)} desfeito, com a nota`,
              undone: `${nome}: check-in de ${formatDate(day)} de volta, com a nota`,
            })
          : actions.checkIn(id, day),
      pause: moving(false),
      resume: moving(true),
    }
  }, [actions, offering])
}
export type Changes = ReturnType<typeof useChanges>
