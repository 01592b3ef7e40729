import { describe, expect, it } from 'vitest'
import {
  aBook,
  aTransaction,
  createFakeFinances,
  fakeClock,
  fakeIds,
  inverseOf,
} from '../../testing/index.ts'
import {
  createFinanceService,
  formatMoney,
  formatSigned,
  transactionsOf,
  type FinanceBook,
} from '../finance/index.ts'
import { firstData, REST_UNDONE, revert } from '../kernel/index.ts'
import { countLines, countWords } from './plan.ts'
import {
  broughtInBy,
  likelyAccount,
  planStatement as planInPieces,
  type StatementChoices,
} from './statement-plan.ts'
import { checkBalance, type Statement, type StatementItem } from './statement.ts'

const NUBANK: StatementChoices = { conta: 'Nubank', isInverted: false }
const OWNER = 'uid-ana'

function planStatement(...given: Parameters<typeof planInPieces>) {
  const work = planInPieces(...given)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const statement = (items: readonly StatementItem[], over: Partial<Statement> = {}): Statement => ({
  conta: 'Nubank',
  isCard: false,
  lines: [{ at: 1, none: 'Cabeçalho' }, ...items.map((item, at) => ({ at: at + 2, item }))],
  ...over,
})
const spent = (descricao: string, centavos: number, data = '2026-11-12', id?: string): StatementItem => ({
  descricao,
  centavos,
  data,
  id,
})

function opened(book: Partial<FinanceBook> = {}) {
  const clock = fakeClock('2026-11-20T15:00:00.000Z')
  const finances = createFakeFinances({ clock, books: { [OWNER]: aBook(book) } })
  const service = createFinanceService({ finances, ids: fakeIds('nova'), clock }, OWNER)
  const bookNow = () => firstData(finances.watch(OWNER))
  return {
    service,
    bookNow,
    plan: async (read: Statement, choices = NUBANK) => planStatement(read, await bookNow(), choices),
    async bringIn(read: Statement, choices = NUBANK) {
      const rows = planStatement(read, await bookNow(), choices)
      const write = service.bringIn(
        broughtInBy(
          rows,
          ({ isTicked }) => isTicked === true,
          ({ choice }) => choice,
        ),
      )
      await write.outcome
      return { rows, inverse: await inverseOf(write) }
    },
  }
}
const verdicts = (rows: readonly { readonly verdict: string }[]) => rows.map(({ verdict }) => verdict)

describe('a statement beside the book', () => {
  it('brings in what is new, with its account, sign and category (I5, I7)', async () => {
    const { bringIn, bookNow } = opened({
      saidas: [aTransaction({ descricao: 'Padaria do Zé', categoria: 'Alimentação' })],
    })
    await bringIn(
      statement([spent('PADARIA DO ZE 12/11', -1_850), spent('Salário', 120_000), spent('Aluguel', -80_000)]),
    )
    const { entradas, saidas } = await bookNow()
    expect(entradas).toMatchObject([
      { descricao: 'Salário', valor: 1_200, categoria: 'Salário', conta: 'Nubank', data: '2026-11-12' },
    ])
    expect(saidas.slice(1)).toMatchObject([
      { descricao: 'PADARIA DO ZE 12/11', valor: 18.5, categoria: 'Alimentação' },
      { descricao: 'Aluguel', valor: 800, categoria: 'Moradia' },
    ])
  })

  it('adds nothing the second time, by id, and without one by what it says (I3)', async () => {
    const both = statement([
      spent('Café', -500, '2026-11-12', 'a1'),
      spent('Ônibus', -450),
      spent('Ônibus', -450),
    ])
    const { bringIn, plan, bookNow } = opened()
    await bringIn(both)
    expect((await bookNow()).saidas).toHaveLength(3)
    expect(verdicts(await plan(both))).toEqual(['none', 'known', 'known', 'known'])
    expect(verdicts(await plan(both, { ...NUBANK, conta: 'nubank' }))).toEqual([
      'none',
      'known',
      'known',
      'known',
    ])
  })

  it('of two files that overlap adds what is new: an open and then a closed invoice (I3)', async () => {
    const { bringIn, plan, bookNow } = opened()
    await bringIn(statement([spent('Ônibus', -450), spent('Mercado', -3_000)]))
    const closed = statement([spent('Mercado', -3_000), spent('Ônibus', -450), spent('Ônibus', -450)])
    expect(verdicts(await plan(closed))).toEqual(['none', 'known', 'known', 'new'])
    await bringIn(closed)
    expect((await bookNow()).saidas).toHaveLength(3)
  })

  it('knows a line again that came in before its description said more, and leaves it as it was (I3)', async () => {
    const { bringIn, plan, bookNow, service } = opened()
    await bringIn(statement([spent('PIX ENVIADO', -1_500), spent('PIX ENVIADO', -1_500)]))
    await service.edit((await bookNow()).saidas[0]!, { valor: 20 }, 'esta').outcome
    const named = (name: string): StatementItem => ({
      ...spent(`PIX ENVIADO – ${name}`, -1_500),
      knownBy: 'PIX ENVIADO',
    })
    const read = statement([named('Ana'), named('Rui'), named('Bia')])
    expect(likelyAccount(read, await bookNow())).toBe('Nubank')
    expect(verdicts(await plan(read))).toEqual(['none', 'known', 'known', 'new'])
    await bringIn(read)
    expect((await bookNow()).saidas.map(({ descricao, valor }) => [descricao, valor])).toEqual([
      ['PIX ENVIADO', 15],
      ['PIX ENVIADO', 20],
      ['PIX ENVIADO – Bia', 15],
    ])
    expect(verdicts(await plan(read))).toEqual(['none', 'known', 'known', 'known'])
  })

  it('an id counts in its account alone', async () => {
    const { bringIn, plan } = opened()
    const read = statement([spent('Café', -500, '2026-11-12', '1')])
    await bringIn(read)
    expect(verdicts(await plan(read, { ...NUBANK, conta: 'Inter' }))).toEqual(['none', 'new'])
    expect(likelyAccount(read, await opened().bookNow())).toBeUndefined()
  })

  it('finds the account again by the lines that came in before', async () => {
    const { bringIn, bookNow } = opened()
    const read = statement([spent('Café', -500, '2026-11-12', '1')])
    await bringIn(read, { ...NUBANK, conta: 'Conta da vó' })
    expect(likelyAccount(read, await bookNow())).toBe('Conta da vó')
  })

  it('knows a line again whose account the student has since called otherwise, or taken out (I3, I16)', async () => {
    const read = statement([spent('Café', -500, '2026-11-12', '1'), spent('Pão', -300)])
    const { bringIn, plan, bookNow, service } = opened()
    await bringIn(read)
    const [first, second] = (await bookNow()).saidas
    await service.edit(first!, { conta: 'Roxinho' }, 'esta').outcome
    await service.edit(second!, { conta: undefined }, 'esta').outcome
    expect(new Set((await bookNow()).saidas.map(({ conta }) => conta))).toEqual(
      new Set(['Roxinho', undefined]),
    )
    expect(likelyAccount(read, await bookNow())).toBe('Nubank')
    expect(verdicts(await plan(read))).toEqual(['none', 'known', 'known'])
    await bringIn(read)
    expect((await bookNow()).saidas).toHaveLength(2)
  })

  it('takes what was typed for the same, once, and says so (I3)', async () => {
    const { plan } = opened({
      saidas: [aTransaction({ descricao: 'almoço', valor: 18.5, data: '2026-11-12' })],
    })
    const rows = await plan(statement([spent('RESTAURANTE', -1_850), spent('RESTAURANTE', -1_850)]))
    expect(verdicts(rows)).toEqual(['none', 'known', 'new'])
    expect(rows[1]!.reason).toBe('Parece ser «almoço» de 12/11/2026, que já está na conta')
  })

  it('shows what the bank has changed field by field, and keeps the student’s own words (I4)', async () => {
    const { bringIn, plan, bookNow, service } = opened()
    await bringIn(
      statement([spent('UBER *TRIP', -2_000, '2026-11-12', '7'), spent('IFD', -900, '2026-11-12', '8')]),
    )
    const renamed = transactionsOf(await bookNow()).find(({ descricao }) => descricao === 'IFD')!
    await service.edit(renamed, { descricao: 'Pizza da sexta' }, 'esta').outcome
    const later = statement([
      spent('UBER TRIP SAO PAULO', -2_150, '2026-11-13', '7'),
      spent('IFOOD', -900, '2026-11-13', '8'),
    ])
    const rows = await plan(later)
    expect(rows[1]!.differences).toEqual([
      { label: 'Data', before: '12/11/2026', after: '13/11/2026' },
      { label: 'Valor', before: '−\u00a0R$\u00a020,00', after: '−\u00a0R$\u00a021,50' },
      { label: 'Descrição', before: 'UBER *TRIP', after: 'UBER TRIP SAO PAULO' },
    ])
    expect(rows[2]!.differences).toEqual([{ label: 'Data', before: '12/11/2026', after: '13/11/2026' }])
    await bringIn(later)
    expect((await bookNow()).saidas).toMatchObject([
      { descricao: 'UBER TRIP SAO PAULO', valor: 21.5, data: '2026-11-13' },
      { descricao: 'Pizza da sexta', valor: 9, data: '2026-11-13' },
    ])
    expect(verdicts(await plan(later))).toEqual(['none', 'known', 'known'])
  })

  it('leaves what the student has changed alone while the bank says the same (I4)', async () => {
    const { bringIn, plan, bookNow, service } = opened()
    const read = statement([spent('Mercado', -9_000, '2026-11-12', '7')])
    await bringIn(read)
    await service.edit(transactionsOf(await bookNow())[0]!, { valor: 45, data: '2026-11-11' }, 'esta').outcome
    expect(verdicts(await plan(read))).toEqual(['none', 'known'])
  })

  it('turns the signs where the file writes purchases above zero', async () => {
    const { bringIn, bookNow, plan } = opened()
    const read = statement([spent('Cinema', 3_000)])
    const inverted = { ...NUBANK, isInverted: true }
    await bringIn(read, inverted)
    expect((await bookNow()).saidas).toMatchObject([{ descricao: 'Cinema', valor: 30 }])
    expect(verdicts(await plan(read, inverted))).toEqual(['none', 'known'])
  })

  it('shows what is there under the sign that it is stored with, before the sign is said again (I22)', async () => {
    const { bringIn, plan } = opened()
    const read = statement([spent('Cinema', 3_000)])
    await bringIn(read, { ...NUBANK, isInverted: true })
    expect((await plan(read))[1]!.facts).toEqual(['12/11/2026', formatSigned(-30)])
  })
})

it('has no sign and no category to choose before it is said what a number without a sign is (I22)', async () => {
  const { plan } = opened()
  const read = statement([spent('Cinema', 3_000)])
  const [, row] = await plan(read, { ...NUBANK, isInverted: undefined })
  expect(row).toMatchObject({ verdict: 'new', facts: ['12/11/2026', formatMoney(30)] })
  expect(row!.choice).toBeUndefined()
})

describe('a list with categories and accounts of its own (I24)', () => {
  it('has its categories as they are called here, whatever their case and accents, before any other', async () => {
    const { plan } = opened({ saidas: [aTransaction({ descricao: 'Bar', categoria: 'Lazer' })] })
    const rows = await plan(
      statement([
        { ...spent('Bar', -700), categoria: 'ALIMENTACAO' },
        { ...spent('Bar', -800), categoria: 'Rolê' },
        { ...spent('Show', -900), categoria: 'rolê' },
        { ...spent('Bolsa', 70_000), categoria: 'Alimentação' },
      ]),
    )
    expect(rows.slice(1).map(({ choice, told }) => [choice, told])).toEqual([
      ['Alimentação', undefined],
      ['Lazer', ['Categoria no arquivo: “Rolê”']],
      [expect.any(String), ['Categoria no arquivo: “rolê”']],
      // It is one of what is spent, and no income.
      [expect.any(String), ['Categoria no arquivo: “Alimentação”']],
    ])
    // What has one unknown category takes another one at once.
    expect(rows[2]!.alike).toBe(rows[3]!.alike)
    expect(new Set(rows.map(({ alike }) => alike)).size).toBe(4)
  })

  it('brings each line into its account, else into the one that is named, and knows it there again', async () => {
    const { bringIn, bookNow, plan } = opened()
    const read = statement([
      { ...spent('Pão', -700), conta: 'Inter' },
      { ...spent('Pão', -700), conta: 'Carteira' },
      spent('Leite', -500),
    ])
    await bringIn(read)
    const { saidas } = await bookNow()
    expect(saidas.map(({ descricao, conta }) => [descricao, conta])).toEqual(
      expect.arrayContaining([
        ['Pão', 'Inter'],
        ['Pão', 'Carteira'],
        ['Leite', 'Nubank'],
      ]),
    )
    expect(verdicts(await plan(read))).toEqual(['none', 'known', 'known', 'known'])
    expect(verdicts(await plan(read, { ...NUBANK, conta: 'Outra' }))).toEqual([
      'none',
      'known',
      'known',
      'new',
    ])
    expect((await plan(read))[1]!.facts).toContain('Inter')
  })
})

describe('what is no spending', () => {
  const reasons = async (
    items: readonly StatementItem[],
    choices: Partial<StatementChoices> = {},
    over = {},
  ) =>
    (await opened().plan(statement(items, over), { ...NUBANK, ...choices }))
      .slice(1)
      .map(({ reason, isTicked }) => [reason?.split(':')[0], isTicked])

  it('is shown and left out: an invoice that is paid, on both sides (I8)', async () => {
    expect(await reasons([spent('Pagamento de fatura', -50_000), spent('Fatura do gás', -5_000)])).toEqual([
      ['Pagamento de fatura', false],
      [undefined, true],
    ])
    for (const paid of ['Pagamento recebido', 'Pagamentos Validos Normais'])
      expect(await reasons([spent(paid, 50_000)], {}, { isCard: true })).toEqual([
        ['Pagamento de fatura', false],
      ])
  })

  it.each([
    ['GASTOS CARTAO DE CREDITO', true],
    ['CARTAO DE CREDITO', true],
    ['Cartão de crédito 12/11', true],
    ['INT VISA PLATINUM', true],
    ['Pagamento de boleto efetuado - NU PAGAMENTOS SA', true],
    ['Pagamento cartão de crédito', true],
    ['Pagamento de fatura com juros zero', true],
    ['Pagamento com cartão de débito – Padaria', false],
    ['Pagamento cartao debito MERCADO', false],
    ['Pagamento de anuidade do cartão', false],
    ['Compra no cartão de crédito', false],
    ['CARTAO DE CREDITO – PADARIA', false],
    ['ANUIDADE CARTAO DE CREDITO', false],
    ['JUROS CARTAO DE CREDITO', false],
    ['INT PAG TIT BANCO 341', false],
    ['Pagamento de boleto efetuado - ENEL', false],
    ['Pix enviado - Padaria - NU PAGAMENTOS - IP', false],
    ['Curso trabalhe por conta própria', false],
  ])('says of an account whether «%s» is its card that is paid: %s (I8)', async (descricao, isPaid) => {
    expect(await reasons([spent(descricao, -10_000)])).toEqual([
      [isPaid ? 'Pagamento de fatura' : undefined, !isPaid],
    ])
  })

  it.each([
    'Aplicação RDB',
    'Dinheiro guardado em Viagem',
    'Reserva por gastos',
    'Transferência entre contas',
    'Pix para conta própria',
  ])('is shown and left out: %s', async (descricao) => {
    expect(await reasons([spent(descricao, -5_000)])).toEqual([['Transferência entre suas contas', false]])
  })

  it('is no purchase of a card, whatever the shop is called', async () => {
    expect(await reasons([spent('RESERVA DE HOTEL', -5_000)], {}, { isCard: true })).toEqual([
      [undefined, true],
    ])
  })

  it('is a transfer whose other end is in another account, or that bears the own name (I8)', async () => {
    const { bringIn, plan } = opened()
    await bringIn(statement([spent('Pix enviado', -20_000, '2026-11-11')]))
    const inter = { conta: 'Inter', isInverted: false }
    const rows = await plan(statement([spent('Pix recebido', 20_000), spent('Pix recebido', 10_000)]), inter)
    expect(rows[1]!.reason).toBe(
      'Transferência entre suas contas: a outra ponta está em «Nubank», 11/11/2026',
    )
    expect(rows[2]!.reason).toBeUndefined()
    expect(await reasons([spent('Pix enviado - ANA SOUZA', -5_000)], { ownName: 'Ana Souza' })).toEqual([
      ['Transferência entre suas contas', false],
    ])
  })
})

describe('instalments', () => {
  const part = (n: number, data: string): StatementItem => ({
    ...spent(`Notebook - Parcela ${n}/3`, -100_000, data),
    parcela: n,
    parcelas: 3,
  })

  it('of several files join one series, and of two equal purchases two (I9)', async () => {
    const { bringIn, bookNow } = opened()
    await bringIn(statement([part(1, '2026-09-30')]))
    await bringIn(statement([part(2, '2026-10-31'), part(2, '2026-10-31')]))
    await bringIn(statement([part(3, '2026-11-30')]))
    const { saidas } = await bookNow()
    expect(saidas.map(({ parcela, parcelas }) => [parcela, parcelas])).toEqual([
      [1, 3],
      [2, 3],
      [2, 3],
      [3, 3],
    ])
    expect(new Set(saidas.map(({ grupo }) => grupo)).size).toBe(2)
    expect(new Set([saidas[0], saidas[1], saidas[3]].map((one) => one!.grupo)).size).toBe(1)
  })
})

describe('one command and its undo', () => {
  it('takes all of it back, but for what was changed since (I5)', async () => {
    const { bringIn, bookNow, service } = opened()
    const { inverse } = await bringIn(statement([spent('Café', -500), spent('Pão', -300)]))
    await service.edit(transactionsOf(await bookNow())[0]!, { categoria: 'Lazer' }, 'esta').outcome
    await expect(revert(service, inverse!).outcome).rejects.toThrow(REST_UNDONE)
    expect((await bookNow()).saidas).toHaveLength(1)
  })

  it('brings nothing in twice where another tab was first', async () => {
    const { bookNow, service } = opened()
    const rows = planStatement(statement([spent('Café', -500)]), await bookNow(), NUBANK)
    const all = () =>
      service.bringIn(
        broughtInBy(
          rows,
          () => true,
          ({ choice }) => choice,
        ),
      ).outcome
    await all()
    await all()
    expect((await bookNow()).saidas).toHaveLength(1)
  })
})

describe('the figures', () => {
  it('say what became of every line (I2)', async () => {
    const rows = await opened().plan(
      statement([], {
        lines: [
          { at: 1, none: 'Cabeçalho' },
          { at: 2, item: spent('Café', -500) },
          { at: 3, refused: 'O valor «abc» não foi entendido.' },
        ],
      }),
    )
    expect(countWords(countLines(rows))).toBe(
      '3 linhas = 1 nova + 0 já na conta + 0 atualizadas + 1 recusada + 1 sem lançamento',
    )
  })

  it('check the balance to the centavo, a hundredth too (I7)', () => {
    const read = statement([spent('Café', -545), spent('Pix', 1_000)])
    expect(checkBalance(read)).toBeUndefined()
    expect(checkBalance({ ...read, saldo: { inicial: 100, final: 555 } })).toMatchObject({ difference: 0 })
    expect(checkBalance({ ...read, saldo: { inicial: 100, final: 500 } })).toMatchObject({ difference: 55 })
    expect(checkBalance({ ...read, saldo: { inicial: 100, final: 55_500 } })).toMatchObject({
      difference: 0,
      isHundredth: true,
    })
  })
})
