import type { WriteOutcome } from '@caderno/domain/kernel'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  createContext,
  use,
} from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServicesPromise } from '../hooks/services.tsx'
import { notify, notifyProblem } from '../components/feedback/notify.ts'
import { UiContext, type UiActions } from '../components/layout/ui-context.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const DIALOGS = {
  bug: lazy(() => import('../features/bug-report/BugReportDialog.tsx')),
  profile: lazy(() => import('../features/profile/ProfileDialog.tsx')),
}
type DialogName = keyof typeof DIALOGS

/** Implements the actions that screens ask of the app: the two dialogs, and ending the session. */
export function UiHost({ children }: { children: ReactNode }) {
  const { open, close, opened, loaded } = useDialogs()
  const { leaving, leave, signOut } = useLeave()
  const actions = useMemo<UiActions>(
    () => ({ reportBug: () => open('bug'), openProfile: () => open('profile'), signOut, leave }),
    [open, signOut, leave],
  )
  return (
    <UiContext value={actions}>
      <LeavingContext value={leaving}>{children}</LeavingContext>
      {loaded.map((name) => {
        const Dialog = DIALOGS[name]
        return (
          <ErrorBoundary
            key={name}
            resetKey={opened ?? ''}
            fallback={() => null}
            onError={() => notifyProblem('Esta janela não abriu. Recarregue a página e tente novamente.')}
          >
            <Suspense fallback={null}>
              <Dialog opened={opened === name} onClose={close} />
            </Suspense>
          </ErrorBoundary>
        )
      })}
    </UiContext>
  )
}

/** A dialog is loaded when it is first opened and stays mounted, so that closing returns the focus. */
function useDialogs() {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [loaded, setLoaded] = useState<readonly DialogName[]>([])
  const open = useCallback((name: DialogName) => {
    setLoaded((before) => (before.includes(name) ? before : [...before, name]))
    setOpened(name)
  }, [])
  return { opened, loaded, open, close: useCallback(() => setOpened(null), []) }
}

function useLeave() {
  const services = useServicesPromise()
  const navigate = useNavigate()
  const location = useLocation()
  const [leaving, setLeaving] = useState(false)
  // Any navigation ends it, even one to the same page.
  useEffect(() => setLeaving(false), [location])
  // The browser's back button before the next page was rendered changes no location.
  useEffect(() => {
    const arrive = () => setLeaving(false)
    window.addEventListener('popstate', arrive)
    return () => window.removeEventListener('popstate', arrive)
  }, [])
  const leave = useCallback(
    async (to: string, end: () => Promise<void>) => {
      flushSync(() => setLeaving(true))
      try {
        await end()
        await navigate(to)
      } catch (error) {
        setLeaving(false)
        throw error
      }
    },
    [navigate],
  )
  const signOut = useCallback(
    (to: string) => {
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
    },
    [services, leave],
  )
  return { leaving, leave, signOut }
}

/** True from «Sair» until the next page is shown: meanwhile no guard redirects (D20). */
export const LeavingContext = createContext(false)

export const useLeaving = (): boolean => use(LeavingContext)
