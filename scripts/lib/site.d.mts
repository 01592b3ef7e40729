/** A key and its certificate, in PEM. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}
/** The folder of the built site. */
export const SITE: string
export function serveSite(
  certificate?: Certificate,
  folder?: string,
): Promise<{ url: string; close: () => Promise<void> }>
