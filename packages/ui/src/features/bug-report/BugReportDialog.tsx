import { BugReportView } from './BugReportView.tsx'
import {
  bugReportErrors,
  guessBrowser,
  guessDevice,
  NEW_BUG_REPORT,
  reportOf,
  SEND_FAILED,
  THANKS_MS,
  type BugReportDraft,
} from '@caderno/domain/bug-report'
import { firstData, type WriteOutcome } from '@caderno/domain/kernel'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useServicesPromise } from '../../hooks/services.tsx'
import { useForm, type Form } from '../../hooks/use-form.ts'
import { withReason } from '../../components/feedback/refusals.ts'

export default function BugReportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return <BugReportView opened={opened} onClose={onClose} {...useBugReport(opened, onClose)} />
}

/** The services may still be loading when a report is begun. */
export function useBugReport(
  opened: boolean,
  onClose: () => void,
): { form: Form<BugReportDraft>; sent: WriteOutcome | null; staysHere: boolean } {
  const services = useServicesPromise()
  const [sent, setSent] = useState<WriteOutcome | null>(null)
  const [staysHere, setStaysHere] = useState(false)
  const form = useForm<BugReportDraft>({
    initial: NEW_BUG_REPORT,
    validate: bugReportErrors,
    failure: (error) => withReason(SEND_FAILED, error),
    async submit(draft) {
      const { bugReports, session } = await services
      const signedIn = await firstData(session).catch(() => null)
      setSent(
        await bugReports.send(
          reportOf(draft, {
            user: signedIn && signedIn.user,
            url: window.location.href,
            userAgent: navigator.userAgent,
          }),
        ),
      )
    },
  })

  const startAnew = useEffectEvent(() => {
    form.reset(draftOfThisBrowser())
    setSent(null)
  })
  useLayoutEffect(() => {
    if (opened) startAnew()
  }, [opened])

  useEffect(() => {
    let current = true
    services.then(
      ({ backend }) => current && setStaysHere(backend === 'local'),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [services])

  const closeByItself = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened || sent !== 'saved') return
    let current = true
    void services.then(({ clock }) => clock.wait(THANKS_MS)).then(() => current && closeByItself())
    return () => {
      current = false
    }
  }, [opened, sent, services])

  return { form, sent, staysHere }
}

function draftOfThisBrowser(): BugReportDraft {
  const { userAgent, maxTouchPoints } = navigator
  return {
    ...NEW_BUG_REPORT,
    navegador: guessBrowser(userAgent),
    dispositivo: guessDevice({
      userAgent,
      touch: maxTouchPoints > 0,
      width: window.innerWidth,
      height: window.innerHeight,
    }),
  }
}
