import type { IsoDate } from '@caderno/domain/kernel'
import { parseAssessmentLine, type Subject } from '@caderno/domain/semester'
import { TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { LineAnnouncement, OtherReadings } from '../../../components/forms/QuickField.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { withOutcome } from '../../../components/feedback/outcomes.ts'
import { useAction } from '../../../hooks/use-action.ts'
import { useDraft, useKeptDraft } from '../../../hooks/use-draft.ts'
import { noSubject } from '../quick-line.ts'
import { assessmentRead } from '../texts.ts'
import classes from './Calendar.module.css'
import type { SemesterTabProps } from '../tab-props.ts'
import '../../../theme/styles-fields.ts'

const UNKNOWN = 'Comece com prova, trabalho ou entregar, como «prova cálculo sexta 10h»'

interface AssessmentLineProps extends Pick<SemesterTabProps, 'today' | 'actions' | 'commands'> {
  subjects: readonly Subject[]
  onAdded: (day: IsoDate) => void
}

/** «prova cálculo sexta 10h» and Enter. What it would add is said while it is typed. */
export function AssessmentLine({ subjects, today, actions, commands, onAdded }: AssessmentLineProps) {
  const typed = useDraft<string>('prova em uma linha')
  const [line, setLine] = useState(typed.found?.values ?? '')
  useKeptDraft(typed, {
    values: line,
    context: undefined,
    dirty: line.trim() !== '',
    confirmed: (sent) => setLine((now) => (now === sent ? '' : now)),
  })
  const field = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const { run, busy } = useAction(add, () => undefined)
  const read = line.trim() === '' ? undefined : parseAssessmentLine(line, { today, subjects })
  const [sentence, problem] =
    read && 'ok' in read
      ? read.ok.subject
        ? [assessmentRead(read.ok.draft, read.ok.subject, read.dayWords)]
        : [undefined, noSubject(read.ok.draft.titulo)]
      : [undefined, read?.error ?? UNKNOWN]
  async function add() {
    if (!(read && 'ok' in read && read.ok.subject)) return setRefused(line.trim() !== '')
    const { subject, draft } = read.ok
    const outcome = await commands.run(actions.addAssessment(subject.id, draft), {
      subject: subject.id,
      failure: 'assessment',
      message: (kept) => withOutcome(assessmentRead(draft, subject), kept),
      undone: 'Desfeito.',
    })
    if (!outcome) return
    typed.confirmed(line)
    onAdded(draft.data)
  }
  const type = (next: string) => {
    setLine(next)
    setRefused(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <Sheet label="Nova prova ou trabalho">
      <form noValidate className={classes.line} onSubmit={submit}>
        <TextInput
          ref={field}
          aria-label="Prova ou trabalho em uma linha"
          placeholder="prova cálculo 5/12"
          autoComplete="off"
          enterKeyHint="done"
          value={line}
          error={refused && problem}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <SubmitButton busy={busy}>Adicionar</SubmitButton>
      </form>
      {line.trim() !== '' && !refused && (
        <div className={classes.read}>
          {sentence ?? problem}
          {read && 'ok' in read && <OtherReadings others={read.others} field={field} onChoose={type} />}
        </div>
      )}
      <LineAnnouncement sentence={sentence} />
    </Sheet>
  )
}
