import type { WriteOutcome } from '@caderno/domain/kernel'
import { useWindowEvent } from '@mantine/hooks'
import { createContext, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../hooks/services.tsx'
import { useDialog } from '../hooks/use-dialog.ts'
import { notify, notifyProblem } from '../components/feedback/notify.ts'
import { UiContext } from '../components/layout/ui-context.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const BugReportDialog = lazy(() => import('../features/bug-report/BugReportDialog.tsx'))
const ProfileDialog = lazy(() => import('../features/profile/ProfileDialog.tsx'))

/** Implements the actions that screens ask of the app: the two dialogs, and ending the session. */
export function UiHost({ children }: { children: ReactNode }) {
  const bug = useDialog<void>()
  const profile = useDialog<void>()
  const { leaving, leave, signOut } = useLeave()
  return (
    <UiContext value={{ reportBug: bug.open, openProfile: profile.open, signOut, leave }}>
      <LeavingContext value={leaving}>{children}</LeavingContext>
      <HostedDialog Dialog={BugReportDialog} {...bug} />
      <HostedDialog Dialog={ProfileDialog} {...profile} />
    </UiContext>
  )
}

interface HostedDialogProps extends ReturnType<typeof useDialog<void>> {
  Dialog: ComponentType<{ opened: boolean; onClose: () => void }>
}

/** A dialog is loaded when it is first opened and stays mounted, so that closing returns the focus. */
const HostedDialog = ({ Dialog, dialog, close }: HostedDialogProps) =>
  dialog && (
    <ErrorBoundary
      resetKey={dialog.turn}
      fallback={() => null}
      onError={() => notifyProblem('Esta janela não abriu. Recarregue a página e tente novamente.')}
    >
      <Suspense fallback={null}>
        <Dialog opened={dialog.opened} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  )

function useLeave() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const location = useLocation()
  const [leaving, setLeaving] = useState(false)
  // Any navigation ends it, even one to the same page.
  useEffect(() => setLeaving(false), [location])
  // The browser's back button before the next page was rendered changes no location.
  useWindowEvent('popstate', () => setLeaving(false))
  const leave = async (to: string, end: () => Promise<void>) => {
    flushSync(() => setLeaving(true))
    try {
      await end()
      await navigate(to)
    } catch (error) {
      setLeaving(false)
      throw error
    }
  }
  const signOut = (to: string) => {
    let outcome: WriteOutcome
    const end = async () => {
      outcome = await (await services).auth.signOut()
      // A page without «Desfazer» knows nothing of what an earlier one has left to be taken back.
      await import('../hooks/undo.ts').then(({ undo }) => undo.follow(null)).catch(() => undefined)
    }
    leave(to, end).then(
      () =>
        outcome === 'queued' &&
        notify('O que falta enviar fica neste dispositivo e segue quando você entrar de novo.'),
      () => notifyProblem('Erro ao sair. Tente novamente.'),
    )
  }
  return { leaving, leave, signOut }
}

/** True from «Sair» until the next page is shown: meanwhile no guard redirects (D20). */
export const LeavingContext = createContext(false)
