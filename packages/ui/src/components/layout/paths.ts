import { safeReturnPath } from '@caderno/domain/identity'
import { useLocation } from 'react-router-dom'

/**
 * Where a login goes instead of its own target, or null: only an in-app path counts. A guard that sends somebody to a login leaves it in the
 * router's state; «Sair» never does (D20).
 */
export function useReturnPath(): string | null {
  const state = useLocation().state as { readonly returnTo?: unknown } | null
  return typeof state?.returnTo === 'string' ? safeReturnPath(state.returnTo) : null
}
