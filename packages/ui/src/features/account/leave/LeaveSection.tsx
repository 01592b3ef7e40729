import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useServices } from '../../../bridge/services.tsx'
import { FormAlert } from '../../../components/auth/FormAlert.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { INTERRUPTED, LEAVE, LEAVE_TEXT } from './texts.ts'
import { useInterrupted, useLeave } from './use-leave.ts'

const LeaveDialog = lazyPart(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }), { floating: true })

export function LeaveSection({ owner }: { owner: string }) {
  const { backend } = useServices()
  const [opened, setOpened] = useState(false)
  const interrupted = useInterrupted(owner)
  const leave = useLeave(owner)
  return (
    <AccountSection title={LEAVE} text={LEAVE_TEXT}>
      {interrupted && <FormAlert>{INTERRUPTED}</FormAlert>}
      <Button variant="default" onClick={() => setOpened(true)}>{LEAVE}</Button>
      <Suspense fallback={null}>{opened && <LeaveDialog backend={backend} onLeave={leave} onClose={() => setOpened(false)} />}</Suspense>
    </AccountSection>
  )
}
