import { isIsoDate, type IsoDate } from '@caderno/domain/kernel'
import { dayState, noteError, type Skill, type SkillsService } from '@caderno/domain/skills'
import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { submitWrite } from '../../hooks/writes.ts'
import { useAction } from '../../hooks/use-action.ts'
import { useAttempt, useWarning } from '../../hooks/use-command.ts'
import { useFocusKeptThrough, useFocusOnFirstWrong } from '../../hooks/use-form.ts'
import { DAY_WORDS } from './texts.ts'
import { keptAs } from '../../components/feedback/outcomes.ts'
import classes from './SkillDetails.module.css'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'

interface DayEditorProps {
  skill: Skill
  today: IsoDate
  note: ReturnType<typeof useDayNote>
  actions: SkillsService
}

/** One day, any of the past: done or not, skipped, and its note. */
export function DayEditor({ skill, today, note, actions }: DayEditorProps) {
  const { day } = note
  const { failure, attempt } = useAttempt(actions)
  const there = isIsoDate(day) && day <= today
  const state = there ? dayState(skill, day, today) : undefined
  const markDone = () => (note.unsaved ? note.save() : void attempt('update', actions.checkIn(skill.id, day)))
  const takeBack = () => {
    // Its note stays in the field, to be saved again.
    note.type(note.note)
    void attempt('update', actions.takeBack(skill.id, day))
  }
  const toggleSkip = () =>
    void attempt('update', (state === 'open' ? actions.skip : actions.unskip)(skill.id, day))
  return (
    <>
      <div className={classes.day}>
        <TextInput
          label="Dia"
          type="date"
          max={today}
          value={day}
          error={there ? undefined : 'Escolha um dia até hoje'}
          onChange={(event) => note.setDay(event.currentTarget.value)}
        />
        {state && (
          <div className={classes.doings}>
            <span role="status">{DAY_WORDS[state]}</span>
            <Button variant="light" onClick={state === 'done' ? takeBack : markDone}>
              {state === 'done' ? 'Desfazer check-in' : 'Marcar como feito'}
            </Button>
            {(state === 'open' || state === 'skipped') && (
              <Button variant="default" onClick={toggleSkip}>
                {state === 'open' ? 'Pular este dia' : 'Não pular este dia'}
              </Button>
            )}
          </div>
        )}
      </div>
      <ProblemText>{failure}</ProblemText>
      {state && (
        <div className={classes.note}>
          <TextInput
            label="Nota do dia"
            description={state === 'done' ? undefined : 'Salvar a nota marca o dia como feito.'}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={note.note}
            error={note.error}
            onChange={(event) => note.type(event.currentTarget.value)}
          />
          <Button type="submit" loading={note.busy}>
            Salvar nota
          </Button>
        </div>
      )}
    </>
  )
}

/** What is typed as notes, day by day, until it is saved: another day or a live change takes none of it. */
export function useDayNote(skill: Skill, today: IsoDate, actions: SkillsService) {
  /** What the date field holds. */
  const [day, setDay] = useState<string>(today)
  const [typed, setTyped] = useState<Readonly<Record<IsoDate, string>>>({})
  const [error, setError] = useState<string>()
  const warn = useWarning()
  const stored = (of: IsoDate) => skill.checkins[of] ?? ''
  const note = typed[day] ?? stored(day)
  const unsaved = (of: IsoDate) => typed[of] !== undefined && typed[of].trim() !== stored(of)

  const { run, busy } = useAction(
    async (sent: string) => {
      await submitWrite(actions.checkIn(skill.id, day, sent), keptAs('Nota salva'), ({ code }) => {
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
    day,
    setDay,
    note,
    type,
    save,
    busy,
    error,
    unsaved: unsaved(day),
    dirty: Object.keys(typed).some(unsaved),
  }
}
