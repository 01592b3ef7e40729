import { dataOf } from '@caderno/domain/kernel'
import { CAREER_VIEW, createCareerService, type Career, type Contact } from '@caderno/domain/career'
import { useMemo } from 'react'
import { useRememberedView } from '../../../components/forms/use-remembered-view.ts'
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
  const preferences = useLive(useMemo(() => career.preferences.watch(owner), [career, owner]))
  const { view, onView, storing, refused } = useRememberedView(
    preferences,
    CAREER_VIEW,
    ['lista', 'quadro'],
    actions.chooseView,
  )
  const pending = storing || (snapshot.status === 'ready' && snapshot.pending)
  return {
    applications: dataOf(snapshot),
    contacts,
    actions,
    today: useToday(),
    pending,
    view,
    onView,
    forgotten: refused && viewForgotten(refused),
  }
}
