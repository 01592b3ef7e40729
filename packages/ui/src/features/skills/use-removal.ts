import type { Skill } from '@caderno/domain/skills'
import { useCallback, useState } from 'react'
import { useAction } from '../../hooks/use-action.ts'
import { useUndoNotice } from '../../hooks/use-undo-notice.ts'
import type { SkillActions } from './skill-actions.ts'
import { removed, restored, sentenceFor } from './texts.ts'
import type { Propose } from './use-take-back.ts'

export type Removal = ReturnType<typeof useRemoval>

/** Asks, removes, and offers to take it back. */
export function useRemoval({ remove, restore }: Pick<SkillActions, 'remove' | 'restore'>, propose: Propose) {
  const [asked, setAsked] = useState<Skill>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [moves, setMoves] = useState(0)
  const { warn } = useUndoNotice()

  const moved = () => setMoves((before) => before + 1)
  const { run, busy } = useAction(
    async (skill: Skill) => {
      const outcome = await remove(skill.id)
      setAsking(false)
      moved()
      propose(removed(skill, outcome), () => restore(skill).finally(moved), restored(skill))
    },
    (error) => {
      const sentence = sentenceFor('remove', error.code)
      setAsking(false)
      warn(sentence, () => setProblem(sentence))
    },
  )
  const ask = useCallback((skill: Skill) => {
    setProblem(undefined)
    setAsked(skill)
    setAsking(true)
  }, [])
  const confirm = () => {
    if (asked) void run(asked)
  }
  const cancel = () => setAsking(false)
  return { asking, everAsked: asked !== undefined, ask, confirm, cancel, busy, problem, moves }
}
