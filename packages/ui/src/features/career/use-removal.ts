import type { AppErrorCode, RecordId, WriteOutcome } from '@caderno/domain/kernel'
import { toAppError } from '@caderno/domain/kernel'
import { useCallback, useState } from 'react'
import { useRemovalQuestion } from './use-removal-question.ts'
import { useUndoNotice } from '../../hooks/use-undo-notice.ts'

interface Removable<Record> {
  remove(id: RecordId): Promise<WriteOutcome>
  restore(record: Record): Promise<WriteOutcome>
}
export interface RemovalWords<Record> {
  /** `queued`: gone from this device, and asked of the cloud again later. */
  removed(record: Record, outcome: WriteOutcome): string
  /** Said where the record itself is not seen. */
  restored(record: Record): string
  refused(code: AppErrorCode): string
  unrestored(code: AppErrorCode): string
}

/** Asks, removes at once and offers to take it back; what comes of it later is told (D8, D24). `moved` is the record that last went or came back. */
export function useRemoval<Record extends { readonly id: RecordId }>(
  { remove, restore }: Removable<Record>,
  words: RemovalWords<Record>,
) {
  const { asked, asking, everAsked, ask: question, cancel } = useRemovalQuestion<Record>()
  const { offer, tell, warn } = useUndoNotice()
  const [problem, setProblem] = useState<string>()
  const [moved, setMoved] = useState<{ readonly record: Record }>()

  const takeBack = async (record: Record) => {
    try {
      await restore(record)
      tell(words.restored(record))
    } catch (error) {
      offer(words.unrestored(toAppError(error).code), () => takeBack(record))
    } finally {
      setMoved({ record })
    }
  }
  const confirm = async () => {
    if (!asked || !asking) return
    cancel()
    setMoved({ record: asked })
    const { amend, withdraw } = offer(words.removed(asked, 'saved'), () => takeBack(asked))
    try {
      amend(words.removed(asked, await remove(asked.id)))
    } catch (error) {
      withdraw()
      const sentence = words.refused(toAppError(error).code)
      warn(sentence, () => setProblem(sentence))
    }
  }
  const ask = useCallback(
    (record: Record) => {
      setProblem(undefined)
      question(record)
    },
    [question],
  )
  return { asked, asking, everAsked, ask, confirm: () => void confirm(), cancel, problem, moved }
}
