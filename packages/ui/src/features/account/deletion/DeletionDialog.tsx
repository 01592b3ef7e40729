import { CONFIRMATION, deletionErrors, type DeletionForm, messageOf } from '@caderno/domain/identity'
import type { Backend } from '@caderno/domain/shell'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '../../../hooks/use-form.ts'
import { PasswordField } from '../../../components/forms/PasswordField.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { DELETE_ACCOUNT, DeletionRefused } from './deletion.ts'
import classes from './Deletion.module.css'

interface DeletionDialogProps {
  opened: boolean
  backend: Backend
  /** Rejects a DeletionRefused. */
  onDelete(form: DeletionForm): Promise<void>
  onClose(): void
}

export default function DeletionDialog({ opened, backend, onDelete, onClose }: DeletionDialogProps) {
  const form = useForm({
    initial: { senha: '', confirmacao: '' },
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
          {/* Short enough for half of a phone. */}
          <SubmitButton color="red" busy={form.busy}>
            Excluir conta
          </SubmitButton>
        </>
      )}
    >
      <WhatGoes isLocal={backend === 'local'} />
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

/** What is in the account goes, in words (LGPD art. 18). */
const WhatGoes = ({ isLocal }: { isLocal: boolean }) => (
  <div className={classes.words}>
    <p id="deletion-removes">Isto é apagado para sempre:</p>
    <ul className="bullets" aria-labelledby="deletion-removes">
      <li>
        Todos os registros: candidaturas, metas, contatos, finanças, habilidades, leituras, disciplinas e
        preferências.
      </li>
      <li>O cadastro com a matrícula, e o acesso com este email e esta senha.</li>
      <li>
        {isLocal
          ? 'A segunda cópia e tudo o mais que este navegador guarda da conta.'
          : 'Tudo o que este navegador guarda da conta, também o que ainda não foi enviado.'}
      </li>
    </ul>
    <p id="deletion-keeps">Isto fica:</p>
    <ul className="bullets" aria-labelledby="deletion-keeps">
      <li>Os relatos de bug que você enviou, {isLocal && 'que ficam neste navegador '}com seu email.</li>
    </ul>
    <p>Para ficar com uma cópia, cancele e use «Exportar» antes.</p>
  </div>
)
