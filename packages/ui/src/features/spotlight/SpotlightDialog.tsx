import { GUEST } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../bridge/services.tsx'
import { useLive } from '../../bridge/use-live.ts'
import { useUi } from '../../components/ui-context.tsx'
import { findActions, PROFILE } from './actions.ts'
import { SpotlightView, type SpotlightViewProps } from './SpotlightView.tsx'
import { useResults } from './use-results.ts'

export type SpotlightDialogProps = Pick<SpotlightViewProps, 'query' | 'onQuery' | 'onClose' | 'onReady'>

/** Searches for as long as it stands; who is here may not be known yet. */
export default function SpotlightDialog({ query, onQuery, onClose, onReady }: SpotlightDialogProps) {
  const session = dataOf(useLive(useServices().session))
  const navigate = useNavigate()
  const { openProfile } = useUi()
  const choose = (target: string) => {
    onClose()
    if (target === PROFILE) openProfile()
    else void navigate(target)
  }
  const view = { query, onQuery, onClose, onReady, onChoose: choose }
  if (session === undefined) return <SpotlightView {...view} groups={findActions(query, true)} loading missing={[]} />
  return <OwnSpotlight owner={session?.uid ?? GUEST} {...view} />
}

function OwnSpotlight({ owner, ...view }: { owner: string } & Omit<SpotlightViewProps, 'groups' | 'loading' | 'missing'>) {
  return <SpotlightView {...view} {...useResults(owner, view.query)} />
}
