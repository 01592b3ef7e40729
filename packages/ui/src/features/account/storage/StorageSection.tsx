import { Button } from '@mantine/core'
import { AccountSection } from '../AccountSection.tsx'
import { ASK } from './texts.ts'
import { useStorageCare, type StorageCareState } from './use-storage-care.ts'

export const StorageSection = () => <StorageView {...useStorageCare()} />

/** Where the data is, how safe it is there, and what would make it safer. */
const StorageView = ({ sentences, canAsk, said, busy, ask }: StorageCareState) => (
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
