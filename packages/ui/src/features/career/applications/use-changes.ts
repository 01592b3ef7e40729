import type { Application, ApplicationPhase, CareerService, Due, DueLists } from '@caderno/domain/career'
import { useEffect, useMemo } from 'react'
import type { Commands } from '../../../hooks/use-command.ts'
import { DUE_SAID, undone, type DueAct } from '../texts.ts'
import { type Follow, type Followed, elementOf } from '../focus.ts'
import { dueTitle, moved } from './texts.ts'

/** All that a change of an application can show in. */
type Shown = { readonly applications: readonly Application[]; readonly due: DueLists }

/** The card, once the application looks like this. */
export const toCard = (id: string, arrived: (now: Application | undefined) => boolean): Followed<Shown> => ({
  arrived: ({ applications }) => arrived(applications.find((application) => application.id === id)),
  focus() {
    const card = elementOf('card', id)
    const place =
      card?.querySelector<HTMLElement>('[data-handle]') ??
      card ??
      document.getElementById('candidaturas') ??
      document.getElementById('conteudo')
    place?.focus({ preventScroll: card === undefined })
  },
})

/** What is due, once it is due again. */
export const toDue = (id: string): Followed<Shown> => ({
  arrived: ({ due: { late, today, silent } }) =>
    [...late, ...today, ...silent].some(({ record }) => record.id === id),
  focus() {
    const item = elementOf('due', id)
    if (item) item.focus()
    else focusBand()
  },
})

/** The band, or the list when nothing is due any more. */
export const focusBand = (): void =>
  (document.getElementById('pendencias') ?? document.getElementById('candidaturas'))?.focus({
    preventScroll: true,
  })

/** The changes that one place makes, none of which rejects, and the focus that goes with what they change. */
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
