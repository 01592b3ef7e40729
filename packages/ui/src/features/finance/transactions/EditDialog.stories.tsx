import { newTransactions, type Transaction } from '@caderno/domain/finance'
import { aTransaction, fakeIds } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { financePart } from '../../../../test/finance-part.tsx'
import { EditDialog, RemovalDialog } from './EditDialog.tsx'

const SHOES = newTransactions(
  aTransaction({ descricao: 'Tênis', valor: 89.92, categoria: 'Vestuário', data: '2026-10-31' }),
  { tipo: 'parcelas', vezes: 3 },
  { ids: fakeIds('t'), now: new Date('2026-10-31T12:00:00Z') },
)
const editing = (subject = aTransaction(), saidas: readonly Transaction[] = SHOES) =>
  financePart(
    ({ book, today, actions }) => (
      <EditDialog opened subject={subject} book={book} today={today} actions={actions} onClose={fn()} />
    ),
    { saidas },
  )

const meta: Meta<typeof EditDialog> = { component: EditDialog }
export default meta
type Story = StoryObj<typeof EditDialog>

export const Editing: Story = { render: editing() }
export const OfAnAccount: Story = {
  render: editing(aTransaction({ conta: 'Nubank cartão' }), [aTransaction({ id: 'outra', conta: 'Inter' })]),
}
export const OfAnAccountOnAPhone: Story = { ...OfAnAccount, globals: { viewport: { value: 'phone' } } }
export const OneOfThree: Story = { render: editing(SHOES[1]) }
export const OneOfThreeOnAPhone: Story = { ...OneOfThree, globals: { viewport: { value: 'phone' } } }
export const RemovingOneOfThree: Story = {
  render: () => <RemovalDialog opened subject={SHOES[1]!} onConfirm={fn()} onCancel={fn()} />,
}
