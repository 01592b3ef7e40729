import { nameOf } from '../storage/connection.ts'

/** The only file of the app in the origin's private file system. */
export const COPY = 'caderno.copia'

export type Folder = () => Promise<FileSystemDirectoryHandle>

/** Undefined where the browser has no such files, or none that can be replaced at once. */
export function copyFolder(browser: Window & typeof globalThis): Folder | undefined {
  const { storage } = browser.navigator
  if (!('FileSystemFileHandle' in browser) || !('createWritable' in browser.FileSystemFileHandle.prototype))
    return undefined
  return () => storage.getDirectory()
}

/** Undefined where there is none; rejects when that cannot be told. */
export async function findCopy(folder: Folder): Promise<File | undefined> {
  try {
    return await (await (await folder()).getFileHandle(COPY)).getFile()
  } catch (error) {
    if (['NotFoundError', 'SecurityError'].includes(nameOf(error))) return undefined
    throw error
  }
}
