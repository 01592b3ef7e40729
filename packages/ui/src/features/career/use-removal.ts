import type { AppErrorCode, RecordId, WriteOutcome } from '@caderno/domain/kernel'
import { toAppError } from '@caderno/domain/kernel'
import { useCallback, useRef, useState } from 'react'
import type { UndoNotice } from '../../components/UndoBar.tsx'

interface Removable<Record> {
  remove(id: RecordId): Promise<WriteOutcome>
  restore(record: Record): Promise<WriteOutcome>
}
export interface RemovalWords<Record> {
  /** `queued`: gone from this device, and asked of the cloud again later. */
  removed(record: Record, outcome: WriteOutcome): string
  refused(code: AppErrorCode): string
  unrestored(code: AppErrorCode): string
}

/** Asks, removes at once and offers to take it back; what comes of it later is told (D8, D24). `moved` is the record that last went or came back. */
export function useRemoval<Record extends { readonly id: RecordId }>({ remove, restore }: Removable<Record>, words: RemovalWords<Record>) {
  const [asked, setAsked] = useState<Record>()
  const [asking, setAsking] = useState(false)
  const [notice, setNotice] = useState<UndoNotice | null>(null)
  const [problem, setProblem] = useState<string>()
  const [moved, setMoved] = useState<{ readonly record: Record }>()
  const turn = useRef(0)

  const offer = (record: Record, message: string): number => {
    const id = ++turn.current
    setNotice({ id, message, undo: () => void takeBack(record) })
    return id
  }
  const takeBack = async (record: Record) => {
    try {
      await restore(record)
    } catch (error) {
      offer(record, words.unrestored(toAppError(error).code))
    } finally {
      setMoved({ record })
    }
  }
  const confirm = async () => {
    if (!asked || !asking) return
    setAsking(false)
    setMoved({ record: asked })
    const id = offer(asked, words.removed(asked, 'saved'))
    const amend = (next: (shown: UndoNotice) => UndoNotice | null) => setNotice((shown) => (shown?.id === id ? next(shown) : shown))
    try {
      if ((await remove(asked.id)) === 'queued') amend((shown) => ({ ...shown, message: words.removed(asked, 'queued') }))
    } catch (error) {
      amend(() => null)
      setProblem(words.refused(toAppError(error).code))
    }
  }
  const ask = useCallback((record: Record) => {
    setProblem(undefined)
    setAsked(record)
    setAsking(true)
  }, [])
  const cancel = () => setAsking(false)
  const expire = useCallback(() => setNotice(null), [])
  return { asked, asking, everAsked: asked !== undefined, ask, confirm: () => void confirm(), cancel, problem, moved, notice, expire }
}
export type Removal<Record extends { readonly id: RecordId }> = ReturnType<typeof useRemoval<Record>>
