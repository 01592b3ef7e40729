import { isolated, type IsoDate } from '@caderno/domain/kernel'
import {
  CONFIRM_NOTE_REMOVAL,
  noteErrors,
  noteForm,
  notesByPage,
  type NoteForm,
  type Reading,
  type ReadingNote,
  type ReadingService,
} from '@caderno/domain/reading'
import { Button, Stack } from '@mantine/core'
import { useRef } from 'react'
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx'
import { RemovalDialog } from '../../../components/feedback/Confirm.tsx'
import { downloadPrinted } from '../../../components/forms/download.ts'
import { SubmitButton } from '../../../components/forms/SubmitButton.tsx'
import { problemOf } from '../../../hooks/use-command.ts'
import { useDialog } from '../../../hooks/use-dialog.ts'
import { useDialogForm, type DialogProps } from '../../../hooks/use-dialog-form.ts'
import { useRemoval } from '../../../hooks/use-removal.ts'
import { NoteDialog, type ReadingCommands } from './NoteDialog.tsx'
import { NoteFields } from './NoteFields.tsx'
import '../../../theme/styles-layout.ts'
import { NoteItem } from './NoteItem.tsx'
import { UndoLine } from './UndoLine.tsx'
import { NOTE_UNDONE, noteKept, noteRemoved, notesFile } from './texts.ts'

interface NotesDialogProps extends DialogProps {
  subject: Reading
  shelf: readonly Reading[]
  today: IsoDate
  actions: ReadingService
  commands: ReadingCommands
}

/** What was written down of the pages of one reading; the next note can be typed at once. */
export default function NotesDialog({
  subject,
  shelf,
  today,
  actions,
  commands,
  ...shown
}: NotesDialogProps) {
  /** As it is by now. */
  const reading = shelf.find(({ id }) => id === subject.id) ?? subject
  const list = useRef<HTMLElement>(null)
  const focusList = () => list.current?.focus()
  const { form, ...dialog } = useNewNote({ reading, subject, actions, commands, ...shown })
  const edited = useDialog<ReadingNote>()
  const removal = useRemoval(commands, (note: ReadingNote) => actions.removeNote(reading.id, note), {
    failure: 'noteRemoval',
    removed: (_, outcome) => noteRemoved(outcome),
    restored: () => NOTE_UNDONE.removed,
    subject: reading.id,
  })
  const removeNote = () => {
    removal.confirm()
    focusList()
  }
  const notes = notesByPage(reading)
  return (
    <>
      <FormDialog
        {...dialog}
        title={`Anotações de ${isolated(reading.titulo)}`}
        module="leitura"
        size="40rem"
        covered={removal.asking || edited.dialog?.opened}
        form={{ ...form, alert: form.alert ?? problemOf(reading.id, commands.problem) }}
        footer={(close) => (
          <>
            {notes.length > 0 && (
              <Button
                variant="default"
                onClick={() =>
                  void downloadPrinted(notesFile(reading, today), 'text/markdown', ({ notesAsMarkdown }) =>
                    notesAsMarkdown(reading, today),
                  )
                }
              >
                Baixar anotações (Markdown)
              </Button>
            )}
            <Button onClick={close}>Fechar</Button>
          </>
        )}
      >
        <Stack gap="sm">
          <NoteFields form={form} />
          <SubmitButton busy={form.busy} variant="light" ml="auto">
            Adicionar anotação
          </SubmitButton>
        </Stack>
        <div>
          <UndoLine about={reading.id} announcement={commands.announcement} onUndo={focusList} />
          <section ref={list} tabIndex={-1} aria-label="Anotações">
            {notes.length === 0 ? (
              <p className="quiet">
                Nenhuma anotação ainda. Guarde aqui o que quer lembrar ou citar de cada página.
              </p>
            ) : (
              <ul>
                {notes.map((note, at) => (
                  <NoteItem
                    key={`${at} ${note.pagina} ${note.texto}`}
                    note={note}
                    reading={reading}
                    onEdit={edited.open}
                    onRemove={removal.ask}
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
      </FormDialog>
      {edited.dialog && (
        <NoteDialog
          key={edited.dialog.turn}
          {...edited.dialog}
          reading={reading}
          actions={actions}
          commands={commands}
          onClose={edited.close}
        />
      )}
      <RemovalDialog
        removal={{ ...removal, confirm: removeNote }}
        module="leitura"
        title="Remover anotação"
        question={CONFIRM_NOTE_REMOVAL}
      />
    </>
  )
}

/** The form of a new note, which stays open and is empty again once that is kept. */
function useNewNote({
  reading,
  subject,
  actions,
  commands,
  ...shown
}: Omit<NotesDialogProps, 'shelf' | 'today'> & { reading: Reading }) {
  const dialog = useDialogForm<NoteForm>({
    ...shown,
    name: 'reading notes',
    subject,
    initial: noteForm(),
    validate: (typed) => noteErrors(typed, reading, true),
    service: actions,
    command: (typed) =>
      commands.withUndo(actions.addNote(reading.id, typed), {
        subject: reading.id,
        message: noteKept,
        undone: NOTE_UNDONE.added,
      }),
    failure: 'note',
    onKept: () => dialog.form.formRef.current?.querySelector('input')?.focus(),
    left: () => noteForm(),
  })
  return dialog
}
