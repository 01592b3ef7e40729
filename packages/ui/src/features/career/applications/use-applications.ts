import { dataOf, toAppError } from '@caderno/domain/kernel'
import {
  CAREER_VIEW,
  createCareerService,
  type Career,
  type CareerService,
  type Contact,
} from '@caderno/domain/career'
import { useMemo, useState } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useLive } from '../../../hooks/use-live.ts'
import { useToday } from '../../../hooks/use-today.ts'
import { viewForgotten } from './texts.ts'

const NOBODY: readonly Contact[] = []

export type ApplicationsView = 'lista' | 'quadro'

/** One owner's applications and contacts, live, and what can be done with them. */
export function useApplications(owner: string, career: Career) {
  const { clock } = useServices()
  const query = useMemo(() => career.applications.watch(owner), [career, owner])
  const snapshot = useLive(query)
  const contacts = dataOf(useLive(useMemo(() => career.contacts.watch(owner), [career, owner]))) ?? NOBODY
  const actions = useMemo(() => createCareerService({ ...career, clock }, owner), [career, owner, clock])
  const { view, chooseView, storing, forgotten } = useRememberedView(owner, career, actions)
  const pending = storing || (snapshot.status === 'ready' && snapshot.pending)
  return {
    applications: dataOf(snapshot),
    contacts,
    actions,
    today: useToday(),
    pending,
    view,
    chooseView,
    forgotten,
  }
}

/** List or board, remembered; what was chosen just now holds while it is being stored, and `forgotten` says when it cannot be. Undefined until it is known. */
function useRememberedView(owner: string, { preferences }: Career, actions: CareerService) {
  const snapshot = useLive(useMemo(() => preferences.watch(owner), [preferences, owner]))
  const [chosen, setChosen] = useState<ApplicationsView>()
  const [forgotten, setForgotten] = useState<string>()
  const remembered = snapshot.status === 'loading' ? undefined : dataOf(snapshot)?.visoes[CAREER_VIEW]
  const known: ApplicationsView | undefined =
    snapshot.status === 'loading' ? undefined : remembered === 'quadro' ? 'quadro' : 'lista'
  const chooseView = (view: ApplicationsView) => {
    setChosen(view)
    setForgotten(undefined)
    actions
      .chooseView(view)()
      .catch((error: unknown) => setForgotten(viewForgotten(toAppError(error).code)))
  }
  const storing =
    chosen !== undefined &&
    forgotten === undefined &&
    (known !== chosen || (snapshot.status === 'ready' && snapshot.pending))
  return { view: chosen ?? known, chooseView, storing, forgotten }
}
