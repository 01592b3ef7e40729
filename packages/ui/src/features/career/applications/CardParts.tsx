import { BadgeSelect } from '../../../components/forms/BadgeSelect.tsx'
import type { CardViewProps } from './card-view.ts'
import { PHASE_OPTIONS } from './phases.ts'

/** Any fase to any fase, saved when chosen. */
export const PhaseSelect = ({
  application,
  describedBy,
  onMove,
  label = 'Fase',
}: Pick<CardViewProps, 'application' | 'onMove'> & { describedBy: string; label?: string }) => (
  <BadgeSelect
    label={label}
    value={application.fase}
    options={PHASE_OPTIONS}
    describedBy={describedBy}
    onChoose={(fase) => onMove(application, fase)}
  />
)
