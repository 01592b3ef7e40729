import { anAssessment, aSubject } from '@caderno/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { TODAY } from '../../../../test/semester.ts'
import { AssessmentRow } from './AssessmentRow.tsx'

const disciplina = aSubject({ nome: 'Introdução à Programação' })

const meta: Meta<typeof AssessmentRow> = {
  component: AssessmentRow,
  args: {
    today: TODAY,
    one: { ...anAssessment({ titulo: 'EP3', data: '2026-12-01', hora: '23:59' }), disciplina },
  },
  render: (args) => (
    <RuledList>
      <AssessmentRow {...args} />
    </RuledList>
  ),
}
export default meta
type Story = StoryObj<typeof AssessmentRow>

/** How many days are left stands below the others. */
export const OnAPhone: Story = {
  tags: ['L6'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('paragraph').getBoundingClientRect()
    const left = canvas.getByText('faltam 11 dias').getBoundingClientRect()
    await expect(left.bottom).toBeLessThanOrEqual(line.bottom)
  },
}
