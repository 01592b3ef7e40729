import type { IsoDate } from '@caderno/domain/kernel'
import type { Skill } from '@caderno/domain/skills'
import { useEffect, useMemo, useState } from 'react'
import type { SkillActions } from './skill-actions.ts'
import { broughtBack, takenBack } from './texts.ts'
import { HEADING_ID, titleIdOf } from './ids.ts'
import type { Propose } from './use-take-back.ts'

/** What a row can change about its skill. Rejections are for who asks. */
export interface Changes extends Pick<SkillActions, 'step' | 'skip' | 'unskip'> {
  /** Checks in, or takes the check-in back; a note that goes with it can be brought back. */
  toggle(skill: Skill, day: IsoDate): Promise<unknown>
  pause(skill: Skill): Promise<unknown>
  resume(skill: Skill): Promise<unknown>
}

/** A skill that took the focus along to another sheet of `skills` gets it back there. */
export function useChanges(actions: SkillActions, skills: readonly Skill[], propose: Propose): Changes {
  const [moved, setMoved] = useState<{ readonly id: string; readonly ativo: boolean }>()
  useEffect(() => {
    if (!moved || skills.find(({ id }) => id === moved.id)?.ativo !== moved.ativo) return
    setMoved(undefined)
    if (document.activeElement === document.body)
      (document.getElementById(titleIdOf(moved.id)) ?? document.getElementById(HEADING_ID))?.focus()
  }, [moved, skills])
  return useMemo(
    () => ({
      step: actions.step,
      skip: actions.skip,
      unskip: actions.unskip,
      async toggle({ id, nome, checkins }, day) {
        const note = checkins[day]
        if (note === undefined) return actions.checkIn(id, day)
        await actions.takeBack(id, day)
        if (note !== '')
          propose(takenBack(nome, day), () => actions.checkIn(id, day, note), broughtBack(nome, day))
      },
      pause({ id }) {
        setMoved({ id, ativo: false })
        return actions.pause(id)
      },
      resume({ id }) {
        setMoved({ id, ativo: true })
        return actions.resume(id)
      },
    }),
    [actions, propose],
  )
}
