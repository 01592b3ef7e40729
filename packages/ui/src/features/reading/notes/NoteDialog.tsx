import {
  noteErrors,
  noteForm,
  type NoteForm,
  type Reading,
  type ReadingNote,
  type ReadingService,
} from '@caderno/domain/reading'
import type { FailureOf } from '@caderno/domain/kernel'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import type { Commands } from '../../../hooks/use-command.ts'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { NoteFields } from './NoteFields.tsx'
import { NOTE_UNDONE, noteEdited } from './texts.ts'

/** How the changes of the library are followed. */
export type ReadingCommands = Commands<FailureOf<ReadingService>>

interface NoteDialogProps extends DialogProps {
  /** The note as it was when the dialog opened. */
  subject: ReadingNote
  reading: Reading
  actions: ReadingService
  commands: ReadingCommands
}

/** Edits a note of a reading, over the list of all of them. */
export function NoteDialog({ subject: note, reading, actions, commands, ...shown }: NoteDialogProps) {
  const dialog = useDialogForm<NoteForm>({
    ...shown,
    // What is half typed is of this note alone.
    name: `reading note ${reading.id} ${note.pagina} ${note.texto}`,
    subject: note,
    initial: noteForm(note),
    validate: (typed) => noteErrors(typed, reading, false),
    service: actions,
    command: (typed) =>
      commands.withUndo(actions.editNote(reading.id, note, typed), {
        subject: reading.id,
        message: noteEdited,
        undone: NOTE_UNDONE.edited,
      }),
    failure: 'note',
  })
  return (
    <FormDialog {...dialog} title="Editar anotação" module="leitura" size="30rem">
      <NoteFields form={dialog.form} />
    </FormDialog>
  )
}
