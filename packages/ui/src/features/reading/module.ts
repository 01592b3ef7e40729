import { lazyQuery } from '@caderno/domain/kernel'
import type { ModulePart } from '../../modules/part.ts'

/** The reading in the search. */
export const READING_PART: ModulePart<'readings', 'reading'> = {
  id: 'leitura',
  open: ({ readings }, owner) => ({ readings: lazyQuery(() => Promise.resolve(readings.watch(owner))) }),
  kinds: {
    reading: {
      name: 'Leituras',
      create: ['Novo item de leitura', 'livro'],
    },
  },
}
