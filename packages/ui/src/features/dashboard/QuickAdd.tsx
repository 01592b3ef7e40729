import { useId, useMemo, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ProblemText } from '../../components/feedback/ProblemText.tsx'
import {
  isBeginning,
  LineAnnouncement,
  OtherReadings,
  QuickField,
} from '../../components/forms/QuickField.tsx'
import { useAction } from '../../hooks/use-action.ts'
import { useDraft, useKeptDraft } from '../../hooks/use-draft.ts'
import type { QuickLine } from '../../modules/quick-lines.ts'
import css from './QuickAdd.module.css'

export interface QuickAddProps {
  /** What the modules read in a line: what it would add, or why nothing, comes first. */
  onRead: (line: string) => readonly QuickLine[]
  /** Resolves the sentence of a refusal. */
  onAdd: (line: string) => Promise<string | undefined>
}

/** «18,50 almoço» and Enter, on the first page. What the line would add, or why nothing, is said while it is typed; it is emptied only once that was kept. */
export function QuickAdd({ onRead, onAdd }: QuickAddProps) {
  const draft = useDraft<string>('line of today')
  const [line, setLine] = useState(draft.found?.values ?? '')
  useKeptDraft(draft, {
    values: line,
    context: undefined,
    dirty: line.trim() !== '',
    confirmed: () => undefined,
  })
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [read] = useMemo(() => (line.trim() === '' ? [] : onRead(line)), [line, onRead])
  const { run, busy } = useAction(add, () => undefined)
  const problemId = useId()

  async function add(sent: string) {
    const refusal = await onAdd(sent)
    // Drawn at once: a key before the drawing would bring back what was sent.
    flushSync(() => {
      setProblem(refusal)
      if (refusal === undefined)
        setLine((now) => (now.startsWith(sent) ? now.slice(sent.length).trimStart() : now))
    })
  }
  const type = (next: string) => {
    setLine(next)
    setProblem(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(line)
  }
  const sentence = read && ('sentence' in read ? read.sentence : isBeginning(line) ? undefined : read.refusal)
  return (
    <form noValidate className={css.quick} aria-label="Lançamento rápido" onSubmit={submit}>
      <QuickField
        ref={field}
        line={line}
        busy={busy}
        errorId={problem && problemId}
        onType={type}
        word={read && 'button' in read ? read.button : undefined}
        variant="default"
      />
      {problem ? (
        <ProblemText id={problemId} className={css.problem}>
          {problem}
        </ProblemText>
      ) : (
        <div className={css.read}>
          {sentence}
          {read && 'sentence' in read && <OtherReadings others={read.others} field={field} onChoose={type} />}
        </div>
      )}
      <LineAnnouncement sentence={sentence} />
    </form>
  )
}
