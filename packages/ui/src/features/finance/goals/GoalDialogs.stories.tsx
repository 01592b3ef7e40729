import { aFinancialGoal } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { financePart } from '../../../../test/finance-part.tsx'
import GoalDialogs, { type GoalDialogSubject } from './GoalDialogs.tsx'

const TRIP = aFinancialGoal({
  descricao: 'Intercâmbio em julho',
  valor: 6_000,
  valorAtual: 2_760,
  dataAlvo: '2027-07-01',
})
const about = (kind: GoalDialogSubject['kind']) =>
  financePart(
    ({ book, today, actions }) => (
      <GoalDialogs
        opened
        subject={{ kind, goal: TRIP }}
        goals={book.metas}
        today={today}
        actions={actions}
        onClose={fn()}
      />
    ),
    { metas: [TRIP] },
  )

const meta: Meta<typeof GoalDialogs> = { component: GoalDialogs }
export default meta
type Story = StoryObj<typeof GoalDialogs>

export const Deposit: Story = { render: about('deposit') }
export const Saved: Story = { render: about('saved') }
export const Editing: Story = { render: about('edit') }
export const OnAPhone: Story = { render: about('edit'), globals: { viewport: { value: 'phone' } } }
