import type { Application, ApplicationPhase, CareerService, Due } from '@caderno/domain/career'
import { useEffect, useMemo } from 'react'
import type { Commands, Returning } from '../../../hooks/use-command.ts'
import { undone } from '../texts.ts'
import type { Follow } from '../use-follow.ts'
import { idOf, toCard, toDue, toPlace, type Place, type Shown } from './places.ts'
import { dueTitle, moved, postponed, removed, settled } from './texts.ts'

/** What is changed on the cards and in the due list. None of it rejects. */
export interface Changes {
  move(application: Application, fase: ApplicationPhase): Promise<void>
  settle(due: Due): Promise<void>
  postpone(due: Due): Promise<void>
}

export const APPLICATION_REMOVAL = {
  failure: 'removeApplication',
  removed,
  restored: ({ vaga }: Application) => undone(vaga),
} as const

/** The changes that one place makes, and the focus that goes with what they change. */
export function useChanges(
  service: CareerService,
  place: Place,
  { run, returning }: Pick<Commands, 'run' | 'returning'>,
  follow: Follow<Shown>,
): Changes {
  useReturn(place, returning, follow)
  return useMemo(() => createChanges(service, follow, run), [service, follow, run])
}

function createChanges(service: CareerService, follow: Follow<Shown>, run: Commands['run']): Changes {
  const changeDue = async (due: Due, what: 'settle' | 'postpone', message: string) => {
    const failure = due.kind === 'contact' ? 'saveContact' : 'saveApplication'
    const words = { subject: idOf(due), failure, message: () => message, undone: undone(dueTitle(due)) }
    await run(service[what](due), words)
  }
  return {
    async move({ id, vaga, fase: before }, fase) {
      if (before === fase) return
      follow(toCard(id, (now) => now?.fase === fase))
      await run(service.moveApplication(id, fase), {
        subject: id,
        failure: 'saveApplication',
        message: () => moved(vaga, fase),
        undone: undone(vaga),
      })
    },
    settle: (due) => changeDue(due, 'settle', settled(due)),
    postpone: (due) => changeDue(due, 'postpone', postponed(due)),
  }
}

/** What is taken back takes its notice along: the focus goes on to the record as it was, or to where it stands when that did not succeed. */
function useReturn(place: Place, returning: Returning | undefined, follow: Follow<Shown>): void {
  useEffect(() => {
    if (!returning || returning.isUndone) return
    const { subject, inverse } = returning.change
    if (returning.isUndone === false) follow(toPlace(place, subject))
    else if (place === 'due') follow(toDue(subject))
    else if (inverse.command === 'moveBack')
      follow(toCard(subject, (now) => now?.fase === (inverse.args[0] as Application).fase))
    else follow(toCard(subject, (now) => now !== undefined))
  }, [place, returning, follow])
}
