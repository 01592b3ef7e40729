import { nameOf } from '../storage/database.ts'

/** The only file of the app in the origin's private file system. */
export const BACKUP_FILE = 'caderno.copia'

export type Folder = () => Promise<FileSystemDirectoryHandle>

/** Returns the folder of the backup; undefined where the browser has no origin private file system, or cannot replace its files atomically. */
export function backupFolder(browser: Window & typeof globalThis): Folder | undefined {
  const { storage } = browser.navigator
  if (!('FileSystemFileHandle' in browser) || !('createWritable' in browser.FileSystemFileHandle.prototype))
    return undefined
  return () => storage.getDirectory()
}

/** Resolves the backup, undefined where there is none; rejects when it cannot be read. */
export async function findBackup(folder: Folder): Promise<File | undefined> {
  try {
    return await (await (await folder()).getFileHandle(BACKUP_FILE)).getFile()
  } catch (error) {
    if (['NotFoundError', 'SecurityError'].includes(nameOf(error))) return undefined
    throw error
  }
}
