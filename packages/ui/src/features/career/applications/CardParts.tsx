import { isSafeUrl } from '@caderno/domain/kernel'
import type { Application } from '@caderno/domain/career'
import { VisuallyHidden } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { BadgeSelect } from '../../../components/forms/BadgeSelect.tsx'
import type { CardViewProps } from './card-view.ts'
import { PHASE_OPTIONS } from './phases.ts'
import classes from './CardParts.module.css'

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

/** Opens in a new tab; what is no http(s) address is shown as the text it is (D14). */
export function JobLink({
  application: { link },
  describedBy,
}: {
  application: Application
  describedBy: string
}) {
  if (link === '') return null
  if (!isSafeUrl(link)) return <span className={classes.link}>{link}</span>
  return (
    <a
      className={classes.link}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      Ver vaga <IconExternalLink size={13} stroke={1.5} aria-hidden />
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>
  )
}

export const CardProblem = ({ sentence }: { sentence: string | undefined }) =>
  sentence ? (
    <p role="alert" className={classes.problem}>
      {sentence}
    </p>
  ) : null
