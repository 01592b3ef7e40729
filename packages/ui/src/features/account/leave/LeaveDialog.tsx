import { CONFIRMATION, departureErrors, type DepartureForm } from '@caderno/domain/departure'
import { messageOf } from '@caderno/domain/identity'
import type { Backend } from '@caderno/domain/shell'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '../../../hooks/use-form.ts'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { PasswordField } from '../../../components/forms/PasswordField.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { FormDialog } from '../../../components/forms/FormDialog.tsx'
import { CONFIRM_LEAVE, EXPORT_FIRST, goesWith, LEAVE, staysBehind } from './texts.ts'
import { LeaveRefused } from './use-leave.ts'
import classes from './Leave.module.css'

interface LeaveDialogProps {
  opened: boolean
  backend: Backend
  /** Rejects a LeaveRefused. */
  onLeave(form: DepartureForm): Promise<void>
  onClose(): void
}

const EMPTY: DepartureForm = { senha: '', confirmacao: '' }

export function LeaveDialog({ opened, backend, onLeave, onClose }: LeaveDialogProps) {
  const form = useForm<DepartureForm>({
    initial: EMPTY,
    validate: departureErrors,
    submit: onLeave,
    failure: ({ code, cause }) => (cause instanceof LeaveRefused ? cause.message : messageOf(code)),
  })
  const close = () => !form.busy && onClose()
  return (
    <FormDialog
      opened={opened}
      title={LEAVE}
      form={{ ...form, dirty: false }}
      onClose={close}
      footer={() => (
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <SubmitButton color="red" busy={form.busy}>
            {CONFIRM_LEAVE}
          </SubmitButton>
        </>
      )}
    >
      <WhatGoes backend={backend} />
      <PasswordField label="Senha" required autoComplete="current-password" {...form.text('senha')} />
      <TextInput
        label="Confirmação"
        description={`Digite ${CONFIRMATION}`}
        required
        autoComplete="off"
        autoCapitalize="characters"
        {...form.text('confirmacao')}
      />
      <FormAlert>{form.alert}</FormAlert>
    </FormDialog>
  )
}

const WhatGoes = ({ backend }: { backend: Backend }) => (
  <div className={classes.words}>
    <p id="leave-goes">Isto é apagado para sempre:</p>
    <ul aria-labelledby="leave-goes">
      {goesWith(backend).map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
    <p id="leave-stays">Isto fica:</p>
    <ul aria-labelledby="leave-stays">
      <li>{staysBehind(backend)}</li>
    </ul>
    <p>{EXPORT_FIRST}</p>
  </div>
)
