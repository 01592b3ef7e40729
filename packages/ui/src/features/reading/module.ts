import { lazyQuery } from '@caderno/domain/kernel'
import { hasPages, pageOf, pagesOn } from '@caderno/domain/reading'
import type { ModulePart } from '../../modules/part.ts'
import { count, one } from '../../modules/plural.ts'

/** The reading in «Hoje» and in the search. */
export const READING_PART: ModulePart<'readings', 'reading'> = {
  id: 'leitura',
  open: ({ readings }, owner) => ({ readings: lazyQuery(() => Promise.resolve(readings.watch(owner))) }),
  kinds: {
    reading: {
      name: 'Leituras',
      create: ['Novo item de leitura', 'livro'],
      when: ({ record: { status } }) => (status === 'Lendo' ? '' : status),
      details: ({ record, done }, today) => [
        hasPages(record) ? `página ${count(pageOf(record))} de ${count(record.paginasTotal)}` : record.tipo,
        done ? `${one(pagesOn(record, today), 'página', 'páginas')} hoje` : '',
      ],
    },
  },
}
