import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  aBook,
  anyDay,
  aTransaction,
  createFakeFinances,
  fakeClock,
  fakeIds,
  runs,
} from '../../testing/index.ts'
import { printCsv, transactionsTable } from '../export/index.ts'
import {
  ACCOUNT_LENGTH,
  createFinanceService,
  type FinanceBook,
  newTransactions,
  type Transaction,
  transactionsOf,
} from '../finance/index.ts'
import { firstData, LIMITS } from '../kernel/index.ts'
import { cadernoTransactions } from './formats/caderno-transactions.ts'
import { broughtInBy, planStatement, type StatementRow } from './statement-plan.ts'
import type { Statement } from './statement.ts'

const OWNER = 'uid-ana'
const clock = fakeClock('2026-11-20T15:00:00.000Z')

const bookOf = (transactions: readonly Transaction[]): FinanceBook =>
  aBook({
    entradas: transactions.filter(({ tipo }) => tipo === 'entrada'),
    saidas: transactions.filter(({ tipo }) => tipo === 'saida'),
  })
const printed = (book: FinanceBook): string => printCsv(transactionsTable(transactionsOf(book)))
const read = (text: string): Statement =>
  cadernoTransactions.read(text.replace('\uFEFF', ''), { today: '2026-11-20' })

function planned(statement: Statement, book: FinanceBook, conta = ''): readonly StatementRow[] {
  const work = planStatement(statement, book, { conta, isInverted: false })
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const verdicts = (rows: readonly StatementRow[]) =>
  rows.filter(({ verdict }) => verdict !== 'none').map(({ verdict }) => verdict)

/** A book once the rows of a file have come in as they are ticked. */
async function after(statement: Statement, book: FinanceBook, conta = ''): Promise<FinanceBook> {
  const finances = createFakeFinances({ clock, books: { [OWNER]: book } })
  const service = createFinanceService({ finances, ids: fakeIds('nova'), clock }, OWNER)
  const rows = planned(statement, book, conta)
  await service.bringIn(
    broughtInBy(
      rows,
      ({ isTicked }) => isTicked === true,
      ({ choice }) => choice,
    ),
  ).outcome
  return firstData(finances.watch(OWNER))
}

const anyTransaction = fc
  .record({
    id: fc.uuid(),
    data: fc.oneof(anyDay, fc.constantFrom('2026-11-05', '2026-11-06')),
    descricao: fc.constantFrom('Café', 'Pix para Ana', 'Pagamento da fatura', 'Total'),
    valor: fc.constantFrom(5, 10),
    conta: fc.constantFrom(undefined, 'Nubank', 'Inter'),
    origem: fc.constantFrom(undefined, 'a.b', 'c'),
    categoria: fc.constantFrom('Lazer' as const, 'Outros' as const),
  })
  .map(({ conta, origem, ...fields }) =>
    aTransaction({ ...fields, ...(conta && { conta }), ...(origem && { origem }) }),
  )

test('an account that is empty has what a file of Caderno was printed from, and the file adds nothing to either (I3, I23)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyTransaction, { maxLength: 8, selector: ({ id }) => id }),
      async (transactions) => {
        const before = bookOf(transactions)
        const file = read(printed(before))
        const empty = await after(file, aBook())
        const rows = (book: FinanceBook) => printed(book).split('\r\n').toSorted()
        expect(rows(empty)).toEqual(rows(before))
        for (const book of [before, empty])
          expect(verdicts(planned(file, book))).toEqual(transactions.map(() => 'known'))
      },
    ),
    { numRuns: runs(60, 5_000) },
  )
})

it('keeps the parts of a series together, of a purchase and of what comes each month or week (I23)', async () => {
  const draft = aTransaction({ descricao: 'Celular', data: '2026-08-31', valor: 100 })
  const make = (name: string, repeat: Parameters<typeof newTransactions>[1]) =>
    newTransactions(draft, repeat, { ids: fakeIds(name), now: new Date('2026-08-31T12:00:00.000Z') })
  const before = bookOf([
    ...make('a', { tipo: 'parcelas', vezes: 3 }),
    ...make('b', { tipo: 'mensal', ate: '2026-11-30' }),
    ...make('c', { tipo: 'semanal', ate: '2026-10-31' }),
  ])
  const book = await after(read(printed(before)), aBook())
  const seriesOf = (all: FinanceBook) => {
    const parts = transactionsOf(all)
    return [...new Set(parts.map(({ grupo }) => grupo))]
      .map((each) => parts.filter(({ grupo }) => grupo === each))
      .map((one) =>
        one
          .map(({ data, parcela, frequencia }) => [parcela, frequencia, data].join(' '))
          .toSorted()
          .join(', '),
      )
      .toSorted()
  }
  expect(seriesOf(book)).toEqual(seriesOf(before))
  expect(seriesOf(book)).toHaveLength(3)
  expect(seriesOf(book).join()).toContain('2 semanal 2026-09-07')
})

it('shows another category of a line that is there, and leaves it unless it is ticked (I4, I23)', async () => {
  const stored = aTransaction({ descricao: 'Pão', valor: 5, categoria: 'Outros', origem: 'a.b' })
  const book = bookOf([stored])
  const file = read(printed(bookOf([{ ...stored, categoria: 'Alimentação' } as Transaction])))
  const [, row] = planned(file, book)
  expect(row).toMatchObject({
    verdict: 'changed',
    isTicked: false,
    differences: [{ label: 'Categoria', before: 'Outros', after: 'Alimentação' }],
    changed: { id: stored.id, fields: { categoria: 'Alimentação' }, origem: 'a.b' },
  })
})

it('takes another description of the same day and amount for what is there, of its account or of none (I3, I23)', () => {
  const book = bookOf([
    aTransaction({ id: '1', descricao: 'Padaria', valor: 5, conta: 'Nubank', origem: 'a' }),
    aTransaction({ id: '2', descricao: 'Ônibus', valor: 5, conta: 'Inter' }),
  ])
  const line = (descricao: string, conta: string) => `2026-11-05;${descricao};-5,00;Saída;Lazer;${conta};`
  const file = read(
    [
      'Data;Descrição;Valor;Tipo;Categoria;Conta;Parcela',
      line('Café', 'Nubank'),
      line('Café', 'Bradesco'),
      line('Passe', ''),
    ].join('\n'),
  )
  const rows = planned(file, book).slice(1)
  expect(verdicts(rows)).toEqual(['known', 'new', 'known'])
  expect(rows[1]!.facts.at(-1)).toBe('Bradesco')
  expect(rows[0]!.reason).toBe('Parece ser «Padaria» de 05/11/2026, que já está na conta')
  expect(rows[2]!.reason).toBe('Parece ser «Ônibus» de 05/11/2026, que já está na conta')
})

it('shows the place of a line in its series (I23)', () => {
  const line = (parcela: string) => `2026-11-05;Notebook;-50,00;Saída;Lazer;;${parcela}`
  const file = read(
    ['Data;Descrição;Valor;Tipo;Categoria;Conta;Parcela', line('3 de 10, mensal'), line('')].join('\n'),
  )
  expect(planned(file, aBook()).map(({ told }) => told)).toEqual([undefined, ['Parcela 3 de 10'], undefined])
})

it('that lacks its day, or says too much, is refused with the name of its column (I23)', () => {
  const file = read(
    [
      'Data;Descrição;Valor;Tipo;Categoria;Conta;Parcela',
      ';Café;-5,00;Saída;Lazer;;',
      `2026-11-05;Café;-5,00;Saída;Lazer;${'a'.repeat(ACCOUNT_LENGTH + 1)};`,
      `2026-11-05;${'a'.repeat(LIMITS.long + 1)};-5,00;Saída;Lazer;;`,
    ].join('\n'),
  )
  expect(file.lines.map(({ refused }) => refused)).toEqual([
    undefined,
    'Linha 2, Data: é obrigatória.',
    'Linha 3, Conta: tem mais de 60 caracteres.',
    'Linha 4, Descrição: tem mais de 10.000 caracteres.',
  ])
})

it.each([undefined, 'bank-7'])(
  'is known by the statement of the bank that comes later, with ids and without (I3, I23)',
  async (id) => {
    const book = await after(
      read(printed(bookOf([aTransaction({ descricao: 'Pão', valor: 5, conta: 'Nubank' })]))),
      aBook(),
    )
    const statement: Statement = {
      conta: 'Nubank',
      isCard: false,
      lines: [{ at: 1, item: { data: '2026-11-05', centavos: -500, descricao: 'PADARIA DO ZE', id } }],
    }
    expect(verdicts(planned(statement, book, 'Nubank'))).toEqual(['known'])
  },
)
