import { budgetId, type FinanceBook } from '@caderno/domain/finance'
import { aBook, aTransaction } from '@caderno/domain/testing'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MonthState, PerDay } from './FinanceFrame.tsx'

const TODAY = '2026-11-21'
const income = (valor: number, data = '2026-11-05') =>
  aTransaction({ id: `e-${data}`, tipo: 'entrada', categoria: 'Salário', valor, data })
const limit = (valor: number) => ({
  id: budgetId('2026-11', 'Transporte'),
  mes: '2026-11',
  categoria: 'Transporte' as const,
  valor,
})
const words = (lists: Partial<FinanceBook>) =>
  render(<MonthState book={aBook(lists)} month="2026-11" today={TODAY} waiting={false} />)
    .container.textContent.replaceAll('\u00a0', ' ')
    .trim()
/** The state beside the month on a phone. */
const shortly = (lists: Partial<FinanceBook>, month = '2026-11') =>
  render(<PerDay book={aBook(lists)} month={month} today={TODAY} />).container.textContent.replaceAll(
    '\u00a0',
    ' ',
  )

describe('the line under the title (B8)', () => {
  const entradas = [income(1_000)]
  const saidas = [aTransaction({ valor: 100 })]

  it('says what the income leaves a day, and how much of that the limits allow where it is less', () => {
    expect(words({ entradas, saidas })).toBe('Você pode gastar R$ 90,00 por dia até o fim do mês')
    expect(words({ entradas, saidas, orcamentos: [limit(150)] })).toBe(
      'Você pode gastar R$ 90,00 por dia até o fim do mês, R$ 5,00 dentro dos seus limites',
    )
    expect(words({ entradas, saidas, orcamentos: [limit(5_000)] })).toBe(
      'Você pode gastar R$ 90,00 por dia até o fim do mês',
    )
  })

  it('never says that nothing is left, because a limit is used up', () => {
    expect(words({ entradas, saidas, orcamentos: [limit(100)] })).toBe(
      'Você pode gastar R$ 90,00 por dia até o fim do mês, mas seus limites já foram usados',
    )
  })

  it('promises nothing of what is still to come in', () => {
    const later = income(1_000, '2026-11-30')
    expect(words({ entradas: [later] })).toBe('Quanto entra, quanto sai e o que sobra')
    expect(words({ entradas: [income(100), later], saidas })).toBe(
      'Não sobra nada do que já entrou neste mês',
    )
  })

  it('says by how much more was spent than came in', () => {
    expect(words({ entradas: [income(98.9)], saidas })).toBe(
      'Você gastou R$ 1,10 a mais do que entrou neste mês',
    )
  })

  it('on a phone is as short as it can be, and never silent about what is missing', () => {
    expect(shortly({ entradas, saidas })).toBe('R$ 90,00 por dia')
    expect(shortly({ entradas: [income(98.9)], saidas })).toBe(
      'Você gastou R$ 1,10 a mais do que entrou neste mês',
    )
    expect(shortly({ saidas, orcamentos: [limit(150)] })).toBe(
      'Seus limites deixam R$ 5,00 por dia até o fim do mês',
    )
    expect(shortly({ entradas }, '2026-10')).toBe('Sobraram R$ 0,00 neste mês')
    expect(shortly({})).toBe('')
  })

  it('goes by the limits alone before any income', () => {
    expect(words({ saidas, orcamentos: [limit(150)] })).toBe(
      'Seus limites deixam R$ 5,00 por dia até o fim do mês',
    )
    expect(words({ saidas, orcamentos: [limit(80)] })).toBe('Seus limites deste mês já foram usados')
  })
})
