import { dataOf, followedBy } from '@caderno/domain/kernel'
import {
  createReadingService,
  READING_VIEW,
  type Reading,
  type ReadingService,
} from '@caderno/domain/reading'
import type { View } from '@caderno/domain/shell'
import { useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useToday } from '../../hooks/use-today.ts'
import { progressSaid } from './texts.ts'

/** One student's shelf, live, and what can be done with it. */
export function useReading(owner: string) {
  const services = useServices()
  const { backend, readings } = services
  const query = useMemo(() => readings.watch(owner), [readings, owner])
  const snapshot = useLive(query)
  const [said, setSaid] = useState('')
  const actions = useMemo((): ReadingService => {
    const service = createReadingService(services, owner)
    const say = (reading: Reading) => setSaid(progressSaid(reading))
    return {
      ...service,
      turnTo: (id, page) => followedBy(service.turnTo(id, page), say),
      step: (id, pages) => followedBy(service.step(id, pages), say),
    }
  }, [services, owner])
  const { view, onView, storing, goal } = useReadingPreferences(owner, actions)
  const today = useToday()
  const unconfirmed = snapshot.status === 'ready' && snapshot.pending
  return {
    snapshot,
    pending: storing || unconfirmed,
    waiting: unconfirmed && backend === 'firebase',
    actions,
    said,
    view,
    onView,
    goal,
    today,
  }
}

/** List or grid, remembered; what was chosen just now holds while it is being stored. The goal is null when there is none. Both undefined while they are not known. */
function useReadingPreferences(owner: string, actions: ReadingService) {
  const { preferences } = useServices()
  const query = useMemo(() => preferences.watch(owner), [preferences, owner])
  const snapshot = useLive(query)
  const [chosen, setChosen] = useState<View>()
  const known: View | undefined =
    snapshot.status === 'loading' ? undefined : (dataOf(snapshot)?.visoes[READING_VIEW] ?? 'grade')
  const onView = (view: View) => {
    setChosen(view)
    actions
      .chooseView(view)()
      .catch(() => undefined)
  }
  const storing =
    chosen !== undefined && (known !== chosen || (snapshot.status === 'ready' && snapshot.pending))
  const preferred = dataOf(snapshot)
  return { view: chosen ?? known, onView, storing, goal: preferred && (preferred.metaLeitura ?? null) }
}
