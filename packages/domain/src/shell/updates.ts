import { AppError, createLiveQuery, ready, type Clock, type LiveQuery } from '../kernel/index.ts'
import type { AppFiles, Dismissals } from './updates-ports.ts'

/** How often the version file is asked for while the page is visible (§9). */
export const VERSION_CHECK_MS = 30_000
/** How long «Dispensar» keeps the banner away (§9). */
export const DISMISSAL_MS = 3_600_000
/** How long «Dispensar» waits to be remembered: what went before would be back after a quick reload. */
const REMEMBERED_AT_LATEST_MS = 1_000
/** Between a cleared cache and the reload (§9). */
const RELOAD_AFTER_CLEAR_MS = 1_000
/** How long that reload waits for a new version; one that comes later is offered as ever. */
const RELOAD_AT_LATEST_MS = 5_000

/** The app's own files: which version there is, and bringing or renewing them. Nothing here reloads a page unasked. */
export interface Updates {
  /** Whether a new version is to be offered. */
  offered(): LiveQuery<boolean>
  /** Keeps the app's files on this device from now on. */
  keep(): Promise<void>
  /** Asks for the version file; without an answer nothing changes. */
  look(): Promise<void>
  /** A part of the app did not come: an hour of quiet is over if that is because there is a new version. */
  missed(): Promise<void>
  dismiss(): Promise<void>
  /** The new version, with one reload; nothing is reloaded for the one that runs already. Rejects `network-request-failed`. */
  install(): Promise<void>
  /** Renews the kept files, once the version file has shown that there is a connection (D18). Rejects `network-request-failed`. */
  clear(): Promise<void>
  /** A second after a clear (§9), with the new version where it comes soon. */
  reloadAfterClear(): Promise<void>
}

interface UpdateMeans {
  readonly files: AppFiles
  readonly dismissals: Dismissals
  readonly clock: Clock
}

export function createUpdates({ files, dismissals, clock }: UpdateMeans): Updates {
  let shown = ready(false)
  let emit: ((next: typeof shown) => void) | undefined
  let dismissedHere: number | undefined
  let isMissing = false
  let prepared = files.version
  const query = createLiveQuery<boolean>((tell) => {
    emit = tell
    tell(shown)
    return () => (emit = undefined)
  })
  const show = (offered: boolean) => {
    if (shown.status === 'ready' && shown.data === offered) return
    shown = ready(offered)
    emit?.(shown)
  }
  const isQuiet = async () => {
    const elsewhere = await dismissals.last().catch(() => undefined)
    return [dismissedHere, elsewhere].some((at) => isDismissed(at, clock.now()))
  }
  const deployed = async () => versionIn(await files.deployed())

  const look = async () => {
    const newest = await deployed().catch(() => undefined)
    if (newest === undefined) return
    const isNew = newest !== files.version
    if (isNew && newest !== prepared) files.prepare()
    prepared = newest
    show(isNew && (isMissing || !(await isQuiet())))
  }
  return {
    offered: () => query,
    keep: () => files.keep(),
    look,
    missed() {
      isMissing = true
      return look()
    },
    async dismiss() {
      dismissedHere = clock.now().getTime()
      isMissing = false
      await Promise.race([
        dismissals.remember(dismissedHere).catch(() => undefined),
        clock.wait(REMEMBERED_AT_LATEST_MS),
      ])
      show(false)
    },
    async install() {
      // The version file may have arrived before the version.
      if ((await files.renew()) === files.version) throw new AppError('network-request-failed')
      files.reload()
    },
    async clear() {
      await deployed()
      await files.clear()
    },
    async reloadAfterClear() {
      const renewed = Promise.all([files.renew().catch(() => undefined), clock.wait(RELOAD_AFTER_CLEAR_MS)])
      await Promise.race([renewed, clock.wait(RELOAD_AT_LATEST_MS)])
      files.reload()
    },
  }
}

/** A dismissal that lies ahead is from before the clock was set back, and counts no more. */
export function isDismissed(at: number | undefined, now: Date): boolean {
  const since = at === undefined ? Infinity : now.getTime() - at
  return since >= 0 && since < DISMISSAL_MS
}

/** What a version file says; a page that came in its place is no answer. */
export function versionIn(file: unknown): string {
  const version = typeof file === 'object' && file !== null && 'version' in file ? file.version : undefined
  if (typeof version !== 'string' || version === '') throw new AppError('network-request-failed')
  return version
}
