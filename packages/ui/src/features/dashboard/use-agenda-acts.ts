import type { AgendaItem } from '@caderno/domain/agenda'
import { isoDateOf, revert } from '@caderno/domain/kernel'
import { useEffect, useState } from 'react'
import { useServices } from '../../hooks/services.tsx'
import { undo } from '../../hooks/undo.ts'
import { useCommands } from '../../hooks/use-command.ts'
import { agendaPart } from '../../modules/dashboard-parts.ts'
import type { AgendaAct } from '../../modules/part.ts'
import { serviceOf } from '../../modules/parts.ts'
import { withOutcome } from '../../components/feedback/outcomes.ts'
import { undone } from './texts.ts'
import type { Ticked } from './ticked.ts'

const DONE: ReadonlySet<AgendaAct> = new Set(['done', 'stepOn'])
const without = (key: string) => (all: readonly Ticked[]) => all.filter(({ item }) => item.key !== key)

/** Does what is asked of a thing at once, and offers to take it back. `announcement` is for a screen reader. */
export function useAgendaActs(owner: string) {
  const services = useServices()
  const { commandsOf, problem, announcement, setAnnouncement, returning } = useCommands('hoje')
  const [ticked, setTicked] = useState<readonly Ticked[]>([])
  useEffect(() => {
    if (returning?.isUndone !== undefined) setTicked(without(returning.change.subject))
  }, [returning])
  const makeUndone = async ({ inverse, item: { key, module, title } }: Ticked) => {
    const service = serviceOf(services, module, owner)
    undo.drop(inverse)
    const { run } = commandsOf(module, service)
    const outcome = await run(revert(service, inverse), { subject: key, failure: inverse.failure })
    if (outcome === undefined) return
    setTicked(without(key))
    setAnnouncement(undone(title))
  }
  const act = async (item: AgendaItem, what: AgendaAct) => {
    const { key, kind, module, title } = item
    const before = what === 'takeBack' && ticked.find((each) => each.item.key === key)
    if (before) return makeUndone(before)
    const { doneFields = [], ...part } = agendaPart(kind)
    const today = isoDateOf(services.clock.now())
    const service = serviceOf(services, module, owner)
    const change = part.act?.(service, item, what, today)
    if (!change) return
    const { write, failure, words, isOffered = () => true } = change
    const tick = async () => {
      const { after, inverse } = await write.applied
      if (!inverse || !isOffered(after) || doneFields.length === 0 || !DONE.has(what)) return
      const says = Object.entries(after ?? {}).filter(([field]) => doneFields.includes(field))
      const next = { item, day: today, inverse, says: Object.fromEntries(says) }
      setTicked((all) => [...without(key)(all), next])
    }
    tick().catch(() => undefined)
    const outcome = await commandsOf(module, service).run(write, {
      subject: key,
      failure,
      message: (how, changed) => (isOffered(changed) ? withOutcome(words(changed), how) : undefined),
      undone: undone(title),
    })
    if (outcome === undefined) return setTicked(without(key))
    const { after, inverse } = await write.applied
    if (!inverse || !isOffered(after)) setAnnouncement(words(after))
  }
  return { act, ticked, problem, announcement }
}
export type Act = ReturnType<typeof useAgendaActs>['act']
