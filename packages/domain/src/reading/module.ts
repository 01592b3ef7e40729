import type { Module } from '../kernel/index.ts'
import { READING_KIND, readingDraftSchema, type Reading } from './reading.ts'
import { referenceWords } from './shelf.ts'

export const READING_MODULE: Module<
  'leitura',
  { readonly readings: readonly Reading[] },
  { readonly reading: Reading },
  { readonly leitura: Reading }
> = {
  id: 'leitura',
  empty: { readings: [] },
  kinds: {
    reading: {
      all: ({ readings }) => readings,
      words: (record) => {
        const { titulo, autor, tipo, categoria, status, descricao, notas, dataCriacao } = record
        return {
          title: titulo,
          meta: [autor, tipo],
          more: [categoria, status, descricao, notas, ...referenceWords(record)],
          when: dataCriacao,
        }
      },
    },
  },
  collections: { leitura: { kind: READING_KIND, draft: readingDraftSchema } },
}
