import { agendaOf, weekActivity } from '@caderno/domain/agenda'
import { firstName, greeting } from '@caderno/domain/identity'
import { dataOf, isolated } from '@caderno/domain/kernel'
import { useTimeout } from '@mantine/hooks'
import { useCallback, useMemo, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { useLive } from '../../hooks/use-live.ts'
import { loadQuickLines, NOT_LOADED, useQuickLines } from '../../modules/use-quick-lines.ts'
import { useSources } from '../../modules/use-sources.ts'
import { useTimeOfDay, useToday } from '../../hooks/use-today.ts'
import { withTickedOff } from './ticked.ts'
import { useAgendaActs } from './use-agenda-acts.ts'

/** How long the list waits for the slowest module, so that its rows come at once. */
const PATIENCE_MS = 2_000

/** What «Hoje» shows of one owner, live, and what can be done there. */
export function useDashboard(owner: string) {
  const services = useServices()
  const { backend, clock, preferences, session } = services
  const name = firstName(dataOf(useLive(session))?.name ?? '')
  const hello = greeting(clock.now().getHours())
  const today = useToday()
  const { sources, states, pending, retry } = useSources(owner)
  const preferred = dataOf(useLive(useMemo(() => preferences.watch(owner), [preferences, owner])))
  const [patient, setPatient] = useState(true)
  useTimeout(() => setPatient(false), PATIENCE_MS, { autoInvoke: true })
  const waits = patient && Object.values(states).includes('loading')
  // Not anew for each module that comes before it is shown.
  const known = useMemo(
    () => (waits ? undefined : { due: agendaOf(sources, today), week: weekActivity(sources, today) }),
    [waits, sources, today],
  )
  const { lines } = useQuickLines('later')
  const onRead = useCallback(
    (line: string) => lines?.readQuickLine(line, sources, owner, today) ?? [],
    [lines, sources, owner, today],
  )
  const onAdd = async (line: string) => {
    const loaded = await loadQuickLines().catch(() => undefined)
    if (!loaded) return NOT_LOADED
    const [first] = loaded.readQuickLine(line, sources, owner, today)
    return first && loaded.isAddition(first) ? loaded.addQuickLine(services, owner, first) : first?.refusal
  }
  const { act, ticked, ...acts } = useAgendaActs(owner)
  const day = useMemo(
    () =>
      known && {
        sources,
        states,
        items: withTickedOff(known.due, ticked, sources, today),
        week: known.week,
      },
    [known, ticked, sources, states, today],
  )
  return {
    greeting: name ? `${hello}, ${isolated(name)}` : hello,
    today,
    time: useTimeOfDay(),
    /** What the day has; undefined until all modules are there, or have taken too long. */
    day,
    preferences: preferred,
    pending,
    /** Some of it is on this device only. */
    waiting: pending && backend === 'firebase',
    ...acts,
    onAct: act,
    onRead,
    onAdd,
    onRetry: retry,
  }
}
export type Dashboard = ReturnType<typeof useDashboard>
export type Day = NonNullable<Dashboard['day']>
