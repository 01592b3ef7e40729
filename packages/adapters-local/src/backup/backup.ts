import type { Clock } from '@caderno/domain/kernel'
import { type Restore, nameOf } from '../storage/database.ts'
import type { Storage } from '../storage/storage.ts'
import type { Channel, Locks } from '../storage/tabs.ts'

/** The only file of the app in the origin's private file system. */
export const BACKUP_FILE = 'caderno.copia'

export type Folder = () => Promise<FileSystemDirectoryHandle>

/** Undefined where the browser has no origin private file system, or cannot replace its files atomically. */
export function backupFolder(browser: Window & typeof globalThis): Folder | undefined {
  const { storage } = browser.navigator
  if (!('FileSystemFileHandle' in browser) || !('createWritable' in browser.FileSystemFileHandle.prototype))
    return undefined
  return () => storage.getDirectory()
}

/** Undefined where there is none; rejects when it cannot be read. */
export async function findBackup(folder: Folder): Promise<File | undefined> {
  try {
    return await (await (await folder()).getFileHandle(BACKUP_FILE)).getFile()
  } catch (error) {
    if (['NotFoundError', 'SecurityError'].includes(nameOf(error))) return undefined
    throw error
  }
}

export interface BackupOptions {
  readonly folder: Folder
  readonly locks: Locks
  readonly channel: Pick<Channel, 'publish'>
  readonly clock: Clock
  /** Fires `visibilitychange`: a hidden page may be closed without warning. */
  readonly page?: EventTarget
}

/** A copy of the whole database outside of it (docs/adr/0020). Its reader and writer are loaded when they are needed. */
export function createBackup(options: BackupOptions) {
  let writer: ReturnType<(typeof import('./backup-writer.ts'))['createBackupWriter']> | undefined
  const load = async () => {
    const { createBackupWriter } = await import('./backup-writer.ts')
    return (writer ??= createBackupWriter(options))
  }
  return {
    async restore(): ReturnType<Restore> {
      const file = await findBackup(options.folder)
      if (!file) return new Map()
      const values = (await import('./backup-writer.ts')).valuesOf(await file.text())
      // Open screens read again; their reads wait for the database.
      values.forEach((_, key) => options.channel.publish(key))
      return values
    },
    /** Schedules a new copy after a write. */
    schedule: (storage: Storage) =>
      void load().then(
        ({ schedule }) => schedule(storage),
        () => undefined,
      ),
    /** Makes a change that no copy may undo: deletes the old copy before it and writes a new one after it. */
    rewriteAfter: async (storage: Storage, change: () => Promise<void>) =>
      (await load()).rewriteAfter(storage, change),
    state: async () => (await load()).state(),
  }
}

export type Backup = ReturnType<typeof createBackup>
