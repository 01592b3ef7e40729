import { useState } from 'react'
import { withReason } from '../../../components/feedback/refusals.ts'
import { useAction } from '../../../hooks/use-action.ts'

/** Makes a file at a press: `done` is what there is to say of it, `failure` why there is none. */
export function useExporting<Args extends unknown[], Done>(make: (...args: Args) => Promise<Done>) {
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<string>()
  const action = useAction(
    async (...args: Args) => {
      setDone(undefined)
      setFailure(undefined)
      setDone(await make(...args))
    },
    (error) => setFailure(withReason('Não foi possível exportar. Tente novamente.', error)),
  )
  return { done, failure, ...action }
}
