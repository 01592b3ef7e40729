import { safeReturnPath } from '@caderno/domain/identity'
import { useLocation, type Location } from 'react-router-dom'

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
