import { APPLICATION_PHASES, type Application, type ApplicationPhase } from '@caderno/domain/career'
import { IconCircleX, IconMessageCircle, IconSend, IconTrophy, type Icon } from '@tabler/icons-react'
import { BadgeSelect } from '../../../components/forms/BadgeSelect.tsx'
import type { ToneName } from '../../../theme/tokens.ts'

interface PhaseLook {
  readonly word: string
  readonly tone: ToneName
  readonly Icon: Icon
}

/** One colour, one icon and a word for each fase (§4). */
export const PHASE: Readonly<Record<ApplicationPhase, PhaseLook>> = {
  enviado: { word: 'Enviado', tone: 'blue', Icon: IconSend },
  entrevista: { word: 'Entrevista', tone: 'yellow', Icon: IconMessageCircle },
  aprovado: { word: 'Aprovado', tone: 'green', Icon: IconTrophy },
  rejeitado: { word: 'Rejeitado', tone: 'red', Icon: IconCircleX },
}

export const PHASE_OPTIONS = APPLICATION_PHASES.map((fase) => [fase, PHASE[fase].word] as const)

/** Where one tap leads; who was approved or rejected has arrived. */
export const NEXT_PHASE: Readonly<Partial<Record<ApplicationPhase, ApplicationPhase>>> = {
  enviado: 'entrevista',
  entrevista: 'aprovado',
}

/** The column beside, if there is one. */
export const phaseBeside = (fase: ApplicationPhase, by: -1 | 1): ApplicationPhase | undefined =>
  APPLICATION_PHASES[APPLICATION_PHASES.indexOf(fase) + by]

interface PhaseSelectProps {
  label?: string
  application: Application
  describedBy: string
  onMove: (application: Application, fase: ApplicationPhase) => Promise<void>
}

/** Any fase to any fase, saved when chosen. */
export const PhaseSelect = ({ application, describedBy, onMove, label = 'Fase' }: PhaseSelectProps) => (
  <BadgeSelect
    label={label}
    value={application.fase}
    options={PHASE_OPTIONS}
    describedBy={describedBy}
    onChoose={(fase) => onMove(application, fase)}
  />
)
