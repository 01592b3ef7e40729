import {
  FINANCE_TIPS,
  monthFigures,
  neededPerMonth,
  spendingByCategory,
  sumOf,
  type FinanceBook,
  type FinanceTip,
} from '@caderno/domain/finance'
import { addToMonth, monthOf, type IsoDate } from '@caderno/domain/kernel'
import { mostSpent, perMonth, threeMonths } from './texts.ts'

const [, DIVIDE, CUT, , , NEXT] = FINANCE_TIPS

/** What a tip means in the student's own money, where that is known. */
export function ownFigure({ titulo }: FinanceTip, book: FinanceBook, today: IsoDate): string | undefined {
  if (titulo === DIVIDE?.titulo) return perMonthFor(book, today)
  if (titulo === CUT?.titulo) return mostSpentIn(book, today)
  return titulo === NEXT?.titulo ? threeMonthsOf(book, today) : undefined
}

function perMonthFor({ metas }: FinanceBook, today: IsoDate): string | undefined {
  const needed = metas.flatMap((goal) => {
    const { porMes, meses } = neededPerMonth(goal, today) ?? { porMes: 0, meses: 0 }
    return meses > 0 ? [{ valor: porMes }] : []
  })
  return needed.length > 0 ? perMonth(sumOf(needed)) : undefined
}

function mostSpentIn(book: FinanceBook, today: IsoDate): string | undefined {
  const [most] = spendingByCategory(book, monthOf(today), today)
  return most && most.gasto > 0 ? mostSpent(most.categoria, most.gasto) : undefined
}

/** Three whole months in each of which something was spent: fewer would promise too small a reserve. */
function threeMonthsOf(book: FinanceBook, today: IsoDate): string | undefined {
  const spent = [1, 2, 3].map((ago) => ({
    valor: monthFigures(book, addToMonth(monthOf(today), -ago), today).saidas,
  }))
  return spent.every(({ valor }) => valor > 0) ? threeMonths(sumOf(spent)) : undefined
}
