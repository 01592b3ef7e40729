import { dataOf } from '@caderno/domain/kernel'
import { READING_KIND, READING_VIEW, type Reading, type ReadingService } from '@caderno/domain/reading'
import { useMemo, useState } from 'react'
import { useRememberedView } from '../../components/forms/use-remembered-view.ts'
import { useServices } from '../../hooks/services.tsx'
import { useRecords } from '../../hooks/use-records.ts'
import { useToday } from '../../hooks/use-today.ts'
import { tellWhenKept } from '../../hooks/writes.ts'
import { readingService } from './module-ui.ts'
import { formatProgress } from './texts.ts'

/** One student's shelf, live, and what can be done with it. */
export function useReading(owner: string) {
  const services = useServices()
  const shelf = useRecords(services.records(READING_KIND), owner)
  const [announcement, setAnnouncement] = useState('')
  const actions = useMemo((): ReadingService => {
    const service = readingService(services, owner)
    const say = (reading: Reading) => setAnnouncement(formatProgress(reading))
    return {
      ...service,
      turnTo: (id, page) => tellWhenKept(service.turnTo(id, page), say),
      step: (id, pages) => tellWhenKept(service.step(id, pages), say),
    }
  }, [services, owner])
  const preferences = useRecords(services.preferences, owner).snapshot
  const { view, onView, storing } = useRememberedView(
    preferences,
    READING_VIEW,
    ['grade', 'lista'],
    actions.chooseView,
  )
  const preferred = dataOf(preferences)
  return {
    ...shelf,
    pending: storing || shelf.pending,
    actions,
    announcement,
    view,
    onView,
    /** The goal of the year: null when there is none, undefined while it is not known. */
    goal: preferred && (preferred.metaLeitura ?? null),
    today: useToday(),
  }
}
