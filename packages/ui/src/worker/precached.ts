/** One file of the built site, as Workbox takes it. */
export interface Precached {
  readonly url: string
  /** null where the file name contains a hash. */
  readonly revision: string | null
  /** The hash that the browser checks the file against. */
  readonly integrity: string
}
