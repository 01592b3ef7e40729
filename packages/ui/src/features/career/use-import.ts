import { GUEST } from '@caderno/domain/kernel'
import { careerFailure, type Career, type GuestCount } from '@caderno/domain/career'
import { useEffect, useState } from 'react'
import { useAction } from '../../hooks/use-action.ts'
import { useRetryWhenBack } from '../../hooks/use-connection.ts'
import { notify } from '../../components/feedback/notify.ts'

export type Offer = ReturnType<typeof useImport>

/** The way back of a connection is not always told. */
const FINISH_MS = 15_000
const NOTHING: GuestCount = { applications: 0, goals: 0, contacts: 0 }
const isSome = ({ applications, goals, contacts }: GuestCount): boolean => applications + goals + contacts > 0

/** The guest's work of this browser as it is offered to `owner`; `found` is undefined until it is known, `offered` false when there is nothing to ask. */
export function useImport(owner: string, { guestWork }: Career, onDone: () => void) {
  const [found, setFound] = useState(owner === GUEST ? NOTHING : undefined)
  const [dismissed, setDismissed] = useState(() => importDismissal.isSet(owner))
  const [failure, setFailure] = useState<string>()
  const [unfinished, setUnfinished] = useState(false)
  useEffect(() => {
    if (owner === GUEST) return importDismissal.clear()
    guestWork.count().then(setFound, () => setFound(NOTHING))
  }, [owner, guestWork])

  const { run, busy } = useAction(
    async () => {
      setFailure(undefined)
      if (isSome(await guestWork.count())) {
        const outcome = await guestWork.importInto(owner)
        notify(
          outcome === 'saved'
            ? 'Importação concluída.'
            : 'Importação feita neste dispositivo, aguardando envio.',
        )
        setUnfinished(outcome === 'queued')
      } else notify('Não há mais nada para importar deste navegador.')
      setFound(NOTHING)
      onDone()
    },
    ({ code }) => setFailure(careerFailure('import', code)),
  )
  // Once all has arrived, importing again adds nothing and takes the guest's copy away.
  const finish = () =>
    void guestWork.importInto(owner).then(
      (outcome) => setUnfinished(outcome === 'queued'),
      () => undefined,
    )
  useRetryWhenBack(unfinished, finish, FINISH_MS)
  const dismiss = () => {
    importDismissal.set(owner)
    setDismissed(true)
    onDone()
  }
  const offered = found !== undefined && isSome(found) && !dismissed
  // Another tab may have imported it meanwhile.
  useRetryWhenBack(offered && !busy, () => void guestWork.count().then(setFound, () => undefined))
  return { found, offered, busy, failure, take: () => void run(), dismiss }
}

const KEY = 'caderno.importar-depois'

/** «Agora não» holds for one account until this tab is closed or the guest is back (D17). */
export const importDismissal = {
  isSet: (owner: string): boolean => attempt(() => sessionStorage.getItem(KEY) === owner) ?? false,
  set: (owner: string): void => attempt(() => sessionStorage.setItem(KEY, owner)),
  clear: (): void => attempt(() => sessionStorage.removeItem(KEY)),
}

/** A browser may refuse: then the offer comes back with the next visit. */
function attempt<T>(reach: () => T): T | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
