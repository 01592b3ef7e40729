import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { AccountSection } from '../AccountSection.tsx'

const PasswordDialog = lazyPart(async () => ({ default: (await import('./PasswordDialog.tsx')).PasswordDialog }), { floating: true })

const TEXT = 'Escolha uma senha nova. A atual é pedida antes, para que ninguém a troque por você.'

export function PasswordSection({ email }: { email: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <AccountSection title="Alterar senha" text={TEXT}>
      <Button variant="default" onClick={() => setOpened(true)}>Alterar senha</Button>
      <Suspense fallback={null}>{opened && <PasswordDialog email={email} onClose={() => setOpened(false)} />}</Suspense>
    </AccountSection>
  )
}
