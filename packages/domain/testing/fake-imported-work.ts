import type { ImportedWork } from '../src/archive/index.ts'

export function createFakeImportedWork(): ImportedWork {
  const given = new Map<string, readonly string[]>()
  return {
    list: (owner) => Promise.resolve(given.get(owner) ?? []),
    note: (owner, ids) => Promise.resolve(void given.set(owner, [...(given.get(owner) ?? []), ...ids])),
    forget: (owner) => Promise.resolve(void given.delete(owner)),
  }
}
