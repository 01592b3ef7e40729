import { AppError, createStateQuery, ready, stillLasts, type Clock } from '../kernel/index.ts'

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
  /** Makes the next page load bring the newest version; whether that is another one than this page's. Rejects `network-request-failed`. */
  activateUpdate(): Promise<boolean>
  /** Fetches the cached files again and deletes other caches; user data stays. Rejects `network-request-failed`. */
  clear(): Promise<void>
  reload(): void
}

/** When the offer of a new version was dismissed on this device, in milliseconds since 1970. */
export interface Dismissals {
  last(): Promise<number | undefined>
  remember(at: number): Promise<void>
}

/** How often the version file is asked for while the page is visible (§9). */
export const VERSION_CHECK_MS = 30_000
/** How long «Dispensar» keeps the banner away (§9). */
export const DISMISSAL_MS = 3_600_000
/** How long «Dispensar» waits for the dismissal to be stored: hidden before that, the offer would come back after a quick reload. */
const REMEMBERED_AT_LATEST_MS = 1_000
/** Between a cleared cache and the reload (§9). */
const RELOAD_AFTER_CLEAR_MS = 1_000
/** How long that reload waits for a new version; one that comes later is offered as ever. */
const RELOAD_AT_LATEST_MS = 5_000

interface UpdateDependencies {
  readonly files: AppFiles
  readonly dismissals: Dismissals
  readonly clock: Clock
}

export type Updates = ReturnType<typeof createUpdates>

/** The app's own files: checking for a new version, activating it and clearing the cache. Nothing here reloads a page unasked. */
export function createUpdates({ files, dismissals, clock }: UpdateDependencies) {
  let dismissedHere: number | undefined
  let isMissing = false
  let fetched = files.version
  const { query, show } = createStateQuery(ready(false))
  const isQuiet = async () => {
    const elsewhere = await dismissals.last().catch(() => undefined)
    return [dismissedHere, elsewhere].some((at) => isDismissed(at, clock.now()))
  }
  const deployed = async () => versionIn(await files.deployed())

  const check = async () => {
    const newest = await deployed().catch(() => undefined)
    if (newest === undefined) return
    const isNew = newest !== files.version
    if (isNew && newest !== fetched) files.fetchUpdate()
    fetched = newest
    show(ready(isNew && (isMissing || !(await isQuiet()))))
  }
  return {
    /** Whether a new version is to be offered. */
    offered: () => query,
    /** Registers the service worker, which keeps the files of the app on this device. */
    register: () => files.register(),
    /** Asks for the version file; without an answer nothing changes. */
    check,
    /** A script of the app failed to load: a dismissed offer comes back if a new version is the reason. */
    scriptFailed() {
      isMissing = true
      return check()
    },
    async dismiss() {
      dismissedHere = clock.now().getTime()
      isMissing = false
      await Promise.race([
        dismissals.remember(dismissedHere).catch(() => undefined),
        clock.wait(REMEMBERED_AT_LATEST_MS),
      ])
      show(ready(false))
    },
    /** The new version, with one reload. Rejects `network-request-failed`, and `not-found` where only its version file is at the site yet. */
    async install() {
      if (!(await files.activateUpdate())) throw new AppError('not-found')
      files.reload()
    },
    /** Fetches the cached files again, once the version file has shown that there is a connection (D18). Rejects `network-request-failed`. */
    async clear() {
      await deployed()
      await files.clear()
    },
    /** A second after a clear (§9), with the new version where it comes soon. */
    async reloadAfterClear() {
      const activated = Promise.all([
        files.activateUpdate().catch(() => undefined),
        clock.wait(RELOAD_AFTER_CLEAR_MS),
      ])
      await Promise.race([activated, clock.wait(RELOAD_AT_LATEST_MS)])
      files.reload()
    },
  }
}

export const isDismissed = (at: number | undefined, now: Date): boolean =>
  at !== undefined && stillLasts(at, DISMISSAL_MS, now.getTime())

/** What a version file says; a page that came in its place is no answer. */
export function versionIn(file: unknown): string {
  const version = typeof file === 'object' && file !== null && 'version' in file ? file.version : undefined
  if (typeof version !== 'string' || version === '') throw new AppError('network-request-failed')
  return version
}
