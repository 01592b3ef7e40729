import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/layout/lazy-part.tsx'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { AccountSection } from '../AccountSection.tsx'

const PasswordDialog = lazyPart(
  async () => ({ default: (await import('./PasswordDialog.tsx')).PasswordDialog }),
  { floating: true },
)

const TEXT = 'Escolha uma senha nova. A atual é pedida antes, para que ninguém a troque por você.'

export function PasswordSection({ email }: { email: string }) {
  const { dialog, open, close } = useDialog<null>()
  return (
    <AccountSection title="Alterar senha" text={TEXT}>
      <Button variant="default" onClick={() => open(null)}>
        Alterar senha
      </Button>
      <Suspense fallback={null}>
        {dialog && <PasswordDialog key={dialog.turn} opened={dialog.opened} email={email} onClose={close} />}
      </Suspense>
    </AccountSection>
  )
}
