import { toAppError } from '@caderno/domain/kernel'
import { useCallback } from 'react'
import { useUndoNotice } from '../../components/use-undo-notice.ts'
import { sentenceFor } from './texts.ts'

/** Tells of a change and offers the way back for as long as the notice stands; a way back that failed says why and is offered again. */
export function useTakeBack() {
  const { notice, offer, expire } = useUndoNotice()
  const propose = useCallback((message: string, back: () => Promise<unknown>) => {
    const show = (words: string) => {
      const undo = () => back().catch((error: unknown) => show(sentenceFor('save', toAppError(error).code)))
      offer(words, () => void undo())
    }
    show(message)
  }, [offer])
  return { notice, propose, expire }
}
export type Propose = ReturnType<typeof useTakeBack>['propose']
