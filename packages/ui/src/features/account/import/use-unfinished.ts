import type { UnfinishedImport } from '@caderno/domain/archive'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'

export interface Unfinished {
  readonly unfinished: UnfinishedImport | null
  look(): void
  forget(): void
}

/** The interrupted import of this account on this device, if any. */
export function useUnfinished(owner: string): Unfinished {
  const { archive } = useServices()
  const [unfinished, setUnfinished] = useState<UnfinishedImport | null>(null)
  const look = useCallback(
    () =>
      void archive()
        .then((store) => store.unfinished(owner))
        .then(setUnfinished, () => undefined),
    [archive, owner],
  )
  useEffect(look, [look])
  const forget = () =>
    void archive()
      .then((store) => store.forgetUnfinished(owner))
      .then(look, () => undefined)
  return { unfinished, look, forget }
}
