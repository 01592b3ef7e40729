import { agendaOf } from '@caderno/domain/agenda'
import { useMemo } from 'react'
import { useTimeOfDay, useToday } from '../hooks/use-today.ts'
import { useSources } from './use-sources.ts'
import { useReminders } from './use-reminders.ts'

/** Tells what is due on the pages that do not know it themselves. */
export default function Reminders({ owner }: { owner: string }) {
  const today = useToday()
  const { sources, states } = useSources(owner)
  const isWhole = Object.values(states).every((state) => state === 'ready')
  const items = useMemo(() => (isWhole ? agendaOf(sources, today) : undefined), [isWhole, sources, today])
  useReminders(items, today, useTimeOfDay())
  return null
}
