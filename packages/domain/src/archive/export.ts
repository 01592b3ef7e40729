import { FINANCE_LISTS } from '../finance/index.ts'
import { memberSchema } from '../identity/index.ts'
import { COLLECTIONS } from '../modules/index.ts'
import { studentSchema } from '../registration/index.ts'
import { entriesOf } from './preferences.ts'
import { ELEMENT_FIELDS } from './validation.ts'
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type Archive,
  type ArchivedLists,
  type Holdings,
  ownerlessFields,
  RECORD_COLLECTIONS,
} from './holdings.ts'

/** The export file of an account. Only fields that a schema names: no password, whatever an older document holds (D1). */
export function exportOf(
  holdings: Holdings,
  { conta, exportadoEm }: Pick<Archive, 'conta' | 'exportadoEm'>,
): Archive {
  const { usuarios, alunos, preferencias, financas } = holdings
  const lists = RECORD_COLLECTIONS.map(
    (collection) =>
      [
        collection,
        holdings[collection].map((record) =>
          only(ownerlessFields(COLLECTIONS[collection].kind.schema), record),
        ),
      ] as const,
  )
  const book = FINANCE_LISTS.map(
    (list) => [list, financas[list].map((element) => only(ELEMENT_FIELDS[list], element))] as const,
  )
  return {
    formato: ARCHIVE_FORMAT,
    versao: ARCHIVE_VERSION,
    exportadoEm,
    conta,
    usuarios: usuarios && only(ownerlessFields(memberSchema), usuarios),
    alunos: alunos && only(ownerlessFields(studentSchema), alunos),
    preferencias: only(['visoes', 'linkedin', 'metaLeitura'], preferencias),
    financas: Object.fromEntries(book) as unknown as Archive['financas'],
    ...(Object.fromEntries(lists) as unknown as ArchivedLists),
  }
}

/** The text of a file in chunks of some hundred records, one record per line. */
export function* archiveText(archive: Archive): Generator<string, void> {
  const { financas, ...rest } = archive
  yield `{${pairs(Object.entries(rest).filter(([, value]) => !Array.isArray(value)))},\n"financas": {`
  for (const [at, list] of FINANCE_LISTS.entries()) yield* listText(list, financas[list], at === 0)
  yield '\n}'
  for (const collection of RECORD_COLLECTIONS) yield* listText(collection, archive[collection], false)
  yield '\n}\n'
}

/** How many records, transactions and so on a file holds: as many as its import has rows, the profile and each preference too. */
export const countIn = (archive: Archive): number =>
  (archive.alunos ? 1 : 0) +
  entriesOf(archive.preferencias).length +
  RECORD_COLLECTIONS.reduce((sum, collection) => sum + archive[collection].length, 0) +
  FINANCE_LISTS.reduce((sum, list) => sum + archive.financas[list].length, 0)

const PIECE = 200

function* listText(name: string, records: readonly object[], isFirst: boolean): Generator<string, void> {
  yield `${isFirst ? '' : ','}\n${JSON.stringify(name)}: [`
  for (let at = 0; at < records.length; at += PIECE) {
    const lines = records.slice(at, at + PIECE).map((record) => `\n${JSON.stringify(record)}`)
    yield (at === 0 ? '' : ',') + lines.join(',')
  }
  yield records.length === 0 ? ']' : '\n]'
}

const pairs = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.map(([key, value]) => `\n${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',')
const only = <T extends object>(fields: readonly string[], document: T): T =>
  Object.fromEntries(
    Object.entries(document).filter(([field, value]) => fields.includes(field) && value !== undefined),
  ) as T
