import type { Command, WriteOutcome } from '@caderno/domain/kernel'
import { useEffect, useState } from 'react'
import type { Commands } from './use-command.ts'
import { useDialog } from './use-dialog.ts'

export interface RemovalWords<Stored> {
  /** The kind of failure, as the service has it. */
  readonly failure: string
  removed(record: Stored, outcome: WriteOutcome): string
  /** Of what has no id. */
  readonly subject?: string
  /** Said where the record itself is not seen. */
  restored(record: Stored): string
}

/** Asks, removes at once and offers to take it back (D8, D24). `moved` is the record that last went or came back. */
export function useRemoval<Stored extends object>(
  { run, returning }: Pick<Commands, 'run' | 'returning'>,
  remove: (record: Stored) => Command,
  { failure, removed, restored, subject }: RemovalWords<Stored>,
) {
  const { dialog, open, close } = useDialog<Stored>()
  const { subject: asked, opened: asking = false } = dialog ?? {}
  const [moved, setMoved] = useState<{ readonly record: Stored }>()
  useEffect(() => {
    if (returning?.isUndone && returning.change.inverse.command.startsWith('restore'))
      setMoved({ record: returning.change.inverse.args[0] as Stored })
  }, [returning])
  const confirm = () => {
    if (!asked || !asking) return
    close()
    setMoved({ record: asked })
    void run(remove(asked), {
      subject: subject ?? ('id' in asked ? String(asked.id) : ''),
      failure,
      message: (outcome) => removed(asked, outcome),
      undone: restored(asked),
    })
  }
  return { asked, asking, ask: open, confirm, cancel: close, moved }
}
