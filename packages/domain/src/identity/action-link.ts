import type { ActionOperation } from './ports.ts'

/** What an e-mailed link asks for (D4). */
export type ActionLink =
  /** No code: a request form. */
  | { readonly kind: 'request' }
  | { readonly kind: 'bad' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'action'; readonly operation: ActionOperation; readonly code: string }

const OPERATIONS: readonly string[] = [
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
] satisfies readonly ActionOperation[]

/** Reads `?mode&oobCode&apiKey`; a code needs all three (§5). `URLSearchParams` fits. */
export function actionLink(params: { get(name: string): string | null }): ActionLink {
  const [code, mode, apiKey] = ['oobCode', 'mode', 'apiKey'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string]
  if (!code) return { kind: 'request' }
  if (!mode || !apiKey) return { kind: 'bad' }
  return OPERATIONS.includes(mode)
    ? { kind: 'action', operation: mode as ActionOperation, code }
    : { kind: 'unknown' }
}
