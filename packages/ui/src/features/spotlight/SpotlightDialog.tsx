import { dataOf, GUEST } from '@caderno/domain/kernel'
import { useDeferredValue } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useUi } from '../../components/layout/ui-context.tsx'
import { useTheme } from '../../theme/NotebookTheme.tsx'
import { notifyProblem } from '../../components/feedback/notify.ts'
import { loadQuickLines } from '../../modules/use-quick-lines.ts'
import { findActions, type PlaceAction, type Row } from './actions.ts'
import { type SearchProps, SpotlightView, type SpotlightViewProps } from './SpotlightView.tsx'
import { type Results, useResults } from './results.ts'

/** Searches for as long as it stands; who is here may not be known yet. */
export default function SpotlightDialog(props: SearchProps) {
  const services = useServices()
  const session = dataOf(useLive(services.session))
  const owner = session?.uid ?? GUEST
  const navigate = useNavigate()
  const { openProfile, reportBug, signOut } = useUi()
  const { toggleTheme } = useTheme()
  const here: Readonly<Record<PlaceAction, () => void>> = {
    perfil: openProfile,
    tema: toggleTheme,
    bug: reportBug,
    sair: () => signOut('/login-aluno'),
  }
  const onChoose = ({ target, line }: Row) => {
    props.onClose()
    if (line)
      void loadQuickLines()
        .then(({ addQuickLine }) => addQuickLine(services, owner, line))
        .then((refusal) => refusal && notifyProblem(refusal))
    else if (target in here) here[target as PlaceAction]()
    else void navigate(target)
  }
  const view = { ...props, onChoose }
  if (session === undefined)
    return (
      <SpotlightView
        {...view}
        groups={findActions(props.query, true)}
        loading
        missing={[]}
        refusal={undefined}
      />
    )
  return <OwnSpotlight owner={owner} {...view} />
}

/** A letter shows at once; what is found follows it. */
const OwnSpotlight = ({ owner, ...view }: { owner: string } & Omit<SpotlightViewProps, keyof Results>) => {
  const searched = useDeferredValue(view.query)
  return <SpotlightView {...view} {...useResults(owner, searched)} searched={searched} />
}
