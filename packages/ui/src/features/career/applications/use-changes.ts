import type { Application, ApplicationPhase, CareerService, Due, DueLists } from '@caderno/domain/career'
import type { Undoable } from '@caderno/domain/shell'
import { useMemo } from 'react'
import type { Commands } from '../../../hooks/use-command.ts'
import { dueSaid, undone, type DueAct } from '../texts.ts'
import { elementOf, focusRecord, useFollowBack, type Follow, type Followed } from '../focus.ts'
import { PHASE } from './phases.tsx'
import { dueTitle } from './texts.ts'

/** All that a change of an application can show in. */
type Shown = { readonly applications: readonly Application[]; readonly due: DueLists }

/** The card, once the application looks like this. */
export const toCard = (id: string, arrived: (now: Application | undefined) => boolean): Followed<Shown> => ({
  arrived: ({ applications }) => arrived(applications.find((application) => application.id === id)),
  focus: () => focusRecord('card', id, 'candidaturas'),
})

/** What is due, once it is due again. */
export const toDue = (id: string): Followed<Shown> => ({
  arrived: ({ due: { late, today, silent } }) =>
    [...late, ...today, ...silent].some(({ record }) => record.id === id),
  focus() {
    const item = elementOf('due', id)
    if (item) item.focus()
    else bandOrList()?.focus({ preventScroll: true })
  },
})

/** The band, or the list when nothing is due any more. */
export const bandOrList = () =>
  document.getElementById('pendencias') ?? document.getElementById('candidaturas')

export const backInDue = ({ subject }: Undoable): Followed<Shown> => toDue(subject)

export function backInList({ subject, inverse }: Undoable): Followed<Shown> {
  const before = inverse.command === 'moveBack' ? (inverse.args[0] as Application).fase : undefined
  return toCard(subject, (now) => now !== undefined && (!before || now.fase === before))
}

/** The changes that one place makes, none of which rejects, and the focus that goes with what they change. */
export function useChanges(
  service: CareerService,
  commands: Pick<Commands, 'run' | 'returning'>,
  follow: Follow<Shown>,
  leadsBack: (change: Undoable) => Followed<Shown>,
) {
  useFollowBack(commands, follow, leadsBack)
  const { run } = commands
  return useMemo(
    () => ({
      async move({ id, vaga, fase: before }: Application, fase: ApplicationPhase) {
        if (before === fase) return
        follow(toCard(id, (now) => now?.fase === fase))
        await run(service.moveApplication(id, fase), {
          subject: id,
          failure: 'saveApplication',
          message: () => `${vaga} foi para ${PHASE[fase].word}`,
          undone: undone(vaga),
        })
      },
      changeDue: (due: Due, act: DueAct) => run(service[act](due), dueSaid(due, dueTitle(due), act)),
    }),
    [service, follow, run],
  )
}
