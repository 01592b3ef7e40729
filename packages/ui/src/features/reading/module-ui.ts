import type { UserId } from '@caderno/domain/kernel'
import { createReadingService, READING_KIND } from '@caderno/domain/reading'
import type { Services } from '../../hooks/services.tsx'
import type { ModuleUi } from '../../modules/part.ts'

/** What a student can do with the readings. */
export const readingService = ({ records, preferences, clock }: Services, owner: UserId) =>
  createReadingService({ readings: records(READING_KIND), preferences, clock }, owner)

/** The reading in the search. */
export const READING_UI: ModuleUi<'readings', 'reading'> = {
  id: 'leitura',
  open: ({ records }, owner) => ({ readings: records(READING_KIND).watch(owner) }),
  service: readingService,
  kinds: {
    reading: {
      name: 'Leituras',
      create: ['Novo item de leitura', 'livro'],
    },
  },
}
