/** One transaction of a database. */
export interface Table {
  /** `undefined` when the key is missing. */
  get(key: string): Promise<unknown>
  /** The keys with this prefix. */
  keys(prefix: string): Promise<string[]>
  /** `undefined` removes the key. */
  put(key: string, value: unknown): void
}

/** The methods of localforage that are used, and those that its driver adds. */
export interface KeyValueStore extends Pick<LocalForage, 'getItem' | 'setItem' | 'keys'> {
  /** Reads all entries with this key prefix, as one snapshot. */
  getRange(prefix: string): Promise<[string, unknown][]>
  /** Runs `work` in one transaction. */
  transact<T>(work: (table: Table) => Promise<T>): Promise<T>
}

/** Keeps values until the tab closes, and clones them as a database does. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, unknown>()
  const keys = (prefix = '') => Promise.resolve([...values.keys()].filter((key) => key.startsWith(prefix)))
  const getItem = <T>(key: string) => Promise.resolve(structuredClone((values.get(key) ?? null) as T | null))
  const put: Table['put'] = (key, value) =>
    void (value === undefined ? values.delete(key) : values.set(key, value))
  return {
    getItem,
    setItem: <T>(key: string, value: T) => {
      values.set(key, structuredClone(value))
      return Promise.resolve(value)
    },
    keys: () => keys(),
    getRange: async (prefix) =>
      Promise.all(
        (await keys(prefix)).map(async (key): Promise<[string, unknown]> => [key, await getItem(key)]),
      ),
    async transact(work) {
      const changes = new Map<string, unknown>()
      const result = await work({
        get: async (key) => (await getItem(key)) ?? undefined,
        keys,
        put: (key, value) => void changes.set(key, value),
      })
      structuredClone(changes).forEach((value, key) => put(key, value))
      return result
    },
  }
}
