import { dataOf } from '@caderno/domain/kernel'
import { MAX_NOTE, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { aReading, createFakeRecordStore } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeServices } from '../../../../test/fake-services.ts'
import { withUndo } from '../../../../test/with-undo.tsx'
import { ServicesProvider } from '../../../hooks/services.tsx'
import { useCommand } from '../../../hooks/use-command.ts'
import { useReading } from '../use-reading.ts'
import NotesDialog from './NotesDialog.tsx'

const OWNER = 'uid-ana'
const TODAY = '2026-11-20'
const BOOK = aReading({
  id: '7',
  userId: OWNER,
  titulo: 'Pedagogia do oprimido',
  autor: 'Paulo Freire',
  ano: '2019',
  anotacoes: [
    {
      pagina: '95-96',
      texto:
        'Ninguém educa ninguém, ninguém educa a si mesmo, os homens se educam entre si, mediatizados pelo mundo.',
      em: '2026-11-14',
    },
    { pagina: '34', texto: 'A libertação é um parto 🌱\nE um parto doloroso.', em: '2026-11-02' },
    { pagina: 'cap. 3', texto: 'Reler para a prova de Didática', em: '2026-11-18' },
  ],
})

interface NotebookProps {
  reading: Reading
  onClose: () => void
}

/** The dialog over a shelf that keeps what is changed. */
function Notebook({ reading, onClose }: NotebookProps) {
  const { snapshot, actions } = useReading(OWNER)
  const commands = useCommand('leitura', actions)
  return (
    <NotesDialog
      opened
      subject={reading}
      shelf={dataOf(snapshot) ?? []}
      today={TODAY}
      actions={actions}
      commands={commands}
      onClose={onClose}
    />
  )
}

function Kept(props: NotebookProps) {
  const [services] = useState(() =>
    Promise.resolve(
      fakeServices({
        readings: createFakeRecordStore<ReadingDraft, Reading>(READING_KIND, { records: [props.reading] }),
      }),
    ),
  )
  return (
    <ServicesProvider services={services}>
      <Suspense fallback={null}>
        <Notebook {...props} />
      </Suspense>
    </ServicesProvider>
  )
}

/**
 * What a student wrote down of the pages of one reading, in their order, and the next note.
 *
 * **Not for** what is said of the whole item (its «Notas» in `ReadingDialog`).
 *
 * **Keyboard**: the focus begins in «Página», and is there again after a note; Esc asks before what is typed goes. **Screen reader**: the buttons of a
 * note have the note as their description; «Desfazer» is a status of the dialog, as the bar of the page is behind it.
 *
 * **Do** copy the citation of a page where it is written down. **Don't** ask for more than the text.
 */
const meta = {
  component: Kept,
  decorators: [withUndo],
  parameters: { path: '/leitura', layout: 'fullscreen' },
  args: { reading: BOOK, onClose: fn() },
} satisfies Meta<typeof Kept>
export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string | RegExp = /^Anotações de/) =>
  within(await screen.findByRole('dialog', { name }))
const notes = async () => (await dialog()).getAllByRole('listitem').map(({ textContent }) => textContent)

export const WithNotes: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { reading: { ...BOOK, anotacoes: [] } } }
export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } }
/** A word without a break, a note as long as one may be, and letters twice as large. */
export const Longest: Story = {
  args: {
    reading: {
      ...BOOK,
      titulo: `${'Pneumoultramicroscopicossilicovulcanoconiose'.repeat(4)} e o resto`,
      anotacoes: [
        { pagina: '9'.repeat(40), texto: 'a'.repeat(MAX_NOTE), em: '2026-11-14' },
        { pagina: '', texto: '😀'.repeat(60), em: '' },
      ],
    },
  },
  globals: { viewport: { value: 'small' }, letters: '200' },
}

export const Adding: Story = {
  tags: ['interaction', '!autodocs', 'I14'],
  play: async () => {
    const { findByRole, getByRole, getByText } = await dialog()
    const page = await findByRole('textbox', { name: 'Página' })
    await waitFor(() => expect(page).toHaveFocus())
    await userEvent.type(page, 'p. 50')
    await userEvent.type(getByRole('textbox', { name: 'Texto' }), '  Ler o mundo ')
    await userEvent.click(getByRole('button', { name: 'Adicionar anotação' }))
    await waitFor(async () =>
      expect((await notes()).map((one) => one?.slice(0, 12))).toEqual([
        'cap. 3: Rele',
        'p. 34: A lib',
        'p. 50: Ler o',
        'p. 95-96: Ni',
      ]),
    )
    await expect(page).toHaveValue('')
    await expect(page).toHaveFocus()
    await expect(getByText('Anotação guardada')).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Desfazer' }))
    await waitFor(async () => expect(await notes()).toHaveLength(3))
    await expect(getByText('A anotação saiu')).toBeVisible()
  },
}

export const Wrong: Story = {
  tags: ['interaction', '!autodocs', 'I14'],
  play: async () => {
    const { findByRole, getByRole } = await dialog()
    await findByRole('textbox', { name: 'Página' })
    await userEvent.click(getByRole('button', { name: 'Adicionar anotação' }))
    const text = getByRole('textbox', { name: 'Texto' })
    await expect(text).toHaveAccessibleDescription('Escreva a anotação')
    await expect(text).toHaveFocus()
    await userEvent.click(text)
    await userEvent.paste('a'.repeat(10_000))
    await userEvent.click(getByRole('button', { name: 'Adicionar anotação' }))
    await expect(text).toHaveAccessibleDescription('Use no máximo 1.000 caracteres')
    await expect(text).toHaveValue('a'.repeat(10_000))
  },
}

const button = async (note: RegExp, name: string) => {
  const { findAllByRole } = await dialog()
  const item = (await findAllByRole('listitem')).find(({ textContent }) => note.test(textContent ?? ''))
  return within(item!).getByRole('button', { name })
}

/** The list stays below, with what was being typed. */
export const Editing: Story = {
  tags: ['interaction', '!autodocs', 'I14'],
  play: async ({ args }) => {
    await userEvent.type(await (await dialog()).findByRole('textbox', { name: 'Texto' }), 'Meia frase')
    await userEvent.click(await button(/^p\. 34/, 'Editar'))
    const { findByRole } = await dialog('Editar anotação')
    const page = await findByRole('textbox', { name: 'Página' })
    await expect(page).toHaveValue('34')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar anotação' })).toBeNull())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(await button(/^p\. 34/, 'Editar'))
    const again = await dialog('Editar anotação')
    await userEvent.clear(await again.findByRole('textbox', { name: 'Página' }))
    await userEvent.type(again.getByRole('textbox', { name: 'Página' }), '1.034')
    await userEvent.click(again.getByRole('button', { name: 'Salvar' }))
    await waitFor(async () => expect((await notes()).at(-1)).toMatch(/^p\. 1034: A libertação/))
    await expect((await dialog()).getByRole('textbox', { name: 'Texto' })).toHaveValue('Meia frase')
  },
}

export const Removing: Story = {
  tags: ['interaction', '!autodocs', 'I14', 'D24'],
  play: async () => {
    await userEvent.click(await button(/^cap\. 3/, 'Remover'))
    const question = await dialog('Remover anotação')
    await question.findByText('Tem certeza que deseja remover esta anotação?')
    await userEvent.click(question.getByRole('button', { name: 'Remover' }))
    await waitFor(async () => expect(await notes()).toHaveLength(2))
    const { findByRole, findByText } = await dialog()
    await expect(await findByText('Anotação removida')).toBeVisible()
    await userEvent.click(await findByRole('button', { name: 'Desfazer' }))
    await waitFor(async () => expect((await notes())[0]).toMatch(/^cap\. 3/))
    await expect(await findByRole('region', { name: 'Anotações' })).toHaveFocus()
  },
}

const MANY = Array.from({ length: 26 }, (_, at) => ({
  pagina: String(at + 1),
  texto: `Anotação ${at + 1}, de duas linhas em um celular que não é largo`,
  em: '',
}))

/** Far down a long list «Desfazer» is in sight all the same. */
export const RemovingFarDown: Story = {
  args: { reading: { ...BOOK, anotacoes: MANY } },
  globals: { viewport: { value: 'phone' } },
  tags: ['interaction', '!autodocs', 'I14', 'D24'],
  play: async () => {
    const last = await button(/^p\. 26/, 'Remover')
    last.scrollIntoView()
    await userEvent.click(last)
    const question = await dialog('Remover anotação')
    await userEvent.click(await question.findByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Remover anotação' })).toBeNull())
    const { findByRole } = await dialog()
    const undoButton = await findByRole('button', { name: 'Desfazer' })
    const { left, top, width, height } = undoButton.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBe(
      undoButton,
    )
    // At the top it covers no note.
    ;(await findByRole('textbox', { name: 'Página' })).scrollIntoView({ block: 'end' })
  },
}

export const DiscardingAsks: Story = {
  tags: ['interaction', '!autodocs'],
  play: async ({ args }) => {
    await userEvent.type(await (await dialog()).findByRole('textbox', { name: 'Texto' }), 'Ler')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Descartar o que você digitou?')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
