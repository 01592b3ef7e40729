import { Button } from '@mantine/core'
import { AccountSection } from '../AccountSection.tsx'
import { careSentences } from './texts.ts'
import { dataOf } from '@caderno/domain/kernel'
import type { StorageCare } from '@caderno/domain/shell'
import { useEffect, useMemo, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useAction } from '../../../hooks/use-action.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { withReason } from '../../../components/feedback/refusals.ts'

const CARE_FAILURE = 'Não foi possível saber o que este navegador guarda.'
const NOT_PROMISED =
  'O navegador não prometeu desta vez. Ele costuma prometer a quem abre o Caderno com frequência ou o instala.'

/** Where the data is, how safe it is there, and what would make it safer. */
export function StorageSection() {
  const { backend, storage } = useServices()
  const health = dataOf(useLive(useMemo(() => storage.watch(), [storage])))
  const [care, setCare] = useState<StorageCare>()
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => void storage.care().then(setCare, () => setAnnouncement(CARE_FAILURE)), [storage])
  const { run, busy } = useAction(
    async () => {
      const promised = await storage.askToKeep()
      setAnnouncement(promised ? '' : NOT_PROMISED)
      setCare(await storage.care())
    },
    (error) => setAnnouncement(withReason(CARE_FAILURE, error)),
  )
  const sentences = care && health ? careSentences(backend, health, care) : []
  const mayStillAsk = health === 'durable' && care?.kept === false
  return (
    <AccountSection title="Neste navegador">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {mayStillAsk && (
        <Button variant="default" onClick={() => void run()} loading={busy} aria-busy={busy}>
          Pedir que o navegador guarde
        </Button>
      )}
      <p role="status">{announcement}</p>
    </AccountSection>
  )
}
