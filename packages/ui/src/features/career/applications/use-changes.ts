import type { Application, ApplicationPhase, CareerService, Due } from '@caderno/domain/career'
import { useEffect, useMemo } from 'react'
import type { Commands } from '../../../hooks/use-command.ts'
import { DUE_SAID, undone, type DueAct } from '../texts.ts'
import type { Follow, Followed } from '../focus.ts'
import { toCard, toDue, type Shown } from './places.ts'
import { dueTitle, moved } from './texts.ts'

export type Changes = ReturnType<typeof useChanges>

/** What one place changes, the cards or the due list, and the focus that goes with it. None of it rejects. */
export function useChanges(
  service: CareerService,
  place: 'due' | 'list',
  { run, returning }: Pick<Commands, 'run' | 'returning'>,
  follow: Follow<Shown>,
) {
  // What is taken back takes its notice along: the focus goes on to the record as it was, or to where it stands when that did not succeed.
  useEffect(() => {
    if (!returning || returning.isUndone) return
    const { subject, inverse } = returning.change
    const before = inverse.command === 'moveBack' ? (inverse.args[0] as Application).fase : undefined
    const leads: Followed<Shown> =
      place === 'due'
        ? toDue(subject)
        : toCard(subject, (now) => now !== undefined && (!before || now.fase === before))
    follow(returning.isUndone === false ? { ...leads, arrived: () => true } : leads)
  }, [place, returning, follow])
  return useMemo(
    () => ({
      async move({ id, vaga, fase: before }: Application, fase: ApplicationPhase) {
        if (before === fase) return
        follow(toCard(id, (now) => now?.fase === fase))
        await run(service.moveApplication(id, fase), {
          subject: id,
          failure: 'saveApplication',
          message: () => moved(vaga, fase),
          undone: undone(vaga),
        })
      },
      async changeDue(due: Due, act: DueAct) {
        const title = dueTitle(due)
        await run(service[act](due), {
          subject: due.record.id,
          failure: due.kind === 'contact' ? 'saveContact' : 'saveApplication',
          message: () => `${title}: ${DUE_SAID[act]}`,
          undone: undone(title),
        })
      },
    }),
    [service, follow, run],
  )
}
