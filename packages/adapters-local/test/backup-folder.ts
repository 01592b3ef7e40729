import { BACKUP_FILE, type Folder } from '../src/backup/backup-file.ts'

/** A folder in memory with room for one file, which is replaced wholly or not at all. */
export function createCopyPlace() {
  const place = {
    text: undefined as string | undefined,
    /** Copies after which the place is full. */
    room: Infinity,
    broken: false,
    /** The file is never handed out. */
    mute: false,
    looks: 0,
    written: 0,
  }
  const createWritable = () => {
    let text = ''
    return Promise.resolve({
      write: (piece: string) =>
        place.written < place.room
          ? Promise.resolve(void (text += piece))
          : Promise.reject(new DOMException('The disk is full', 'QuotaExceededError')),
      abort: () => Promise.resolve(),
      close: async () => {
        await Promise.resolve()
        place.written += 1
        place.text = text
      },
    })
  }
  const getFile = () => {
    if (place.mute) return new Promise<Blob>(() => undefined)
    return place.broken
      ? Promise.reject(new DOMException('The file cannot be read', 'NotReadableError'))
      : Promise.resolve(new Blob([place.text ?? '']))
  }
  const folder = {
    getFileHandle(name: string, { create = false } = {}) {
      place.looks += 1
      if (name !== BACKUP_FILE || (place.text === undefined && !create))
        return Promise.reject(new DOMException('There is no such file', 'NotFoundError'))
      return Promise.resolve({ getFile, createWritable })
    },
    removeEntry: () => Promise.resolve(void (place.text = undefined)),
  }
  return { place, folder: (() => Promise.resolve(folder)) as unknown as Folder }
}
