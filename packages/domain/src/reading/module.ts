import type { Module } from '../kernel/index.ts'
import { READING_KIND, readingDraftSchema, type Reading } from './reading.ts'

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
      words: ({ titulo, autor, tipo, categoria, status, descricao, notas, dataCriacao }) => ({
        title: titulo,
        meta: [autor, tipo],
        more: [categoria, status, descricao, notas],
        when: dataCriacao,
      }),
    },
  },
  collections: { leitura: { kind: READING_KIND, draft: readingDraftSchema } },
}
