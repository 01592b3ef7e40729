import { dataOf, type Snapshot } from '@caderno/domain/kernel'
import type { Preferences, ReadingGoal, View } from '@caderno/domain/shell'
import { useCallback, useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { useToday } from '../../hooks/use-today.ts'
import { useOpenForUndo } from '../../hooks/use-undo-notice.ts'
import { createReadingActions } from './reading-actions.ts'
import { progressSaid } from './texts.ts'

const MODULE = 'leitura'

/** The uid of whoever is signed in. */
export const useOwner = (): string | undefined => dataOf(useLive(useServices().session))?.uid

/** One student's shelf, live, and what can be done with it. */
export function useReading(owner: string) {
  const { backend, readings, clock } = useServices()
  const query = useMemo(() => readings.watch(owner), [readings, owner])
  const snapshot = useLive(query)
  const [said, setSaid] = useState('')
  const actions = useMemo(
    () =>
      createReadingActions({ readings, owner, clock, onMoved: (reading) => setSaid(progressSaid(reading)) }),
    [readings, owner, clock],
  )
  const { view, chooseView, storing, ...goal } = useReadingPreferences(owner)
  const today = useToday()
  const unconfirmed = snapshot.status === 'ready' && snapshot.pending
  return {
    snapshot,
    pending: storing || unconfirmed,
    waiting: unconfirmed && backend === 'firebase',
    actions,
    said,
    view,
    chooseView,
    ...goal,
    today,
  }
}

/** List or grid, remembered; what was chosen just now holds while it is being stored. The goal is null when there is none. Both undefined while they are not known. */
function useReadingPreferences(owner: string) {
  const { preferences } = useServices()
  const query = useMemo(() => preferences.watch(owner), [preferences, owner])
  useOpenForUndo(query)
  const snapshot = useLive(query)
  const [chosen, setChosen] = useState<View>()
  const known: View | undefined =
    snapshot.status === 'loading' ? undefined : (dataOf(snapshot)?.visoes[MODULE] ?? 'grade')
  const chooseView = (view: View) => {
    setChosen(view)
    preferences.chooseView(owner, MODULE, view).catch(() => undefined)
  }
  const storing =
    chosen !== undefined && (known !== chosen || (snapshot.status === 'ready' && snapshot.pending))
  const goalNow = useCallback(() => goalOf(query.getSnapshot()), [query])
  const setGoal = useCallback(
    (goal: ReadingGoal | null) => preferences.setReadingGoal(owner, goal),
    [preferences, owner],
  )
  return { view: chosen ?? known, chooseView, storing, goal: goalOf(snapshot), goalNow, setGoal }
}

function goalOf(snapshot: Snapshot<Preferences>): ReadingGoal | null | undefined {
  const data = dataOf(snapshot)
  return data && (data.metaLeitura ?? null)
}
