import type { Application, Career, Contact } from '@caderno/domain/career'
import { dataOf } from '@caderno/domain/kernel'
import { useMemo } from 'react'
import { useServices } from '../../../hooks/services.tsx'
import { useLive } from '../../../hooks/use-live.ts'
import { useToday } from '../../../hooks/use-today.ts'
import { useOpenForUndo } from '../../../hooks/use-undo-notice.ts'
import { createContactActions } from './contact-actions.ts'

const NOBODY: readonly Contact[] = []
const NONE: readonly Application[] = []

/** One student's contacts and checklist, live, and what can be done with them. */
export function useNetworking(owner: string, { applications, contacts, preferences }: Career) {
  const { clock } = useServices()
  const query = useMemo(() => contacts.watch(owner), [contacts, owner])
  const people = dataOf(useLive(query)) ?? NOBODY
  const sent = dataOf(useLive(useMemo(() => applications.watch(owner), [applications, owner]))) ?? NONE
  const chosen = useLive(useMemo(() => preferences.watch(owner), [preferences, owner]))
  useOpenForUndo(query)
  const linkedin = {
    done: dataOf(chosen)?.linkedin,
    unread: chosen.status === 'failed' ? chosen.error.code : undefined,
  }
  const actions = useMemo(() => createContactActions({ contacts, owner, clock }), [contacts, owner, clock])
  const tick = (item: string, done: boolean) => preferences.checkLinkedin(owner, item, done)
  return {
    people,
    mentions: useMemo(() => mentionsOf(sent), [sent]),
    linkedin,
    actions,
    tick,
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
