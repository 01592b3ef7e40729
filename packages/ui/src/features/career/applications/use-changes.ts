import type { Application, ApplicationPhase, Due } from '@caderno/domain/career'
import { useMemo } from 'react'
import { undone } from '../texts.ts'
import type { Follow } from '../use-follow.ts'
import { useReversible, type Place, type Reversible } from '../use-reversible.ts'
import type { ApplicationActions } from './application-actions.ts'
import { idOf, toCard, toDue, toPlace, type Desk } from './places.ts'
import { dueTitle, moved, postponed, removed, settled } from './texts.ts'

/** What is changed on the cards and in the due list, at once and reversibly. None of it rejects. */
export interface Changes {
  move(application: Application, fase: ApplicationPhase): Promise<void>
  remove(application: Application): Promise<void>
  settle(due: Due): Promise<void>
  postpone(due: Due): Promise<void>
}

export function useChanges(actions: ApplicationActions, follow: Follow<Desk>) {
  const { make, ...told } = useReversible()
  const [inList, inDue] = useMemo(
    () =>
      (['list', 'due'] as const).map((place) => createChanges(actions, follow, make, place)) as [
        Changes,
        Changes,
      ],
    [actions, follow, make],
  )
  return { inList, inDue, ...told }
}

function createChanges(
  actions: ApplicationActions,
  follow: Follow<Desk>,
  make: (change: Reversible) => Promise<void>,
  place: Place,
): Changes {
  const at = (id: string) => ({ id, place, stuck: () => follow(toPlace(place, id)) })
  const changeDue = (due: Due, message: string, write: Reversible['write']) => {
    const back = () => {
      follow(toDue(idOf(due)))
      return actions.takeDueBack(due)
    }
    return make({
      ...at(idOf(due)),
      ...FAILURES[due.kind],
      message: () => message,
      write,
      back,
      undone: undone(dueTitle(due)),
    })
  }
  return {
    async move(application, fase) {
      const { id, vaga } = application
      if (application.fase === fase) return
      let before = application
      const write = () => {
        follow(toCard(id, (now) => now?.fase === fase))
        return actions.move(id, fase, (found) => (before = found))
      }
      const back = () => {
        follow(place === 'due' ? toDue(id) : toCard(id, (now) => now?.fase === before.fase))
        return actions.takeMoveBack(before, fase)
      }
      await make({
        ...at(id),
        ...FAILURES.application,
        message: () => moved(vaga, fase),
        write,
        back,
        undone: undone(vaga),
      })
    },
    async remove(application) {
      const { id, vaga } = application
      const write = () => {
        follow(toCard(id, (now) => now === undefined))
        return actions.remove(id)
      }
      const back = () => {
        follow(toCard(id, (now) => now !== undefined))
        return actions.restore(application)
      }
      await make({
        ...at(id),
        ...FAILURES.application,
        failure: 'removeApplication',
        message: (outcome) => removed(vaga, outcome),
        write,
        back,
        undone: undone(vaga),
      })
    },
    settle: (due) => changeDue(due, settled(due), () => actions.settle(due)),
    postpone: (due) => changeDue(due, postponed(due), () => actions.postpone(due)),
  }
}

const FAILURES = {
  application: { failure: 'saveApplication', backFailure: 'saveApplication' },
  contact: { failure: 'saveContact', backFailure: 'saveContact' },
} as const
