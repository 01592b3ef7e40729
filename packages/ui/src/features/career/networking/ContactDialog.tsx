import {
  careerFailure,
  type CareerService,
  contactDraftSchema,
  NEW_CONTACT,
  type Contact,
  type ContactDraft,
} from '@caderno/domain/career'
import { changesOf, fieldErrors } from '@caderno/domain/kernel'
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '../../../hooks/use-form.ts'
import { FormDialog } from '../../../components/forms/FormDialog.tsx'
import { notify } from '../../../components/feedback/notify.ts'
import '../../../theme/styles-fields.ts'
import { EDITED } from '../../../components/feedback/outcomes.ts'
import { ADDED } from './texts.ts'
import fields from '../../../components/forms/dialog-fields.module.css'

export interface ContactDialogProps {
  opened: boolean
  /** The contact as it was when the dialog opened. */
  subject: Contact | 'new'
  actions: Pick<CareerService, 'addContact' | 'editContact'>
  onClose: () => void
}

const FIELDS = Object.keys(NEW_CONTACT) as (keyof ContactDraft)[]
const draftOf = (from: ContactDraft): ContactDraft =>
  Object.fromEntries(FIELDS.map((name) => [name, from[name]])) as unknown as ContactDraft

/** Adds or edits a contact. Keeps what is typed through live changes and failures; writes only what was changed. */
export default function ContactDialog({ opened, subject, actions, onClose }: ContactDialogProps) {
  const form = useForm<ContactDraft>({
    initial: draftOf(subject === 'new' ? NEW_CONTACT : subject),
    validate: (values) => fieldErrors<ContactDraft>(contactDraftSchema, values),
    async submit(values) {
      const outcome =
        subject === 'new'
          ? await actions.addContact(values)()
          : await actions.editContact(subject.id, changesOf<ContactDraft>(subject, values))()
      notify((subject === 'new' ? ADDED : EDITED)[outcome])
      onClose()
    },
    failure: ({ code }) => careerFailure('saveContact', code),
  })
  return (
    <FormDialog
      opened={opened}
      title={subject === 'new' ? 'Adicionar contato' : 'Editar contato'}
      module="carreira"
      form={form}
      onClose={onClose}
    >
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
