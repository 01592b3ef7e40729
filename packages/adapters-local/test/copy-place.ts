import type { CopyFile } from '../src/copy-file.ts'

/** A file in memory that is replaced wholly or not at all. */
export function createCopyPlace() {
  const place = {
    text: undefined as string | undefined,
    /** Writes after which the place is full. */
    room: Infinity,
    broken: false,
    written: 0,
  }
  const file: CopyFile = {
    read: (bytes) => (place.broken ? Promise.reject(new DOMException('The file cannot be read', 'NotReadableError')) : Promise.resolve(place.text?.slice(0, bytes))),
    write: async (pieces) => {
      const text = [...pieces].join('')
      if (place.written >= place.room) throw new DOMException('The disk is full', 'QuotaExceededError')
      place.written += 1
      await Promise.resolve()
      place.text = text
    },
    remove: () => Promise.resolve(void (place.text = undefined)),
  }
  return { place, file }
}
