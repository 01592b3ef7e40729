import type { Application, Due, DueLists } from '@caderno/domain/career'
import type { Followed } from '../use-follow.ts'

/** Where on the page a change was made. */
export type Place = 'due' | 'list'

/** All that a change of an application can show in. */
export interface Shown {
  readonly applications: readonly Application[]
  readonly due: DueLists
}

/** The card, once the application looks like this. */
export const toCard = (id: string, arrived: (now: Application | undefined) => boolean): Followed<Shown> => ({
  arrived: ({ applications }) => arrived(applications.find((application) => application.id === id)),
  focus: () => focusCard(id),
})

/** What is due, once it is due again. */
export const toDue = (id: string): Followed<Shown> => ({
  arrived: ({ due: { late, today, silent } }) =>
    [...late, ...today, ...silent].some((due) => idOf(due) === id),
  focus: () => focusDue(id),
})

/** Wherever the record is by now. */
export const toPlace = (place: Place, id: string): Followed<Shown> => ({
  arrived: () => true,
  focus: () => (place === 'due' ? focusDue(id) : focusCard(id)),
})

/** A record is there to say a problem beside. */
export const isShown = (place: Place, id: string, shown: Shown): boolean =>
  place === 'due' ? toDue(id).arrived(shown) : shown.applications.some((application) => application.id === id)

export const idOf = (due: Due): string => (due.kind === 'contact' ? due.contact.id : due.application.id)

/** The band, or the list when nothing is due any more. */
export const focusBand = (): void =>
  (document.getElementById('pendencias') ?? document.getElementById('candidaturas'))?.focus({
    preventScroll: true,
  })

function focusDue(id: string): void {
  const item = [...document.querySelectorAll<HTMLElement>('[data-due]')].find(
    (element) => element.dataset['due'] === id,
  )
  if (item) item.focus()
  else focusBand()
}

function focusCard(id: string): void {
  const card = [...document.querySelectorAll<HTMLElement>('[data-card]')].find(
    (element) => element.dataset['card'] === id && element.checkVisibility(),
  )
  const place =
    card?.querySelector<HTMLElement>('[data-handle]') ??
    card ??
    document.getElementById('candidaturas') ??
    document.getElementById('conteudo')
  place?.focus({ preventScroll: card === undefined })
}
