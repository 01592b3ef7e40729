import {
  editedFields,
  READING_TYPES,
  readingErrors,
  readingFailure,
  readingForm,
  readingOf,
  type Reading,
  type ReadingForm,
} from '@caderno/domain/reading'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../hooks/use-form.ts'
import { FormAlert } from '../../components/forms/FormMessages.tsx'
import { FormDialog } from '../../components/forms/FormDialog.tsx'
import { notify } from '../../components/feedback/notify.ts'
import { FIRST_FIELDS, MoreFields } from './MoreFields.tsx'
import type { ReadingActions } from './reading-actions.ts'
import { ADDED, EDITED } from './texts.ts'
import '../../theme/styles-fields.ts'
import fields from '../../components/forms/dialog-fields.module.css'

export interface ReadingDialogProps {
  opened: boolean
  /** The item as it was when the dialog opened. */
  subject: Reading | 'new'
  actions: ReadingActions
  onClose: () => void
}

/** Adds or edits an item. Keeps what is typed through live changes and failures; writes only what was changed. */
export function ReadingDialog({ opened, subject, actions, onClose }: ReadingDialogProps) {
  const [unfolded, setUnfolded] = useState(false)
  const form = useForm<ReadingForm>({
    initial: readingForm(subject === 'new' ? undefined : subject),
    validate(values) {
      const errors = readingErrors(values)
      if (Object.keys(errors).some((name) => !FIRST_FIELDS.has(name))) setUnfolded(true)
      return errors
    },
    async submit(values) {
      const outcome =
        subject === 'new'
          ? await actions.add(readingOf(values))
          : await actions.edit(subject.id, editedFields(subject, values))
      notify((subject === 'new' ? ADDED : EDITED)[outcome])
      onClose()
    },
    failure: ({ code }) => readingFailure('save', code),
  })
  return (
    <FormDialog
      opened={opened}
      title={subject === 'new' ? 'Adicionar item' : 'Editar item'}
      module="leitura"
      form={form}
      onClose={onClose}
    >
      <div className={fields.fields}>
        <TextInput label="Título" required data-autofocus {...form.text('titulo')} />
        <TextInput label="Autor" {...form.text('autor')} />
        <NativeSelect label="Tipo" data={[...READING_TYPES]} {...form.text('tipo')} />
        <TextInput label="Total de páginas" inputMode="numeric" {...form.text('paginasTotal')} />
      </div>
      <MoreFields form={form} unfolded={unfolded} onFold={setUnfolded} />
      <FormAlert>{form.alert}</FormAlert>
    </FormDialog>
  )
}
