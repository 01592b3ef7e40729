import type { NoteForm } from '@caderno/domain/reading'
import { Textarea, TextInput } from '@mantine/core'
import type { Form } from '../../../hooks/use-form.ts'
import '../../../theme/styles-fields.ts'
import classes from './Notes.module.css'

/** A note as it is typed: where it is of, and what it says. */
export const NoteFields = ({ form }: { form: Form<NoteForm> }) => (
  <div className={classes.fields}>
    <TextInput
      label="Página"
      data-autofocus
      autoComplete="off"
      placeholder="Ex.: 34"
      {...form.text('pagina')}
    />
    <Textarea label="Texto" required autosize={false} rows={3} {...form.text('texto')} />
  </div>
)
