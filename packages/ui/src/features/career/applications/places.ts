import type { Application, DueLists } from '@caderno/domain/career'
import { elementOf, type Followed } from '../focus.ts'

/** All that a change of an application can show in. */
export interface Shown {
  readonly applications: readonly Application[]
  readonly due: DueLists
}

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
