import { firstData, isDocument, parseJson, type Clock } from '@caderno/domain/kernel'
import { RESTORED_KEY, type BackupState } from '@caderno/domain/shell'
import type { Channel, Locks } from '../storage/tabs.ts'
import { BACKUP_FILE, findBackup, type Folder } from './backup-file.ts'
import { nameOf, TIMEOUT_MS, answerWithin } from '../storage/database.ts'
import type { Storage } from '../storage/storage.ts'

/** Milliseconds without a write before the copy is written, and how many such periods it waits while writes go on. */
const QUIET_MS = 1_000
const MAX_QUIET_PERIODS = 10
/** Enough for the first line. */
const HEAD = 200
const LOCK = 'copia-de-seguranca'

export interface BackupOptions {
  readonly folder: Folder
  readonly locks: Locks
  readonly channel: Pick<Channel, 'publish'>
  readonly clock: Clock
  /** Fires `visibilitychange`: a hidden page may be closed without warning. */
  readonly page?: EventTarget
}

/** Writes the backup after changes, one tab at a time. */
export function createBackupWriter({ folder, locks, clock, page }: BackupOptions) {
  let writes = 0
  let running = false
  let failure: 'failed' | 'unsupported' | undefined
  let stopWaiting = () => {}
  page?.addEventListener('visibilitychange', () => stopWaiting())

  /** Resolves after a quiet period, or with true as soon as the page is hidden. */
  const pause = () =>
    new Promise<boolean>((resolve) => {
      stopWaiting = () => resolve(true)
      void clock.wait(QUIET_MS).then(() => resolve(false))
    })
  const quiet = async () => {
    let isHidden = false
    for (
      let periods = 0, seen = -1;
      !isHidden && seen !== writes && periods < MAX_QUIET_PERIODS;
      periods += 1
    ) {
      seen = writes
      isHidden = await pause()
    }
  }
  const copy = async (storage: Storage) => {
    try {
      const instant = clock.now().toISOString()
      await answerWithin(TIMEOUT_MS, replace(folder, linesOf(await storage.readRange(''), instant)))
      failure = undefined
    } catch (error) {
      failure = nameOf(error) === 'SecurityError' ? 'unsupported' : 'failed'
    }
  }
  const run = async (storage: Storage) => {
    running = true
    for (let copied = -1; copied !== writes;) {
      await quiet()
      copied = writes
      await locks.run(LOCK, () => copy(storage)).catch(() => undefined)
    }
    running = false
  }

  return {
    schedule(storage: Storage) {
      writes += 1
      if (!running) void run(storage)
    },
    /** Data in memory has no backup: the one on the disk is of earlier data. */
    rewriteAfter: async (storage: Storage, change: () => Promise<void>): Promise<void> =>
      (await firstData(storage.health())) === 'memory'
        ? change()
        : locks.run(LOCK, async () => {
            await answerWithin(TIMEOUT_MS, remove(folder))
            await change()
            await copy(storage)
          }),
    async state(): Promise<BackupState> {
      const file = await findBackup(folder).catch(() => undefined)
      const instant = instantOf((await file?.slice(0, HEAD).text()) ?? '')
      return {
        kind: failure ?? (instant === undefined ? 'none' : 'kept'),
        ...(instant !== undefined && { em: instant }),
      }
    },
  }
}

async function remove(folder: Folder): Promise<void> {
  if (await findBackup(folder)) await (await folder()).removeEntry(BACKUP_FILE)
}

/** Characters that are written at once: each write waits for the browser. */
const PIECE = 1_000_000

/** Replaces the file atomically. */
async function replace(folder: Folder, pieces: Iterable<string>): Promise<void> {
  const writable = await (
    await (await folder()).getFileHandle(BACKUP_FILE, { create: true })
  ).createWritable()
  try {
    let text = ''
    for (const piece of pieces) {
      text += piece
      if (text.length < PIECE) continue
      await writable.write(text)
      text = ''
    }
    await writable.write(text)
  } catch (error) {
    await writable.abort().catch(() => undefined)
    throw error
  }
  await writable.close()
}

const FORMAT = 'caderno-copia'

/** One header line and one line for each key, so that it can be written in pieces. */
export function* linesOf(entries: Iterable<readonly [string, unknown]>, instant: string): Generator<string> {
  yield `${JSON.stringify({ formato: FORMAT, versao: 1, em: instant })}\n`
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`
}

/** When the backup was made; undefined when the text is no backup. */
export function instantOf(text: string): string | undefined {
  const head = parseJson(text.slice(0, text.indexOf('\n')))
  return isDocument(head) &&
    head['formato'] === FORMAT &&
    head['versao'] === 1 &&
    typeof head['em'] === 'string'
    ? head['em']
    : undefined
}

/** All readable values of the backup plus the note that they were restored; empty when there is nothing to restore. */
export function valuesOf(text: string): Map<string, unknown> {
  const instant = instantOf(text)
  const values = new Map<string, unknown>()
  if (instant === undefined) return values
  for (const line of text.split('\n').slice(1)) {
    const entry = parseJson(line)
    if (Array.isArray(entry) && typeof entry[0] === 'string') values.set(entry[0], entry[1])
  }
  return values.size === 0 ? values : values.set(RESTORED_KEY, instant)
}
