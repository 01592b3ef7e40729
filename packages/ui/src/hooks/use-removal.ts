import type { Command, WriteOutcome } from '@caderno/domain/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Commands } from './use-command.ts'

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
  const [asked, setAsked] = useState<Stored>()
  const [asking, setAsking] = useState(false)
  const [moved, setMoved] = useState<{ readonly record: Stored }>()
  useEffect(() => {
    if (returning?.isUndone && returning.change.inverse.command.startsWith('restore'))
      setMoved({ record: returning.change.inverse.args[0] as Stored })
  }, [returning])
  const ask = useCallback((record: Stored) => {
    setAsked(record)
    setAsking(true)
  }, [])
  const confirm = () => {
    if (!asked || !asking) return
    setAsking(false)
    setMoved({ record: asked })
    void run(remove(asked), {
      subject: subject ?? ('id' in asked ? String(asked.id) : ''),
      failure,
      message: (outcome) => removed(asked, outcome),
      undone: restored(asked),
    })
  }
  return {
    asked,
    asking,
    ask,
    confirm,
    cancel: () => setAsking(false),
    moved,
  }
}
