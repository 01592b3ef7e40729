import { toAppError } from '@caderno/domain/kernel'
import { useCallback } from 'react'
import { useUndoNotice } from '../../hooks/use-undo-notice.ts'
import { sentenceFor } from './texts.ts'

/** Tells of a change and offers the way back for as long as the notice stands; one that failed says why and is offered again, one that was gone says so where that is not seen. */
export function useTakeBack() {
  const { offer, tell } = useUndoNotice()
  return useCallback(
    (message: string, back: () => Promise<unknown>, done: string) => {
      const takeBack = async () => {
        try {
          await back()
          tell(done)
        } catch (error) {
          offer(sentenceFor('save', toAppError(error).code), takeBack)
        }
      }
      offer(message, takeBack)
    },
    [offer, tell],
  )
}
export type Propose = ReturnType<typeof useTakeBack>
