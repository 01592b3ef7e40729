import type { AgendaKind } from '@caderno/domain/agenda'
import type { Month, RecordId } from '@caderno/domain/kernel'
import { safeReturnPath } from '@caderno/domain/identity'
import { useLocation, type Location } from 'react-router-dom'

const SCREEN: Readonly<Record<AgendaKind, string>> = {
  application: '/carreira?aba=estagios&',
  contact: '/carreira?aba=networking&',
  careerGoal: '/carreira?aba=desenvolvimento&',
  transaction: '/financas?aba=transacoes&',
  financialGoal: '/financas?aba=metas&',
  skill: '/habilidades?',
  reading: '/leitura?',
}

/** The address at which its screen opens a record (use-opened.ts); `month` is a transaction's, where it is not the current one. */
export const recordPath = (kind: AgendaKind, id: RecordId, month?: Month): string =>
  `${SCREEN[kind]}${month ? `mes=${month}&` : ''}abrir=${encodeURIComponent(id)}`

/** The address of the screen, or the tab of it, on which records of this kind stand. */
export const kindPath = (kind: AgendaKind): string => SCREEN[kind].slice(0, -1)

/** The address at which its screen begins a new record of this kind. */
export const newRecordPath = (kind: AgendaKind): string => `${SCREEN[kind]}abrir=novo`

/** What a guard leaves in the router's state when it sends somebody to a login; «Sair» never does (D20). */
interface ReturnState {
  readonly returnTo: string
}

export const returnStateOf = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): ReturnState => ({ returnTo: pathname + search + hash })

/** Where a login goes instead of its own target, or null: only an in-app path counts. */
export function useReturnPath(): string | null {
  const state = useLocation().state as Partial<ReturnState> | null
  return typeof state?.returnTo === 'string' ? safeReturnPath(state.returnTo) : null
}
