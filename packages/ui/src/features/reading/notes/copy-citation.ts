import type { Reading } from '@caderno/domain/reading'
import { copyRuns } from '../../../components/forms/copy-runs.ts'

/** Copies «(Freire, 2019, p. 34)» (NBR 10520). */
export const copyCitation = (reading: Reading, page: string): Promise<void> =>
  copyRuns(citationRuns(reading, page), {
    copied: () => 'Citação copiada.',
    failed: 'Não foi possível copiar a citação. Tente novamente.',
  })

async function citationRuns(reading: Reading, page: string) {
  const { citationOf } = await import('@caderno/domain/export')
  return [citationOf(reading, page)]
}
