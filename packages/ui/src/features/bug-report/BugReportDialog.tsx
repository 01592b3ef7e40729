import {
  BUG_PRIORITIES,
  BUG_TYPES,
  bugReportErrors,
  ESSENTIALS_MISSING,
  guessBrowser,
  guessDevice,
  lacksEssentials,
  NEW_BUG_REPORT,
  PRIORITY_LABELS,
  REPORT_QUEUED,
  REPORT_SENT,
  reportOf,
  SEND_FAILED,
  STAYS_HERE,
  THANKS_MS,
  TYPE_LABELS,
  type BugReportDraft,
} from '@caderno/domain/bug-report'
import { dataOf, firstData, type WriteOutcome } from '@caderno/domain/kernel'
import { Button, NativeSelect, TextInput, Textarea } from '@mantine/core'
import { IconCircleCheck, IconCloudUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { withReason } from '../../components/feedback/refusals.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormDialog } from '../../components/dialogs/FormDialog.tsx'
import { useLoadedServices, useServicesPromise } from '../../hooks/services.tsx'
import { useForm } from '../../hooks/use-form.ts'
import '../../theme/styles-fields.ts'
import css from './BugReport.module.css'
import fields from '../../components/forms/dialog-fields.module.css'

const TYPES = BUG_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))
const PRIORITIES = BUG_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))

export default function BugReportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { form, sent, staysHere } = useBugReport(opened, onClose)
  // Takes the focus that the vanished «Enviar» had; without a key React would keep «Cancelar» in its place.
  const closeButton = () => (
    <Button key="close" variant="default" autoFocus onClick={onClose}>
      Fechar
    </Button>
  )
  return (
    <FormDialog
      opened={opened}
      title="Reportar bug"
      form={{ ...form, alert: undefined, dirty: form.dirty && !sent }}
      onClose={onClose}
      save="Enviar"
      {...(sent && { footer: closeButton })}
    >
      <div role="status" className={css.status}>
        {sent === 'saved' && (
          <p className={css.told} style={{ color: 'var(--cad-green)' }}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {REPORT_SENT}
          </p>
        )}
        {sent === 'queued' && (
          <p className={css.told} style={{ color: 'var(--cad-yellow)' }}>
            <IconCloudUp size={20} stroke={1.75} aria-hidden /> {REPORT_QUEUED}
          </p>
        )}
      </div>
      {!sent && <Fields form={form} staysHere={staysHere} />}
    </FormDialog>
  )
}

type FieldsProps = Pick<ReturnType<typeof useBugReport>, 'form' | 'staysHere'>

function Fields({ form: { text, error, alert }, staysHere }: FieldsProps) {
  const incomplete = lacksEssentials({ titulo: error('titulo'), descricao: error('descricao') })
  return (
    <>
      <FormAlert>{alert ?? (incomplete && ESSENTIALS_MISSING)}</FormAlert>
      <div className={fields.fields}>
        <NativeSelect label="Tipo" data={TYPES} {...text('tipo')} />
        <NativeSelect label="Prioridade" data={PRIORITIES} {...text('prioridade')} />
      </div>
      <TextInput label="Título" required data-autofocus {...text('titulo')} />
      <Textarea label="Descrição" required autosize minRows={3} maxRows={10} {...text('descricao')} />
      <Textarea label="Passos para reproduzir" autosize minRows={2} maxRows={10} {...text('passos')} />
      <div className={`${fields.fields} ${css.uneven}`}>
        <TextInput label="Navegador" {...text('navegador')} />
        <TextInput label="Dispositivo" {...text('dispositivo')} />
      </div>
      {staysHere && <p className="quiet">{STAYS_HERE}</p>}
    </>
  )
}

/** The services may still be loading when a report is begun. */
function useBugReport(opened: boolean, onClose: () => void) {
  const services = useServicesPromise()
  const loaded = useLoadedServices().services
  /** How the report was kept; null before. */
  const [sent, setSent] = useState<WriteOutcome | null>(null)
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

  const closeByItself = useEffectEvent(onClose)
  // What somebody writes is not shown to who comes after them.
  useEffect(() => {
    if (!opened || !loaded) return
    const { session } = loaded
    const uid = () => dataOf(session.getSnapshot())?.uid
    let known = uid()
    return session.subscribe(() => {
      if (known !== undefined && uid() !== known) closeByItself()
      known = uid()
    })
  }, [opened, loaded])
  useEffect(() => {
    if (!opened || sent !== 'saved') return
    let current = true
    void loaded?.clock.wait(THANKS_MS).then(() => current && closeByItself())
    return () => {
      current = false
    }
  }, [opened, sent, loaded])

  /** Local mode: the report reaches nobody else, and says so (D15). */
  const staysHere = loaded?.backend === 'local'
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
