import { eventsOn, eventSources, sameDayWords, type AgendaSources } from '@caderno/domain/agenda'
import { combineQueries, dataOf, GUEST, ready, type IsoDate, type LiveQuery } from '@caderno/domain/kernel'
import type { ModuleId } from '@caderno/domain/modules'
import { useMemo } from 'react'
import { useUid, useServices, type Services } from '../hooks/services.tsx'
import { useLive } from '../hooks/use-live.ts'
import { openModules } from './parts.ts'
import classes from './SameDayNote.module.css'

export interface SameDayProps {
  /** The module whose own events are left out. */
  module: ModuleId
  day: IsoDate
  /** What the day is called where several stand beside each other. */
  name?: string
}

/** What takes place on a day in the other modules, live; nothing while it is on its way. */
export default function SameDayNote({ module, day, name }: SameDayProps) {
  const services = useServices()
  const owner = useUid() ?? GUEST
  const query = useMemo(() => openSources(services, owner, module), [services, owner, module])
  const words = sameDayWords(eventsOn(dataOf(useLive(query)) ?? {}, day, module), name)
  return words && <p className={classes.note}>{words}.</p>
}

/** Opens those sources of the other modules that say what takes place. */
function openSources(services: Services, owner: string, module: ModuleId): LiveQuery<Partial<AgendaSources>> {
  const opened: Readonly<Record<string, LiveQuery<unknown>>> = openModules(services, owner)
  const names = eventSources(module).filter((name) => name in opened)
  return combineQueries(
    names.map((name) => opened[name]!),
    (snapshots) => ready(Object.fromEntries(names.map((name, at) => [name, dataOf(snapshots[at])]))),
  )
}
