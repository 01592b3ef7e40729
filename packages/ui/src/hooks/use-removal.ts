import type { Write, WriteOutcome } from '@caderno/domain/kernel'
import type { Commands } from './use-command.ts'
import { useDialog } from './use-dialog.ts'

export interface RemovalWords<Stored, Choices extends readonly unknown[] = [], Kind extends string = string> {
  /** The kind of failure, as the service has it. */
  readonly failure: Kind
  removed(record: Stored, outcome: WriteOutcome, ...choices: Choices): string
  /** The subject of its commands, where what is removed has no id. */
  readonly subject?: string
  /** What is said where the record itself is not seen. */
  restored(record: Stored): string
}

/** Asks, for `Choices` too where there are some, removes at once and offers to take it back (D8, D24). */
export function useRemoval<
  Stored extends object,
  Choices extends readonly unknown[] = [],
  Kind extends string = string,
>(
  { run }: Pick<Commands<Kind>, 'run'>,
  remove: (record: Stored, ...choices: Choices) => Write,
  { failure, removed, restored, subject }: RemovalWords<Stored, Choices, NoInfer<Kind>>,
) {
  const { dialog, open, close } = useDialog<Stored>()
  const { subject: asked, opened: asking = false } = dialog ?? {}
  const confirm = (...choices: Choices) => {
    if (!asked || !asking) return
    close()
    void run(remove(asked, ...choices), {
      subject: subject ?? ('id' in asked ? String(asked.id) : ''),
      failure,
      message: (outcome) => removed(asked, outcome, ...choices),
      undone: restored(asked),
    })
  }
  return { dialog, asking, ask: open, confirm, cancel: close }
}
