import { isoDateOf, type IsoDate } from '@caderno/domain/kernel'
import type { Reading } from '@caderno/domain/reading'
import { copyRuns, REFERENCE_WORDS } from '../../components/forms/copy-runs.ts'

/** Copies the reference of an item (ABNT NBR 6023). */
export const copyReference = (reading: Reading): Promise<void> =>
  copyRuns(referenceRuns(reading), {
    copied: () => 'Referência copiada.',
    failed: 'Não foi possível copiar a referência. Tente novamente.',
  })

async function referenceRuns(reading: Reading) {
  const { referenceOf } = await import('@caderno/domain/export')
  return [referenceOf(reading, isoDateOf(new Date()))]
}

/** The same of several items, as the end of a work has them. */
export const copyReferences = (readings: readonly Reading[], today: IsoDate): Promise<void> =>
  copyRuns(
    import('@caderno/domain/export').then(({ referencesOf }) => referencesOf(readings, today)),
    REFERENCE_WORDS,
  )
