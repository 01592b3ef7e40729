import { type IsoDate, count, plural } from '@caderno/domain/kernel'
import {
  finishesIn,
  goalOfYear,
  pagesOfWeek,
  readingPace,
  yearOf,
  type Reading,
} from '@caderno/domain/reading'
import type { ReadingGoal } from '@caderno/domain/shell'
import { useMemo } from 'react'
import { BookCover } from '../../components/lists/BookCover.tsx'
import { ModuleCard, type CardFigure } from '../../modules/ModuleCard.tsx'
import css from '../../modules/ModuleCard.module.css'
import type { CardProps } from '../../modules/part.ts'

export function DashboardCard({ sources: { readings }, preferences, state, today }: CardProps<'readings'>) {
  const goal = goalOfYear(preferences?.metaLeitura, today)
  const { open, ...figure } = useMemo(() => readingFigure(readings, goal, today), [readings, goal, today])
  const covers = open.length > 0 && (
    <span className={css.covers}>
      {open.slice(0, 3).map(({ id, titulo, capa }) => (
        <BookCover key={id} title={titulo} src={capa} width={34} />
      ))}
    </span>
  )
  return (
    <ModuleCard module="leitura" what="sua estante" state={state} figure={{ ...figure, picture: covers }} />
  )
}

/** `open`: being read, the last touched first. */
export function readingFigure(
  readings: readonly Reading[],
  goal: ReadingGoal | undefined,
  today: IsoDate,
): CardFigure & { readonly open: readonly Reading[] } {
  if (readings.length === 0) return { value: '0', unit: 'itens', note: 'Comece pelo primeiro', open: [] }
  const pages = pagesOfWeek(readings, today).reduce((sum, { paginas }) => sum + paginas, 0)
  const open = readings
    .filter(({ status }) => status === 'Lendo')
    .toSorted((a, b) => (a.dataAtualizacao < b.dataAtualizacao ? 1 : -1))
  return {
    value: count(pages),
    unit: pages === 1 ? 'página na semana' : 'páginas na semana',
    note: [`Lendo ${count(open.length)}`, yearNote(readings, goal, today)]
      .filter((part) => part !== '')
      .join('; '),
    open,
  }
}

/** «16 de 18 no ano» */
function yearNote(readings: readonly Reading[], goal: ReadingGoal | undefined, today: IsoDate): string {
  if (!goal) {
    const finished = finishesIn(readings, yearOf(today))
    return finished === 0 ? '' : `${plural(finished, 'concluído', 'concluídos')} neste ano`
  }
  const { done, target } = readingPace(readings, goal, today)
  return `${count(done)} de ${count(target)}${goal.tipo === 'paginas' ? ' páginas' : ''} no ano`
}
