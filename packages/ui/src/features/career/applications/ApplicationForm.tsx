import type { Contact } from '@caderno/domain/career'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { FormAlert } from '../../../components/forms/FormMessages.tsx'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import { MoreDetails } from './MoreDetails.tsx'
import { PHASE_OPTIONS } from './phases.tsx'
import { GONE } from './texts.ts'
import type { ApplicationFormState } from './use-application-form.ts'
import '../../../theme/styles-fields.ts'
import classes from './ApplicationForm.module.css'

const PHASES = PHASE_OPTIONS.map(([value, label]) => ({ value, label }))

/** Adds an application, or edits the one that was chosen below: two required fields, everything else may wait. */
export function ApplicationForm({
  state,
  contacts,
}: {
  state: ApplicationFormState
  contacts: readonly Contact[]
}) {
  const { form, subject, gone, unfolded, setUnfolded, cancel } = state
  const edited = gone ? undefined : subject
  return (
    <Sheet label={edited ? `Editar candidatura: ${edited.vaga}` : 'Nova candidatura'}>
      {edited && (
        <p className={classes.editing}>
          <IconPencil size={16} stroke={1.5} aria-hidden />{' '}
          <span>
            Editando <strong>{edited.vaga}</strong>, {edited.empresa}
          </span>
        </p>
      )}
      {gone && (
        <p role="alert" className={classes.editing}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden /> {GONE}
        </p>
      )}
      <form noValidate ref={form.formRef} className={classes.form} onSubmit={form.onSubmit}>
        <TextInput label="Empresa" required placeholder="Ex.: Rota Norte" {...form.text('empresa')} />
        <TextInput label="Vaga" required placeholder="Ex.: Estágio em Logística" {...form.text('vaga')} />
        <TextInput label="Data de envio" type="date" {...form.text('dataEnvio')} />
        <NativeSelect label="Fase" data={PHASES} {...form.text('fase')} />
        <Textarea
          label="Observações"
          autosize={false}
          rows={unfolded || subject ? 3 : 1}
          className={classes.notes!}
          {...form.text('observacoes')}
        />
        <MoreDetails form={form} contacts={contacts} unfolded={unfolded} onFold={setUnfolded} />
        <div className={classes.alert}>
          <FormAlert>{form.alert}</FormAlert>
        </div>
        <div className={classes.actions}>
          {subject && (
            <Button variant="default" onClick={cancel}>
              Cancelar
            </Button>
          )}
          <SubmitButton busy={form.busy}>
            {edited ? 'Salvar alterações' : 'Adicionar candidatura'}
          </SubmitButton>
        </div>
      </form>
    </Sheet>
  )
}
