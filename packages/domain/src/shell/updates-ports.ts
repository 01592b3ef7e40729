/** The files that the app is made of: in this page, on this device and at the site. */
export interface AppFiles {
  /** What this page runs. */
  readonly version: string
  /** The version file of the site, now. Rejects `network-request-failed`. */
  deployed(): Promise<unknown>
  /** Keeps the files on this device from now on, so that the app opens without a connection. */
  keep(): Promise<void>
  /** Starts to fetch a new version beside the one that runs. */
  prepare(): void
  /** Brings the newest version for the next page that is loaded, and says which one that page will run; the open ones keep theirs. Rejects `network-request-failed`. */
  renew(): Promise<string>
  /** Fetches what is kept anew and drops the rest, nothing of the user's. Rejects `network-request-failed`. */
  clear(): Promise<void>
  reload(): void
}

/** When the offer of a new version was dismissed on this device, in milliseconds since 1970. */
export interface Dismissals {
  last(): Promise<number | undefined>
  remember(at: number): Promise<void>
}
