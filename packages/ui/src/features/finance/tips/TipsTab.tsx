import {
  financeTips,
  PUBLIC_RESOURCES,
  goalsProgress,
  type FinancialGoal,
  ESSENTIAL_CATEGORIES,
  FINANCE_TIPS,
  formatMoney,
  goalsAhead,
  monthFigures,
  savedOf,
  spendingByCategory,
  sumOf,
  type FinanceBook,
  type FinanceTip,
} from '@caderno/domain/finance'
import { IconBulb } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Blocks } from '../../../components/layout/Blocks.tsx'
import { LinkList } from '../../../components/lists/LinkList.tsx'
import { RuledList } from '../../../components/lists/RuledList.tsx'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import type { FinancePartProps } from '../tab-props.ts'
import classes from './Tips.module.css'
import { Ring } from '../../../components/charts/Ring.tsx'
import { TabLink } from '../TabLink.tsx'
import { addToMonth, monthOf, plural, type IsoDate } from '@caderno/domain/kernel'

const RESOURCES = PUBLIC_RESOURCES.map(({ nome, href, texto }) => ({ name: nome, url: href, about: texto }))

/** «Dicas»: how far all goals are, the two tips for that, and where to learn more. */
export default function TipsTab({ book, today }: FinancePartProps) {
  const tips = useMemo(
    () => financeTips(book.metas).map((tip) => ({ ...tip, figure: ownFigure(tip, book, today) })),
    [book, today],
  )
  return (
    <Blocks>
      <GoalsTogether goals={book.metas} />
      <Sheet title="Dicas para você">
        <RuledList>
          {tips.map(({ titulo, texto, figure }) => (
            <li key={titulo} className={classes.tip}>
              <IconBulb size={20} stroke={1.5} aria-hidden />
              <div>
                <h3 className="plain-title">{titulo}</h3>
                <p>{texto}</p>
                {figure && <p className={classes.figure}>{figure}</p>}
              </div>
            </li>
          ))}
        </RuledList>
      </Sheet>
      <Sheet title="Para aprender mais" note="de graça">
        <LinkList links={RESOURCES} />
      </Sheet>
    </Blocks>
  )
}

/** How far all goals together are (D13); without one, the way to the first. */
function GoalsTogether({ goals }: { goals: readonly FinancialGoal[] }) {
  const percent = Math.floor(goalsProgress(goals))
  return (
    <Sheet label="Suas metas juntas" className={classes.together}>
      <Ring value={percent} of="de todas as metas" size={64} />
      {goals.length > 0 ? (
        <p>{progressWords(goals)}</p>
      ) : (
        <p>
          Você ainda não tem metas. <TabLink tab="metas">Defina a primeira</TabLink> e as dicas acompanham o
          quanto você já guardou.
        </p>
      )}
    </Sheet>
  )
}

/** How far all goals are, in reais; what one has too much does not count for another (D13). */
export function progressWords(goals: readonly FinancialGoal[]): string {
  const saved = savedOf(goals)
  const total = sumOf(goals)
  const of = `${formatMoney(total)} ${goals.length === 1 ? 'da sua meta' : `das suas ${plural(goals.length, 'meta', 'metas')}`}`
  if (saved === total) return `Você já guardou os ${of}.`
  return saved === 0 ? `Nada guardado ainda dos ${of}.` : `Você já guardou ${formatMoney(saved)} dos ${of}.`
}

/** What a tip means in the student's own money, where that is known. */
export const ownFigure = (tip: FinanceTip, book: FinanceBook, today: IsoDate): string | undefined =>
  FIGURES.get(tip)?.(book, today)

function perMonthFor({ metas }: FinanceBook, today: IsoDate): string | undefined {
  const needed = goalsAhead(metas, today)
  return needed.length > 0 ? `Para chegar a tempo: ${formatMoney(sumOf(needed))} por mês.` : undefined
}

function mostSpentIn(book: FinanceBook, today: IsoDate): string | undefined {
  const most = spendingByCategory(book, monthOf(today), today).find(
    ({ categoria }) => !ESSENTIAL_CATEGORIES.includes(categoria),
  )
  return most && most.gasto > 0 ? `Neste mês, foi ${most.categoria}: ${formatMoney(most.gasto)}.` : undefined
}

/** Three whole months in each of which something was spent: fewer would promise too small a reserve. */
function threeMonthsOf(book: FinanceBook, today: IsoDate): string | undefined {
  const spent = [1, 2, 3].map((ago) => ({
    valor: monthFigures(book, addToMonth(monthOf(today), -ago), today).saidas,
  }))
  return spent.every(({ valor }) => valor > 0)
    ? `Suas saídas dos últimos três meses: ${formatMoney(sumOf(spent))}.`
    : undefined
}

const FIGURES = new Map([
  [FINANCE_TIPS[1], perMonthFor],
  [FINANCE_TIPS[2], mostSpentIn],
  [FINANCE_TIPS[5], threeMonthsOf],
])
