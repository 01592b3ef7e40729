import { APPLICATION_PHASES, type Application, type ApplicationPhase } from '@caderno/domain/career'
import { IconCircleX, IconMessageCircle, IconSend, IconTrophy, type Icon } from '@tabler/icons-react'
import { BadgeSelect } from '../../../components/forms/BadgeSelect.tsx'
import type { ToneName } from '../../../theme/tokens.ts'

/** One colour, one icon and a word for each fase (§4). */
export const PHASE: Readonly<Record<ApplicationPhase, { word: string; tone: ToneName; Icon: Icon }>> = {
  enviado: { word: 'Enviado', tone: 'blue', Icon: IconSend },
  entrevista: { word: 'Entrevista', tone: 'yellow', Icon: IconMessageCircle },
  aprovado: { word: 'Aprovado', tone: 'green', Icon: IconTrophy },
  rejeitado: { word: 'Rejeitado', tone: 'red', Icon: IconCircleX },
}

export const PHASES = APPLICATION_PHASES.map((value) => ({ value, label: PHASE[value].word }))

/** The fase to which one tap leads; who was approved or rejected has arrived. */
export const NEXT_PHASE: Readonly<Partial<Record<ApplicationPhase, ApplicationPhase>>> = {
  enviado: 'entrevista',
  entrevista: 'aprovado',
}

const pictureOf = (fase: ApplicationPhase) => {
  const { Icon, tone } = PHASE[fase]
  return <Icon size={20} stroke={1.5} color={`var(--cad-${tone})`} aria-hidden />
}

const OPTIONS = PHASES.map(({ value, label }) => [value, label] as const)

interface PhaseSelectProps {
  label?: string
  /** Only the icon, which fills the gutter of a row. */
  iconOnly?: boolean
  application: Application
  describedBy: string
  onMove: (application: Application, fase: ApplicationPhase) => Promise<void>
}

/** Any fase to any fase, saved when chosen. */
export const PhaseSelect = ({
  application,
  describedBy,
  onMove,
  label = 'Fase',
  iconOnly = false,
}: PhaseSelectProps) => (
  <BadgeSelect
    label={label}
    value={application.fase}
    options={OPTIONS}
    describedBy={describedBy}
    picture={iconOnly ? pictureOf : undefined}
    onChoose={(fase) => onMove(application, fase)}
  />
)
