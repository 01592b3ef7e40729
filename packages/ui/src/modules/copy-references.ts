import { firstData, isoDateOf, plural, type IsoDate } from '@caderno/domain/kernel'
import { READING_KIND, type Reading } from '@caderno/domain/reading'
import type { Subject } from '@caderno/domain/semester'
import { copyRuns } from '../components/forms/copy-runs.ts'
import type { Services } from '../hooks/services.tsx'

/** Copies the references of what stands on the shelf for a subject, as the end of a work has them (ABNT NBR 6023). */
export const copyReferences = (services: Promise<Services>, subject: Subject): Promise<void> =>
  copyRuns(referenceRuns(services, subject), {
    ...WORDS,
    none: 'Nada na estante desta disciplina. Escolha a disciplina nos itens da Leitura.',
  })

/** The same of some items. */
export const copyReferencesOf = (readings: readonly Reading[], today: IsoDate): Promise<void> =>
  copyRuns(
    import('@caderno/domain/export').then(({ referencesOf }) => referencesOf(readings, today)),
    WORDS,
  )

const WORDS = {
  copied: (count: number) => `${plural(count, 'referência copiada', 'referências copiadas')}.`,
  failed: 'Não foi possível copiar as referências. Tente novamente.',
}

/** The shelf is read for this alone. */
async function referenceRuns(services: Promise<Services>, { id, userId }: Subject) {
  const { records, clock } = await services
  const { referencesOf } = await import('@caderno/domain/export')
  const shelf = await firstData(records(READING_KIND).watch(userId))
  return referencesOf(
    shelf.filter(({ disciplinaId }) => disciplinaId === id),
    isoDateOf(clock.now()),
  )
}
