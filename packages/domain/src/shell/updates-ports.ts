/** The files that the app is made of: in this page, on this device and at the site. */
export interface AppFiles {
  /** What this page runs. */
  readonly version: string
  /** The version file of the site, now. Rejects `network-request-failed`. */
  deployed(): Promise<unknown>
  /** Registers the service worker, so that the app opens without a connection. */
  register(): Promise<void>
  /** Starts to fetch a new version while this one runs. */
  fetchUpdate(): void
  /** Activates the newest version for the next page load and resolves with the version that page will run. Rejects `network-request-failed`. */
  activateUpdate(): Promise<string>
  /** Fetches the cached files again and deletes other caches; user data stays. Rejects `network-request-failed`. */
  clear(): Promise<void>
  reload(): void
}

/** When the offer of a new version was dismissed on this device, in milliseconds since 1970. */
export interface Dismissals {
  last(): Promise<number | undefined>
  remember(at: number): Promise<void>
}
