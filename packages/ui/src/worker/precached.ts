/** One file of the built site, as Workbox takes it. */
export interface Precached {
  readonly url: string
  /** null where the name itself says what is in it. */
  readonly revision: string | null
  /** What the browser checks the file against before it is kept. */
  readonly integrity: string
}
