import { PageHead } from '../../components/layout/PageHead.tsx'
import { PageSkeleton } from '../../components/layout/PageSkeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import { ExportSection } from './export/ExportSection.tsx'
import { CalendarSection } from './export/CalendarSection.tsx'
import { TablesSection } from './export/TablesSection.tsx'
import { ImportSection } from './import/ImportSection.tsx'
import { DeletionSection } from './deletion/DeletionSection.tsx'
import { StorageSection } from './storage/StorageSection.tsx'
import { dataOf } from '@caderno/domain/kernel'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { Button, Stack } from '@mantine/core'
import { lazyDialog } from '../../components/layout/lazy-part.tsx'
import { useDialog } from '../../hooks/use-dialog.ts'
import '../../theme/styles-layout.ts'

/** /conta. The route's guard keeps out whoever is signed out. */
export default function AccountScreen() {
  const account = dataOf(useLive(useServices().session))
  if (!account) return <PageSkeleton />
  const { uid, name, user } = account
  return (
    <>
      <PageHead
        ofModule={false}
        title="Meus dados"
        state="O que o Caderno guarda de você, e o que você pode fazer com isso."
      />
      <Stack maw="48rem">
        <AccountSection title="Conta">
          <dl className="pairs">
            {name && (
              <>
                <dt>Nome</dt>
                <dd>{name}</dd>
              </>
            )}
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </dl>
        </AccountSection>
        <ExportSection owner={uid} />
        <TablesSection owner={uid} />
        <CalendarSection owner={uid} />
        <ImportSection owner={uid} />
        <PasswordSection email={user.email ?? ''} />
        <DeletionSection owner={uid} />
        {/* Its sentences come late: at the end they move nothing from under a press. */}
        <StorageSection />
      </Stack>
    </>
  )
}

const PasswordDialog = lazyDialog(() => import('./password/PasswordDialog.tsx'))

function PasswordSection({ email }: { email: string }) {
  const { dialog, open, close } = useDialog<null>()
  return (
    <AccountSection
      title="Alterar senha"
      text="Escolha uma senha nova. A atual é pedida antes, para que ninguém a troque por você."
    >
      <Button variant="default" onClick={() => open(null)}>
        Alterar senha
      </Button>
      <PasswordDialog dialog={dialog} email={email} onClose={close} />
    </AccountSection>
  )
}
