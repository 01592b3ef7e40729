import { firstData, isoDateOf } from '@caderno/domain/kernel'
import { READING_KIND } from '@caderno/domain/reading'
import type { Subject } from '@caderno/domain/semester'
import { copyRuns, REFERENCE_WORDS } from '../components/forms/copy-runs.ts'
import type { Services } from '../hooks/services.tsx'

/** Copies the references of what stands on the shelf for a subject, as the end of a work has them (ABNT NBR 6023). */
export const copyReferences = (services: Promise<Services>, subject: Subject): Promise<void> =>
  copyRuns(referenceRuns(services, subject), {
    ...REFERENCE_WORDS,
    none: 'Nada na estante desta disciplina. Escolha a disciplina nos itens da Leitura.',
  })

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
