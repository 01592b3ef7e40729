import { isoDateOf, type IsoDate } from '@caderno/domain/kernel'
import type { Reading } from '@caderno/domain/reading'
import { copyRuns, REFERENCE_WORDS } from '../../components/forms/copy-runs.ts'

/** Copies the reference of an item (ABNT NBR 6023). */
export const copyReference = (reading: Reading): Promise<void> =>
  copyRuns(
    import('@caderno/domain/export').then(({ referenceOf }) => [referenceOf(reading, isoDateOf(new Date()))]),
    {
      copied: () => 'Referência copiada.',
      failed: 'Não foi possível copiar a referência. Tente novamente.',
    },
  )

/** Copies «(Freire, 2019, p. 34)» (NBR 10520). */
export const copyCitation = (reading: Reading, page: string): Promise<void> =>
  copyRuns(
    import('@caderno/domain/export').then(({ citationOf }) => [citationOf(reading, page)]),
    {
      copied: () => 'Citação copiada.',
      failed: 'Não foi possível copiar a citação. Tente novamente.',
    },
  )

/** The references of several items, as the end of a work has them. */
export const copyReferences = (readings: readonly Reading[], today: IsoDate): Promise<void> =>
  copyRuns(
    import('@caderno/domain/export').then(({ referencesOf }) => referencesOf(readings, today)),
    REFERENCE_WORDS,
  )
