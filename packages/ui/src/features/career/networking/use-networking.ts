import { createCareerService, type Application, type Career, type Contact } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useLive } from '../../../hooks/use-live.ts'
import { useToday } from '../../../hooks/use-today.ts'

const NOBODY: readonly Contact[] = []
const NONE: readonly Application[] = []

/** One student's contacts and checklist, live, and what can be done with them. */
export function useNetworking(owner: string, career: Career) {
  const { applications, contacts, preferences } = career
  const { clock } = useServices()
  const query = useMemo(() => contacts.watch(owner), [contacts, owner])
  const people = dataOf(useLive(query)) ?? NOBODY
  const sent = dataOf(useLive(useMemo(() => applications.watch(owner), [applications, owner]))) ?? NONE
  const chosen = useLive(useMemo(() => preferences.watch(owner), [preferences, owner]))
  const linkedin = {
    done: dataOf(chosen)?.linkedin,
    unread: chosen.status === 'failed' ? chosen.error.code : undefined,
  }
  const actions = useMemo(() => createCareerService({ ...career, clock }, owner), [career, owner, clock])
  return {
    people,
    mentions: useMemo(() => mentionsOf(sent), [sent]),
    linkedin,
    actions,
    today: useToday(),
  }
}

/** The applications that name each contact. */
export type Mentions = ReadonlyMap<string, readonly Application[]>
function mentionsOf(applications: readonly Application[]): Mentions {
  const mentions = new Map<string, Application[]>()
  for (const application of applications) {
    const named = mentions.get(application.contatoId)
    if (named) named.push(application)
    else mentions.set(application.contatoId, [application])
  }
  return mentions
}
