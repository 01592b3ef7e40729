import { type IsoDate, count } from '@caderno/domain/kernel'
import type { ShelfStatistics } from '@caderno/domain/reading'
import { Ring } from '../../components/charts/Ring.tsx'
import { StatRow } from '../../components/lists/StatRow.tsx'
import { mean, queuedSince, ratedItems } from './texts.ts'

/** The shelf in four figures. */
export function ReadingStatistics({ figures, today }: { figures: ShelfStatistics; today: IsoDate }) {
  const share = figures.total === 0 ? 0 : Math.round((100 * figures.finished) / figures.total)
  return (
    <StatRow
      stats={[
        {
          label: `Lidos em ${today.slice(0, 4)}`,
          value: count(figures.finishedInYear),
          note: `${count(figures.finished)} de ${count(figures.total)} da estante`,
          picture: (
            <Ring value={share} label={`${share}% da estante concluída`}>
              {share}%
            </Ring>
          ),
        },
        {
          label: 'Páginas lidas',
          value: count(figures.pagesRead),
          note: `de ${count(figures.pagesTotal)} na estante`,
        },
        { label: 'Média das avaliações', value: mean(figures.meanRating), note: ratedItems(figures.rated) },
        {
          label: 'Na fila',
          value: count(figures.queued),
          note: queuedSince(figures.queuedSince, today) ?? 'nada esperando',
        },
      ]}
    />
  )
}
