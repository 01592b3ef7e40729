import { describe, expect, it } from 'vitest'
import { aBook, aTransaction, createFakeFinances, fakeClock, fakeIds } from '../../testing/index.ts'
import { createFinanceService, type FinanceBook, type Transaction } from '../finance/index.ts'
import { firstData } from '../kernel/index.ts'
import { c6Cartao } from './formats/c6-cartao.ts'
import { cadernoTransactions } from './formats/caderno-transactions.ts'
import { interCartao } from './formats/inter-cartao.ts'
import { xpCartao } from './formats/xp-cartao.ts'
import { tableOf } from './headed-table.ts'
import { mappingOf, readMapped } from './mapping.ts'
import { broughtInBy, planStatement, type StatementRow } from './statement-plan.ts'
import { formerKeys } from './statement-stored.ts'
import type { Statement, StatementFormat } from './statement.ts'

const OWNER = 'uid-ana'
const CARD = 'Cartão'
const clock = fakeClock('2026-11-20T15:00:00.000Z')

const read = (format: StatementFormat, ...lines: readonly string[]): Statement =>
  format.read(lines.join('\n'), { today: '2026-11-20' })
const C6 =
  'Data de Compra;Nome no Cartão;Final do Cartão;Categoria;Descrição;Parcela;Valor (em US$);Cotação (em R$);Valor (em R$)'
const c6 = (...parcelas: readonly string[]) =>
  read(c6Cartao, C6, ...parcelas.map((parcela) => `10/09/2026;ANA;1234;E;MAGALU;${parcela};0;0;199,90`))
const inter = (tipo: string) =>
  read(
    interCartao,
    '"Data","Lançamento","Categoria","Tipo","Valor"',
    `"10/09/2026","MAGALU","E","${tipo}","R$ 199,90"`,
  )
const xp = (parcela: string) =>
  read(xpCartao, 'Data;Estabelecimento;Portador;Valor;Parcela', `10/09/2026;MAGALU;ANA;R$ 199,90;${parcela}`)
const own = (...parcelas: readonly string[]) =>
  read(
    cadernoTransactions,
    'Data;Descrição;Valor;Tipo;Categoria;Conta;Parcela',
    ...parcelas.map((parcela) => `2026-09-10;MAGALU;-199,90;Saída;;${CARD};${parcela}`),
  )

function planned(statement: Statement, book: FinanceBook): readonly StatementRow[] {
  const work = planStatement(statement, book, { conta: CARD, isInverted: false })
  for (;;) {
    const step = work.next()
    if (step.done) return step.value.filter(({ verdict }) => verdict !== 'none')
  }
}
const verdicts = (statement: Statement, book: FinanceBook) =>
  planned(statement, book).map(({ verdict }) => verdict)

/** A book once what is ticked of a file has come in. */
async function after(statement: Statement, book = aBook()): Promise<FinanceBook> {
  const finances = createFakeFinances({ clock, books: { [OWNER]: book } })
  const service = createFinanceService({ finances, ids: fakeIds(`nova${book.saidas.length}-`), clock }, OWNER)
  await service.bringIn(
    broughtInBy(
      planned(statement, book),
      ({ isTicked }) => isTicked === true,
      ({ choice }) => choice,
    ),
  ).outcome
  return firstData(finances.watch(OWNER))
}

/** What an earlier version has stored of a file of this one purchase. */
const storedFormerly = (statement: Statement, over: Partial<Transaction> = {}): FinanceBook =>
  aBook({
    saidas: formerKeys(statement).map(({ content }, at) =>
      aTransaction({
        id: `antiga-${at}`,
        descricao: 'MAGALU',
        valor: 199.9,
        data: '2026-09-10',
        conta: CARD,
        origem: content,
        ...over,
      }),
    ),
  })
const THIRD = { grupo: 'g', parcela: 3, parcelas: 10 }

describe('an instalment in a column of its own, with the day of the purchase', () => {
  it.each([
    ['C6', c6('3/10'), c6('4/10')],
    ['Inter', inter('Parcela 3/10'), inter('Parcela 4/10')],
    ['XP', xp('3 de 10'), xp('4 de 10')],
    ['Caderno', own('3 de 10'), own('4 de 10')],
  ])('is another line on the next invoice, and each comes in once: %s (I3, I9)', async (_, third, fourth) => {
    const first = await after(third)
    expect(verdicts(third, first)).toEqual(['known'])
    const [row] = planned(fourth, first)
    expect(row).toMatchObject({ verdict: 'new', isTicked: true, told: ['Parcela 4 de 10'] })
    const both = await after(fourth, first)
    expect(both.saidas.map(({ parcela }) => parcela)).toEqual([3, 4])
    expect(new Set(both.saidas.map(({ grupo }) => grupo)).size).toBe(1)
    expect([...verdicts(third, both), ...verdicts(fourth, both)]).toEqual(['known', 'known'])
  })

  it('has a day of its own where the file says that its day is the one of the purchase (I9)', () => {
    const days = ({ lines }: Statement) => lines.flatMap(({ item }) => item?.data ?? [])
    expect(days(c6('Única', '1/10', '3/10'))).toEqual(['2026-09-10', '2026-09-10', '2026-11-10'])
    const mapped = (header: string) => {
      const table = tableOf(`${header};Descrição;Parcela;Valor\n31/08/2026;MAGALU;2/3;-50,00\n`)!
      return readMapped(table, mappingOf(table.header, 'statement'), 'statement', { today: '2026-11-20' })
    }
    expect(days(mapped('Data da compra'))).toEqual(['2026-09-30'])
    expect(days(mapped('Data'))).toEqual(['2026-08-31'])
  })

  it('is the one that was typed for its month (I3)', () => {
    const typed = ['2026-09-10', '2026-10-10', '2026-11-10'].map((data, at) =>
      aTransaction({
        id: `t${at}`,
        descricao: 'geladeira',
        valor: 199.9,
        data,
        grupo: 't',
        parcela: at + 1,
        parcelas: 10,
      }),
    )
    expect(planned(c6('3/10'), aBook({ saidas: typed }))).toMatchObject([
      { verdict: 'known', reason: 'Parece ser «geladeira» de 10/11/2026, que já está na conta' },
    ])
  })

  it('joins the others, whichever invoice came in first (I9)', async () => {
    let book = aBook()
    for (const n of [5, 1, 3]) book = await after(c6(`${n}/5`), book)
    expect(book.saidas.map(({ parcela }) => parcela)).toEqual([5, 1, 3])
    expect(new Set(book.saidas.map(({ grupo }) => grupo)).size).toBe(1)
  })

  it('is not taken for another instalment that came in from the statement of a bank (I3, I23)', async () => {
    const book = await after(inter('Parcela 3/10'))
    expect(verdicts(own('4 de 10', '3 de 10'), book)).toEqual(['new', 'known'])
  })
})

describe('an instalment that an earlier version has brought in', () => {
  it('is known, and the next one is new (I3)', () => {
    const book = storedFormerly(own('3 de 10'), THIRD)
    expect(verdicts(own('3 de 10'), book)).toEqual(['known'])
    expect(verdicts(own('4 de 10'), book)).toEqual(['new'])
  })

  it('is moved from the day of its purchase to its own, and the next one joins it all the same (I9)', async () => {
    const book = storedFormerly(c6('3/10'), THIRD)
    expect(planned(c6('3/10'), book)).toMatchObject([
      {
        verdict: 'changed',
        isTicked: true,
        differences: [{ label: 'Data', before: '10/09/2026', after: '10/11/2026' }],
      },
    ])
    const fourth = await after(c6('4/10'), book)
    expect(fourth.saidas.map(({ grupo }) => grupo)).toEqual(['g', 'g'])
    const moved = await after(c6('3/10'), fourth)
    expect(moved.saidas.map(({ data }) => data).toSorted()).toEqual(['2026-11-10', '2026-12-10'])
    expect(verdicts(c6('3/10'), moved)).toEqual(['known'])
  })

  it('stays as the student has changed it (I3, I4)', () => {
    const book = storedFormerly(c6('3/10'), { ...THIRD, valor: 99.95, data: '2026-11-10', descricao: 'TV' })
    expect(verdicts(c6('3/10'), book)).toEqual(['known'])
  })

  it('is taken for a line where its number was not stored, and that is said (I3)', () => {
    const book = storedFormerly(c6('3/10'))
    for (const file of [c6('3/10'), c6('4/10')])
      expect(planned(file, book)).toMatchObject([
        {
          verdict: 'known',
          isTicked: false,
          reason: 'Parece ser «MAGALU» de 10/09/2026, que já está na conta',
          // Ticked all the same, it comes in as the instalment that it is.
          added: { parcelas: 10 },
        },
      ])
  })

  it('is told from a purchase of the same words without instalments beside it (I3)', () => {
    const both = c6('3/10', 'Única')
    const [third, whole] = storedFormerly(both).saidas
    expect(verdicts(both, aBook({ saidas: [{ ...third!, ...THIRD }, whole!] }))).toEqual(['changed', 'known'])
  })
})
