/** A key and its certificate, in PEM. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}
export function serveSite(certificate?: Certificate): Promise<{ url: string; close: () => Promise<void> }>
