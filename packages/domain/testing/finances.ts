import * as fc from 'fast-check'
import {
  budgetId,
  MAX_REPETITIONS,
  TRANSACTION_CATEGORIES,
  TRANSACTION_TYPES,
  type Budget,
  type Deposit,
  type FinanceBook,
  type FinancialGoal,
  type SeriesPlace,
  type Transaction,
  type TransactionType,
} from '../src/finance/index.ts'
import { addDays, monthOf, type IsoDate } from '../src/kernel/index.ts'
import { anyDay, anyInstant, anyTitle } from './arbitraries.ts'

/** Reais up to the limit, in whole centavos. */
export const anyAmount: fc.Arbitrary<number> = fc
  .integer({ min: 1, max: 99_999_999_999 })
  .map((centavos) => centavos / 100)

const anyPlace: fc.Arbitrary<SeriesPlace> = fc
  .record(
    {
      grupo: fc.uuid(),
      parcela: fc.nat(MAX_REPETITIONS),
      parcelas: fc.integer({ min: 2, max: MAX_REPETITIONS }),
      frequencia: fc.constantFrom('mensal', 'semanal'),
    },
    { requiredKeys: ['grupo', 'parcela', 'parcelas'] },
  )
  .map((place) => ({ ...place, parcela: (place.parcela % place.parcelas) + 1 }))

export const anyTransactionOf = (
  tipo: TransactionType,
  data: fc.Arbitrary<IsoDate> = anyDay,
): fc.Arbitrary<Transaction> =>
  fc
    .tuple(
      fc.record(
        {
          id: fc.uuid(),
          descricao: anyTitle,
          valor: anyAmount,
          categoria: fc.constantFrom(...TRANSACTION_CATEGORIES[tipo]),
          data,
          tipo: fc.constant(tipo),
          createdAt: anyInstant,
          conta: anyTitle,
          origem: fc.stringMatching(/^[a-z\d]{1,11}(?:\.[a-z\d]{1,11})?$/),
          extrato: anyTitle,
        },
        { requiredKeys: ['id', 'descricao', 'valor', 'categoria', 'data', 'tipo'] },
      ),
      fc.option(anyPlace),
    )
    .map(([alone, place]) => ({ ...alone, ...place }))
export const anyTransaction: fc.Arbitrary<Transaction> = fc.oneof(
  ...TRANSACTION_TYPES.map((tipo) => anyTransactionOf(tipo)),
)

export const anyDeposit: fc.Arbitrary<Deposit> = fc.record({
  id: fc.uuid(),
  data: anyDay,
  valor: fc.integer({ min: 1, max: 100_000 }).map((centavos) => centavos / 100),
})

export const anyFinancialGoal: fc.Arbitrary<FinancialGoal> = fc.record(
  {
    id: fc.uuid(),
    descricao: anyTitle,
    valor: anyAmount,
    dataAlvo: anyDay,
    valorAtual: fc.oneof(fc.constant(0), anyAmount),
    depositos: fc.array(anyDeposit, { maxLength: 4 }),
  },
  { requiredKeys: ['id', 'descricao', 'valor', 'dataAlvo', 'valorAtual'] },
)

const budgetIn = (mes: fc.Arbitrary<string>): fc.Arbitrary<Budget> =>
  fc
    .record({
      categoria: fc.constantFrom(...TRANSACTION_CATEGORIES.saida),
      mes,
      valor: fc.oneof(fc.constant(0), anyAmount),
    })
    .map((budget) => ({ ...budget, id: budgetId(budget.mes, budget.categoria) }))

export const anyBudget: fc.Arbitrary<Budget> = budgetIn(anyDay.map(monthOf))

/** A book of the weeks before and after a day, every id in it once. */
export const anyBookAbout = (today: IsoDate, maxLength = 20): fc.Arbitrary<FinanceBook> => {
  const day = fc.integer({ min: -70, max: 70 }).map((days) => addDays(today, days))
  const once = { maxLength, selector: ({ id }: { id: string }) => id }
  return fc.record({
    entradas: fc.uniqueArray(anyTransactionOf('entrada', day), once),
    saidas: fc.uniqueArray(anyTransactionOf('saida', day), once),
    metas: fc.uniqueArray(anyFinancialGoal, { ...once, maxLength: 4 }),
    orcamentos: fc.uniqueArray(budgetIn(day.map(monthOf)), once),
  })
}
