import type { IsoDate } from '@caderno/domain/kernel'
import { noteError, type Skill, type SkillsService } from '@caderno/domain/skills'
import { useRef, useState } from 'react'
import { useAction } from '../../hooks/use-action.ts'
import { useFocusKeptThrough, useFocusOnFirstWrong } from '../../hooks/use-form.ts'
import { submitCommand } from '../../hooks/submit-command.ts'
import { useWarning } from '../../hooks/use-command.ts'
import { NOTE_KEPT } from './texts.ts'

/** What is typed as notes, day by day, until it is saved: another day or a live change takes none of it. */
export function useDayNote(skill: Skill, day: IsoDate, actions: SkillsService) {
  const [typed, setTyped] = useState<Readonly<Record<IsoDate, string>>>({})
  const [error, setError] = useState<string>()
  const warn = useWarning()
  const stored = (of: IsoDate) => skill.checkins[of] ?? ''
  const note = typed[day] ?? stored(day)
  const unsaved = (of: IsoDate) => typed[of] !== undefined && typed[of].trim() !== stored(of)

  const { run, busy } = useAction(
    async (sent: string) => {
      await submitCommand(actions.checkIn(skill.id, day, sent), NOTE_KEPT, ({ code }) => {
        setTyped((before) => ({ [day]: sent, ...before }))
        const sentence = actions.failure('update', code)
        warn(sentence, () => setError(sentence))
      })
      setTyped(({ [day]: now, ...others }) =>
        now === sent || now === undefined ? others : { ...others, [day]: now },
      )
    },
    ({ code }) => setError(actions.failure('update', code)),
  )
  const formRef = useRef<HTMLFormElement>(null)
  const refuse = useFocusOnFirstWrong(formRef)
  const rememberFocus = useFocusKeptThrough(busy)
  const type = (text: string) => {
    setError(undefined)
    setTyped((before) => ({ ...before, [day]: text }))
  }
  const save = () => {
    const wrong = noteError(note)
    setError(wrong)
    if (wrong) return refuse()
    if (!unsaved(day)) return
    rememberFocus()
    void run(note)
  }
  return {
    formRef,
    note,
    type,
    save,
    busy,
    error,
    unsaved: unsaved(day),
    dirty: Object.keys(typed).some(unsaved),
  }
}
