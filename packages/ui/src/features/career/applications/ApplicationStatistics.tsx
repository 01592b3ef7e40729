import type { ApplicationStatistics as Figures } from '@caderno/domain/career'
import { StatRow } from '../../../components/lists/StatRow.tsx'
import { count } from '../texts.ts'
import { percent } from './texts.ts'

/** The five figures (spec §2), counted by the present fase. */
export function ApplicationStatistics({ figures }: { figures: Figures }) {
  return (
    <StatRow
      compact
      stats={[
        { label: 'Total', value: count(figures.total) },
        { label: 'Enviados', value: count(figures.enviados) },
        { label: 'Entrevistas', value: count(figures.entrevistas) },
        { label: 'Aprovados', value: count(figures.aprovados) },
        { label: 'Taxa de sucesso', value: percent(figures.taxaDeSucesso), wide: true },
      ]}
    />
  )
}
