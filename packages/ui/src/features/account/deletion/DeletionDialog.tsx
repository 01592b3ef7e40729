import { CONFIRMATION, deletionErrors, type DeletionForm, messageOf } from '@caderno/domain/identity'
import type { Backend } from '@caderno/domain/shell'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '../../../hooks/use-form.ts'
import { PasswordField } from '../../../components/forms/PasswordField.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { FormDialog } from '../../../components/forms/FormDialog.tsx'
import { CONFIRM_DELETION, EXPORT_FIRST, removedData, DELETE_ACCOUNT, keptData } from './texts.ts'
import { DeletionRefused } from './use-account-deletion.ts'
import classes from './Deletion.module.css'

interface DeletionDialogProps {
  opened: boolean
  backend: Backend
  /** Rejects a DeletionRefused. */
  onDelete(form: DeletionForm): Promise<void>
  onClose(): void
}

const EMPTY: DeletionForm = { senha: '', confirmacao: '' }

export function DeletionDialog({ opened, backend, onDelete, onClose }: DeletionDialogProps) {
  const form = useForm<DeletionForm>({
    initial: EMPTY,
    validate: deletionErrors,
    submit: onDelete,
    failure: ({ code, cause }) => (cause instanceof DeletionRefused ? cause.message : messageOf(code)),
  })
  const close = () => !form.busy && onClose()
  return (
    <FormDialog
      opened={opened}
      title={DELETE_ACCOUNT}
      form={{ ...form, dirty: false }}
      onClose={close}
      footer={() => (
        <>
          <Button variant="default" onClick={close}>
            Cancelar
          </Button>
          <SubmitButton color="red" busy={form.busy}>
            {CONFIRM_DELETION}
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
    </FormDialog>
  )
}

const WhatGoes = ({ backend }: { backend: Backend }) => (
  <div className={classes.words}>
    <p id="deletion-removes">Isto é apagado para sempre:</p>
    <ul aria-labelledby="deletion-removes">
      {removedData(backend).map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
    <p id="deletion-keeps">Isto fica:</p>
    <ul aria-labelledby="deletion-keeps">
      <li>{keptData(backend)}</li>
    </ul>
    <p>{EXPORT_FIRST}</p>
  </div>
)
