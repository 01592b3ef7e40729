import type { KeyValueStore } from './storage.ts'

/** Keeps values until the tab closes; copies them like a database does. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, unknown>()
  return {
    getItem: <T>(key: string) => Promise.resolve(structuredClone((values.get(key) ?? null) as T | null)),
    setItem: <T>(key: string, value: T) => {
      values.set(key, structuredClone(value))
      return Promise.resolve(value)
    },
    setItems(changes) {
      for (const [key, value] of structuredClone(changes)) {
        if (value === undefined) values.delete(key)
        else values.set(key, value)
      }
      return Promise.resolve()
    },
    removeItem: (key) => Promise.resolve(void values.delete(key)),
    entries: () => Promise.resolve(structuredClone([...values])),
    keys: () => Promise.resolve([...values.keys()]),
  }
}
