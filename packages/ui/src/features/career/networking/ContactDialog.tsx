import {
  type CareerService,
  contactErrors,
  NEW_CONTACT,
  type Contact,
  type ContactDraft,
} from '@caderno/domain/career'
import { changesOf } from '@caderno/domain/kernel'
import { Textarea, TextInput } from '@mantine/core'
import { useDialogForm, type RecordDialogProps } from '../../../hooks/use-dialog-form.ts'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import '../../../theme/styles-fields.ts'
import { addedAs, EDITED } from '../../../components/feedback/outcomes.ts'
import fields from '../../../components/forms/dialog-fields.module.css'

type ContactDialogProps = RecordDialogProps<Contact, CareerService>

/** Adds or edits a contact. Keeps what is typed through live changes and failures; writes only what was changed. */
export default function ContactDialog({ subject, actions, ...shown }: ContactDialogProps) {
  const isNew = subject === 'new'
  const dialog = useDialogForm<ContactDraft>({
    ...shown,
    name: 'contact',
    subject,
    initial: isNew ? NEW_CONTACT : subject,
    validate: contactErrors,
    service: actions,
    command: (values) =>
      isNew
        ? actions.addContact(values)
        : actions.editContact(subject.id, changesOf<ContactDraft>(subject, values)),
    words: isNew ? addedAs('Contato adicionado.') : EDITED,
    failure: 'saveContact',
  })
  const { form } = dialog
  return (
    <FormDialog {...dialog} title={isNew ? 'Adicionar contato' : 'Editar contato'} module="carreira">
      <div className={fields.fields}>
        <TextInput label="Nome" required data-autofocus autoComplete="off" {...form.text('nome')} />
        <TextInput label="Empresa" autoComplete="off" {...form.text('empresa')} />
        <TextInput label="Cargo" autoComplete="off" {...form.text('cargo')} />
        <TextInput
          label="Canal"
          autoComplete="off"
          placeholder="Ex.: LinkedIn, e-mail, WhatsApp"
          {...form.text('canal')}
        />
        <TextInput label="Último contato" type="date" {...form.text('ultimoContato')} />
        <TextInput label="Próximo contato" type="date" {...form.text('proximoContato')} />
        <Textarea label="Notas" autosize={false} rows={3} className={fields.wide!} {...form.text('notas')} />
      </div>
    </FormDialog>
  )
}
