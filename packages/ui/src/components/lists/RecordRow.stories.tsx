import { Badge, Button } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RecordRow } from './RecordRow.tsx'
import { RuledList } from './RuledList.tsx'
import { Sheet } from '../layout/Sheet.tsx'

const icon = <IconBook2 size={18} stroke={1.5} aria-hidden />
/**
 * One record of any list: a mark in the gutter, a title over its meta line, a value or one action.
 *
 * **Not for** a form or a text: those are `Sheet`s.
 *
 * **Keyboard**: the row is one stop that opens its record; its mark and its action are stops of their own.
 * **Screen reader**: a list item; the stop has the record's title as its name.
 *
 * **Do** keep one action in sight and the rest behind «⋯». **Don't** put a badge into the title: it stands
 * at the right of the meta line.
 */
const meta = {
  component: RecordRow,
  args: { mark: icon, title: 'Torto Arado' },
} satisfies Meta<typeof RecordRow>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  render: () => (
    <Sheet title="Hoje">
      <RuledList aria-label="Para hoje">
        <RecordRow
          data-module="leitura"
          mark={icon}
          title="Torto Arado"
          meta={['Leitura', 'página 168 de 262']}
          action={
            <Button size="xs" variant="light">
              Abrir
            </Button>
          }
        />
        <RecordRow
          data-module="leitura"
          mark={icon}
          title="Quarto de Despejo"
          meta={['Carolina Maria de Jesus', 'edição comemorativa com as cartas', '5 ★']}
          badge={<Badge color="green">Concluído</Badge>}
        />
        <RecordRow
          mark={icon}
          title="Um título comprido o bastante para ocupar mais de uma linha mesmo numa tela larga de computador"
        />
      </RuledList>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const OnAPhone: Story = { ...Rows, globals: { viewport: { value: 'phone' } } }

/** A press anywhere on the row opens it; a control in it does its own. */
export const Opens: Story = {
  tags: ['interaction', '!autodocs', 'W5', 'L1'],
  render: function Opening() {
    const [opened, setOpened] = useState(false)
    const [pages, setPages] = useState(168)
    return (
      <Sheet label="Leituras">
        <RuledList>
          <RecordRow
            mark={icon}
            title="Torto Arado"
            meta={[`página ${pages} de 262`]}
            action={<Button onClick={() => setPages(pages + 10)}>+10</Button>}
            opened={opened}
            onOpen={() => setOpened(!opened)}
          >
            {opened && 'Itamar Vieira Junior'}
          </RecordRow>
        </RuledList>
      </Sheet>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+10' }))
    await expect(canvas.getByText('página 178 de 262')).toBeVisible()
    const { x, y } = canvas.getByRole('listitem').getBoundingClientRect()
    const under = canvasElement.ownerDocument.elementFromPoint(x + 20, y + 20)
    await expect(under).toBe(canvas.getByRole('button', { name: 'Torto Arado', expanded: false }))
    await userEvent.click(under!)
    await expect(canvas.getByText('Itamar Vieira Junior')).toBeVisible()
  },
}
