import { READING_STATUSES, type ReadingStatus } from '@caderno/domain/reading'
import { BadgeSelect } from '../../components/forms/BadgeSelect.tsx'

const OPTIONS = READING_STATUSES.map((name) => [name, name] as const)

interface StatusSelectProps {
  status: ReadingStatus
  /** Id of the title it belongs to. */
  describedBy: string
  onChoose: (status: ReadingStatus) => Promise<void> | void
}

export const StatusSelect = ({ status, ...rest }: StatusSelectProps) => (
  <BadgeSelect label="Status" value={status} options={OPTIONS} {...rest} />
)
