import { aReading } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { refused } from '../../../../test/commands.ts'
import { readingCommands } from '../../../../test/reading-commands.ts'
import { NoteDialog, type ReadingCommands } from './NoteDialog.tsx'

const NOTE = { pagina: '34', texto: 'A libertação é um parto.', em: '2026-11-02' } as const
const commands: ReadingCommands = {
  run: ({ outcome }) => outcome,
  withUndo: (write) => write,
  problem: undefined,
  announcement: '',
  setAnnouncement: () => undefined,
  returning: undefined,
}

/**
 * Edits one note of a reading; it stands over the list of all of them.
 *
 * **Not for** a new note, which is typed in `NotesDialog` itself.
 *
 * **Keyboard**: the focus begins in «Página» and goes back to the note's «Editar»; Esc closes this dialog alone. **Screen reader**: a dialog with a name
 * of its own.
 *
 * **Do** keep the day on which a note was written. **Don't** lose what is typed when the note was removed meanwhile: it is written anew.
 */
const meta: Meta<typeof NoteDialog> = {
  component: NoteDialog,
  parameters: { path: '/leitura', layout: 'fullscreen' },
  args: {
    opened: true,
    subject: NOTE,
    reading: aReading({ id: '7', titulo: 'Pedagogia do oprimido', anotacoes: [NOTE] }),
    commands,
    onClose: fn(),
  },
  beforeEach: ({ args }) => {
    Object.assign(args, { actions: { ...readingCommands(), ...args.actions } })
  },
}
export default meta
type Story = StoryObj<typeof meta>

const save = async (page: string) => {
  const field = await screen.findByRole('textbox', { name: 'Página' })
  await userEvent.clear(field)
  await userEvent.type(field, page)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
}

export const Editing: Story = {}
export const EditingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Edited: Story = {
  tags: ['interaction', '!autodocs', 'I14'],
  play: async ({ args }) => {
    await save('p. 35')
    await waitFor(() =>
      expect(mocked(args.actions.editNote).mock.calls).toEqual([
        ['7', NOTE, { pagina: 'p. 35', texto: NOTE.texto }],
      ]),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  tags: ['interaction', '!autodocs', '§8.9'],
  args: { actions: { ...readingCommands(), editNote: refused('storage-full') } },
  play: async ({ args }) => {
    await save('35')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Erro ao salvar a anotação. Tente novamente. O espaço deste navegador acabou.',
    )
    await expect(screen.getByRole('textbox', { name: 'Página' })).toHaveValue('35')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
