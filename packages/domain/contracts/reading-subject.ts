import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '../src/reading/index.ts'
import { anyReadingDraft } from '../testing/arbitraries.ts'
import type { RecordStoreSubject } from './record-store-world.ts'

/** What the contract of the record stores tries with the shelf. */
export const READING_RECORDS: Omit<RecordStoreSubject<ReadingDraft, Reading>, 'makeWorld'> = {
  kind: READING_KIND,
  drafts: anyReadingDraft,
  draft: (n) => ({ ...NEW_READING, titulo: `Livro ${n}` }),
  patches: [{ paginasLidas: 99, status: 'Pausado' }, { notas: 'Voltar ao capítulo 3' }],
  map: {
    field: 'paginasPorDia',
    keys: ['2026-11-18', '2026-11-19', '2026-11-20'],
    value: (n) => 10 * (n + 1),
  },
}
