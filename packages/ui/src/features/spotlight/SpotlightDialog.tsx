import { GUEST } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useUi } from '../../components/layout/ui-context.tsx'
import { useTheme } from '../../theme/NotebookTheme.tsx'
import { findActions, type Deed } from './actions.ts'
import { SpotlightView, type SpotlightViewProps } from './SpotlightView.tsx'
import { useResults } from './use-results.ts'

export type SpotlightDialogProps = Pick<
  SpotlightViewProps,
  'query' | 'entered' | 'onQuery' | 'onEntered' | 'onClose' | 'onReady'
>

/** Searches for as long as it stands; who is here may not be known yet. */
export default function SpotlightDialog(props: SpotlightDialogProps) {
  const session = dataOf(useLive(useServices().session))
  const navigate = useNavigate()
  const deeds = useDeeds()
  const choose = (target: string) => {
    props.onClose()
    const deed = deeds[target]
    if (deed) deed()
    else void navigate(target)
  }
  const view = { ...props, onChoose: choose }
  if (session === undefined)
    return <SpotlightView {...view} groups={findActions(props.query, true)} loading missing={[]} />
  return <OwnSpotlight owner={session?.uid ?? GUEST} {...view} />
}

function useDeeds(): Readonly<Partial<Record<string, () => void>>> {
  const { openProfile, reportBug, signOut } = useUi()
  const { toggleTheme } = useTheme()
  return {
    perfil: openProfile,
    tema: toggleTheme,
    bug: reportBug,
    sair: () => signOut('/login-aluno'),
  } satisfies Record<Deed, () => void>
}

function OwnSpotlight({
  owner,
  ...view
}: { owner: string } & Omit<SpotlightViewProps, 'groups' | 'loading' | 'missing'>) {
  return <SpotlightView {...view} {...useResults(owner, view.query)} />
}
