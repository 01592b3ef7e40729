import { nameOf } from './connection.ts'

const NAME = 'caderno.copia'

/** One file of the origin's private file system, in which nothing else of the app stands. */
export interface CopyFile {
  /** The first so many bytes or all; undefined where there is no file. */
  read(bytes?: number): Promise<string | undefined>
  /** Puts the pieces in the place of what was there, wholly or not at all. */
  write(pieces: Iterable<string>): Promise<void>
  remove(): Promise<void>
}

/** Undefined where the browser has no such files, or none that can be replaced at once. */
export function createCopyFile(browser: Window & typeof globalThis): CopyFile | undefined {
  const { storage } = browser.navigator
  if (!('FileSystemFileHandle' in browser) || !('createWritable' in browser.FileSystemFileHandle.prototype)) return undefined
  const handle = async (create: boolean) => (await storage.getDirectory()).getFileHandle(NAME, { create })
  return {
    read: (bytes) => whereThereIs(async () => (await (await handle(false)).getFile()).slice(0, bytes).text()),
    async write(pieces) {
      const writable = await (await handle(true)).createWritable()
      try {
        for (const piece of pieces) await writable.write(piece)
      } catch (error) {
        await writable.abort().catch(() => undefined)
        throw error
      }
      await writable.close()
    },
    remove: () => whereThereIs(async () => (await storage.getDirectory()).removeEntry(NAME)),
  }
}

const whereThereIs = <T>(look: () => Promise<T>): Promise<T | undefined> =>
  look().catch((error: unknown) => {
    if (['NotFoundError', 'SecurityError'].includes(nameOf(error))) return undefined
    throw error
  })
