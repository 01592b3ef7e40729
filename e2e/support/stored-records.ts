import type { Page } from '@playwright/test'

/** Every record that this device keeps, one text each, ids and stamps included; of the preferences the goal of reading. */
export const storedRecords = (page: Page): Promise<readonly string[]> => page.evaluate(readRecords)

/** Runs in the page. */
async function readRecords(): Promise<readonly string[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error!)
    })
  const database = await done(indexedDB.open('caderno'))
  const objects = database.transaction('documentos').objectStore('documentos')
  const [keys, values] = await Promise.all([
    done(objects.getAllKeys()) as Promise<string[]>,
    done(objects.getAll() as IDBRequest<unknown[]>),
  ])
  database.close()
  const textOf = (value: object) =>
    JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))))
  const listed = (name: string, list: unknown) =>
    Array.isArray(list) ? (list as object[]).map((each) => `${name} ${textOf(each)}`) : []
  return keys
    .flatMap((key, index) => {
      const [name, value] = [key.split('/', 1)[0]!, values[index] as Record<string, unknown>]
      if (name === 'preferencias')
        return listed('metaLeitura', value['metaLeitura'] ? [value['metaLeitura']] : [])
      if (name === 'financas')
        return Object.entries(value).flatMap(([list, elements]) => listed(list, elements))
      return ['candidaturas', 'metas_carreira', 'contatos', 'habilidades', 'leitura', 'disciplinas'].includes(
        name,
      )
        ? listed(name, value)
        : []
    })
    .sort()
}
