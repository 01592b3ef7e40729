import { Button } from '@mantine/core'
import { AccountSection } from '../AccountSection.tsx'
import { ASK, CARE_FAILURE, careSentences, NOT_PROMISED } from './texts.ts'
import { dataOf } from '@caderno/domain/kernel'
import type { StorageCare } from '@caderno/domain/shell'
import { useEffect, useMemo, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useAction } from '../../../hooks/use-action.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { withReason } from '../../../components/feedback/refusals.ts'

export const StorageSection = () => <StorageView {...useStorageCare()} />

/** Where the data is, how safe it is there, and what would make it safer. */
const StorageView = ({ sentences, canAsk, said, busy, ask }: ReturnType<typeof useStorageCare>) => (
  <AccountSection title="Neste navegador">
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {canAsk && (
      <Button variant="default" onClick={ask} loading={busy} aria-busy={busy}>
        {ASK}
      </Button>
    )}
    <p role="status">{said}</p>
  </AccountSection>
)

function useStorageCare() {
  const { backend, storage } = useServices()
  const health = dataOf(useLive(useMemo(() => storage.watch(), [storage])))
  const [care, setCare] = useState<StorageCare>()
  const [said, setSaid] = useState('')
  useEffect(() => void storage.care().then(setCare, () => setSaid(CARE_FAILURE)), [storage])
  const asking = useAction(
    async () => {
      const promised = await storage.askToKeep()
      setSaid(promised ? '' : NOT_PROMISED)
      setCare(await storage.care())
    },
    (error) => setSaid(withReason(CARE_FAILURE, error)),
  )
  return {
    sentences: care && health ? careSentences(backend, health, care) : [],
    /** The browser may still be asked for its promise. */
    canAsk: health === 'durable' && care?.kept === false,
    said,
    busy: asking.busy,
    ask: () => void asking.run(),
  }
}
