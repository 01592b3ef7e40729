import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import {
  BUG_PRIORITIES,
  BUG_TYPES,
  ESSENTIALS_MISSING,
  lacksEssentials,
  PRIORITY_LABELS,
  REPORT_QUEUED,
  REPORT_SENT,
  STAYS_HERE,
  TYPE_LABELS,
  type BugReportDraft,
} from '@caderno/domain/bug-report'
import type { WriteOutcome } from '@caderno/domain/kernel'
import { IconCircleCheck, IconCloudUp } from '@tabler/icons-react'
import type { Form } from '../../hooks/use-form.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormDialog } from '../../components/forms/FormDialog.tsx'
import '../../theme/styles-fields.ts'
import css from './BugReport.module.css'

interface BugReportViewProps {
  opened: boolean
  onClose: () => void
  form: Form<BugReportDraft>
  /** How the report was kept; null before. */
  sent: WriteOutcome | null
  /** Local mode: the report reaches nobody else, and says so (D15). */
  staysHere: boolean
}

const TYPES = BUG_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))
const PRIORITIES = BUG_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }))

export function BugReportView({ opened, onClose, form, sent, staysHere }: BugReportViewProps) {
  return (
    <FormDialog
      opened={opened}
      title="Reportar bug"
      form={{ ...form, alert: undefined, dirty: form.dirty && !sent }}
      onClose={onClose}
      save="Enviar"
      {...(sent && { footer: () => <CloseButton onClose={onClose} /> })}
    >
      <div role="status" className={css.status}>
        {sent === 'saved' && (
          <p className={css.thanks}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {REPORT_SENT}
          </p>
        )}
        {sent === 'queued' && (
          <p className={css.waits}>
            <IconCloudUp size={20} stroke={1.75} aria-hidden /> {REPORT_QUEUED}
          </p>
        )}
      </div>
      {!sent && <Fields form={form} staysHere={staysHere} />}
    </FormDialog>
  )
}

function Fields({
  form: { text, error, alert },
  staysHere,
}: {
  form: Form<BugReportDraft>
  staysHere: boolean
}) {
  const incomplete = lacksEssentials({ titulo: error('titulo'), descricao: error('descricao') })
  return (
    <>
      <FormAlert>{alert ?? (incomplete && ESSENTIALS_MISSING)}</FormAlert>
      <div className={css.pair}>
        <NativeSelect label="Tipo" data={TYPES} {...text('tipo')} />
        <NativeSelect label="Prioridade" data={PRIORITIES} {...text('prioridade')} />
      </div>
      <TextInput label="Título" required data-autofocus {...text('titulo')} />
      <Textarea label="Descrição" required autosize minRows={3} maxRows={10} {...text('descricao')} />
      <Textarea label="Passos para reproduzir" autosize minRows={2} maxRows={10} {...text('passos')} />
      <div className={css.pair} data-uneven>
        <TextInput label="Navegador" {...text('navegador')} />
        <TextInput label="Dispositivo" {...text('dispositivo')} />
      </div>
      {staysHere && <p className={css.note}>{STAYS_HERE}</p>}
    </>
  )
}

/** Takes the focus that the vanished «Enviar» had. */
const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button variant="default" autoFocus onClick={onClose}>
    Fechar
  </Button>
)
