const OPERATIONS = ['resetPassword', 'verifyEmail', 'recoverEmail'] as const
export type ActionOperation = (typeof OPERATIONS)[number]

/** What an e-mailed link asks for (D4). */
export type ActionLink =
  /** No code: a request form. */
  | { readonly kind: 'request' }
  | { readonly kind: 'bad' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'action'; readonly operation: ActionOperation; readonly code: string }

/** Reads `?mode&oobCode&apiKey`; a code needs all three (§5). `URLSearchParams` fits. */
export function actionLink(params: { get(name: string): string | null }): ActionLink {
  const [code, mode, apiKey] = ['oobCode', 'mode', 'apiKey'].map(
    (name) => params.get(name)?.trim() ?? '',
  ) as [string, string, string]
  if (!code) return { kind: 'request' }
  if (!mode || !apiKey) return { kind: 'bad' }
  const operation = OPERATIONS.find((each) => each === mode)
  return operation ? { kind: 'action', operation, code } : { kind: 'unknown' }
}
