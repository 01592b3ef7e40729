import type { Page } from '@playwright/test'
import { documentsOf } from './documents.ts'

const LISTS = ['candidaturas', 'metas_carreira', 'contatos', 'habilidades', 'leitura', 'disciplinas']

/** Every record that this device keeps, one text each, ids and stamps included; of the preferences the goal of reading. */
export async function storedRecords(page: Page): Promise<readonly string[]> {
  const documents = await documentsOf(page)
  return documents.flatMap(([key, value]) => textsOf(key.split('/', 1)[0]!, value as object)).toSorted()
}

function textsOf(name: string, value: object): string[] {
  if (name === 'financas') return Object.entries(value).flatMap(([list, elements]) => listed(list, elements))
  if (name === 'preferencias')
    return 'metaLeitura' in value && value.metaLeitura ? listed('metaLeitura', [value.metaLeitura]) : []
  return LISTS.includes(name) ? listed(name, value) : []
}

const listed = (name: string, list: unknown) =>
  Array.isArray(list) ? (list as object[]).map((each) => `${name} ${sortedText(each)}`) : []

const sortedText = (record: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))))
