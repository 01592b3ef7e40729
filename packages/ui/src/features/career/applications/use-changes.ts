import type { Application, ApplicationPhase, Due } from '@caderno/domain/career'
import { useMemo } from 'react'
import type { ApplicationActions } from './application-actions.ts'
import { dueTitle, moved, postponed, removed, settled, undone } from './texts.ts'
import type { Follow } from './use-focus-after-change.ts'
import { useReversible, type Place, type Reversible } from './use-reversible.ts'

/** What is changed on the cards and in the due list, at once and reversibly. None of it rejects. */
export interface Changes {
  move(application: Application, fase: ApplicationPhase): Promise<void>
  remove(application: Application): Promise<void>
  settle(due: Due): Promise<void>
  postpone(due: Due): Promise<void>
}

export function useChanges(actions: ApplicationActions, follow: Follow) {
  const { make, ...told } = useReversible()
  const [inList, inDue] = useMemo(() => (['list', 'due'] as const).map((place) => createChanges(actions, follow, make, place)) as [Changes, Changes], [actions, follow, make])
  return { inList, inDue, ...told }
}

function createChanges(actions: ApplicationActions, follow: Follow, make: (change: Reversible) => Promise<void>, place: Place): Changes {
  const changeDue = (due: Due, message: string, write: Reversible['write']) =>
    make({ ...dueRecord(due), place, message: () => message, write, back: () => actions.takeDueBack(due), undone: undone(dueTitle(due)) })
  return {
    async move(application, fase) {
      const { id, vaga } = application
      const before = actions.latest(id) ?? application
      if (before.fase === fase) return
      const write = () => {
        follow(id, (now) => now?.fase === fase)
        return actions.move(id, fase)
      }
      const back = () => {
        follow(id, (now) => now?.fase === before.fase)
        return actions.takeMoveBack(before, fase)
      }
      await make({ ...KEPT, id, place, message: () => moved(vaga, fase), write, back, undone: undone(vaga) })
    },
    async remove(application) {
      const { id, vaga } = application
      const write = () => {
        follow(id, (now) => now === undefined)
        return actions.remove(id)
      }
      const back = () => {
        follow(id, (now) => now !== undefined)
        return actions.restore(application)
      }
      await make({ ...KEPT, id, place, failure: 'removeApplication', message: (outcome) => removed(vaga, outcome), write, back, undone: undone(vaga) })
    },
    settle: (due) => changeDue(due, settled(due), () => actions.settle(due)),
    postpone: (due) => changeDue(due, postponed(due), () => actions.postpone(due)),
  }
}

const KEPT = { failure: 'saveApplication', backFailure: 'saveApplication' } as const

const dueRecord = (due: Due) =>
  due.kind === 'contact' ? ({ id: due.contact.id, failure: 'saveContact', backFailure: 'saveContact' } as const) : { id: due.application.id, ...KEPT }
