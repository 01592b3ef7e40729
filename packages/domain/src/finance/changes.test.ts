import { describe, expect, it } from 'vitest'
import { aBook, aTransaction, fakeIds } from '../../testing/index.ts'
import {
  addChanges,
  editChanges,
  instalmentLabel,
  newTransactions,
  removeChanges,
  seriesOf,
} from './changes.ts'
import type { FinanceChange } from './ports.ts'
import type { Transaction, TransactionDraft } from './records.ts'
import type { Repeat } from './repeat.ts'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const SHOES: TransactionDraft = {
  descricao: 'Tênis',
  valor: 100,
  categoria: 'Vestuário',
  data: '2026-12-31',
  tipo: 'saida',
}
const entered = (draft: TransactionDraft, repeat: Repeat) =>
  newTransactions(draft, repeat, { ids: fakeIds('t'), now: NOW })
const inThree = () =>
  entered(SHOES, { tipo: 'parcelas', vezes: 3 }) as [Transaction, Transaction, Transaction]
const puts = (changes: readonly FinanceChange[]) =>
  changes.map((change) => ('put' in change ? change.put : undefined)) as Transaction[]

describe('what is entered', () => {
  it('once is one transaction, with the instant of adding', () => {
    expect(entered(SHOES, { tipo: 'nao' })).toEqual([{ ...SHOES, id: 't-1', createdAt: NOW.toISOString() }])
  })

  it('in instalments shares the amount, one a month at the month’s end', () => {
    const all = inThree()
    expect(
      all.map(({ valor, data, grupo, parcela, parcelas }) => [valor, data, grupo, parcela, parcelas]),
    ).toEqual([
      [33.34, '2026-12-31', 't-1', 1, 3],
      [33.33, '2027-01-31', 't-1', 2, 3],
      [33.33, '2027-02-28', 't-1', 3, 3],
    ])
    expect(all[0]).not.toHaveProperty('frequencia')
    expect(all.map(({ id }) => id)).toEqual(['t-2', 't-3', 't-4'])
    expect(all.map(instalmentLabel)).toEqual(['1/3', '2/3', '3/3'])
  })

  it.each(['mensal', 'semanal'] as const)('%s is the whole amount each time', (tipo) => {
    const all = entered(SHOES, { tipo, ate: '2027-02-01' })
    expect(new Set(all.map(({ valor, frequencia }) => `${frequencia} ${valor}`))).toEqual(
      new Set([`${tipo} 100`]),
    )
    expect(all.map(instalmentLabel).join('')).toBe('')
    expect(all).toHaveLength(tipo === 'mensal' ? 2 : 5)
  })

  it('for a single day stands for itself', () => {
    expect(entered(SHOES, { tipo: 'mensal', ate: '2027-01-01' })[0]).not.toHaveProperty('grupo')
    expect(instalmentLabel(aTransaction())).toBe('')
  })

  it('goes into the list of its type', () => {
    const income = aTransaction({ tipo: 'entrada', categoria: 'Mesada' })
    expect(addChanges([income, aTransaction()])).toEqual([
      { list: 'entradas', put: income },
      { list: 'saidas', put: aTransaction() },
    ])
  })
})

describe('a repetition (B10)', () => {
  const all = inThree()
  const [first, second, third] = all
  const book = aBook({ saidas: [third, aTransaction(), first, second] })

  it('is meant whole, from one on, or one alone', () => {
    expect(seriesOf(book, second, 'esta')).toEqual([second])
    expect(seriesOf(book, second, 'proximas')).toEqual([second, third])
    expect(seriesOf(book, second, 'todas')).toEqual([first, second, third])
    expect(seriesOf(book, aTransaction(), 'todas')).toEqual([aTransaction()])
  })

  it('is removed so', () => {
    expect(removeChanges(book, second, 'proximas')).toEqual([
      { list: 'saidas', remove: second.id },
      { list: 'saidas', remove: third.id },
    ])
    expect(removeChanges(book, second, 'esta')).toEqual([{ list: 'saidas', remove: second.id }])
  })

  it('keeps the amounts, when only its words are changed', () => {
    expect(puts(editChanges(book, second, { ...second, descricao: 'Bota' }, 'todas'))).toEqual(
      all.map((one) => ({ ...one, descricao: 'Bota' })),
    )
  })

  it('takes a new amount for each that is meant', () => {
    expect(puts(editChanges(book, second, { ...second, valor: 40 }, 'proximas'))).toEqual([
      { ...second, valor: 40 },
      { ...third, valor: 40 },
    ])
  })

  it('moves with a new day: the others lie as far from it as before, at month ends too', () => {
    const days = (data: string, scope: 'esta' | 'proximas' | 'todas') =>
      puts(editChanges(book, second, { ...second, data }, scope)).map((one) => one.data)
    expect(days('2027-01-30', 'todas')).toEqual(['2026-12-30', '2027-01-30'])
    expect(days('2027-01-10', 'todas')).toEqual(['2026-12-10', '2027-01-10', '2027-02-10'])
    expect(days('2027-01-10', 'proximas')).toEqual(['2027-01-10', '2027-02-10'])
    expect(days('2027-01-10', 'esta')).toEqual(['2027-01-10'])
  })

  it('of weeks moves by weeks', () => {
    const weekly = entered(SHOES, { tipo: 'semanal', ate: '2027-01-14' })
    expect(
      puts(
        editChanges(aBook({ saidas: weekly }), weekly[1]!, { ...weekly[1]!, data: '2027-01-05' }, 'todas'),
      ).map(({ data }) => data),
    ).toEqual(['2026-12-29', '2027-01-05', '2027-01-12'])
  })

  it('moves to the other list with its type, and takes a category of that type', () => {
    const other = { ...third, categoria: 'Lazer' as const }
    const changes = editChanges(
      aBook({ saidas: [first, second, other] }),
      second,
      { ...second, tipo: 'entrada', categoria: 'Reembolso' },
      'proximas',
    )
    expect(changes).toEqual([
      { list: 'saidas', remove: second.id },
      { list: 'entradas', put: { ...second, tipo: 'entrada', categoria: 'Reembolso' } },
      { list: 'saidas', remove: other.id },
      { list: 'entradas', put: { ...other, tipo: 'entrada', categoria: 'Reembolso' } },
    ])
  })

  it('never leaves one with a category of the other type', () => {
    const moved = { ...third, tipo: 'entrada' as const, categoria: 'Outros' as const }
    const changes = editChanges(
      aBook({ saidas: [first, second], entradas: [moved] }),
      second,
      { ...second, categoria: 'Lazer' },
      'proximas',
    )
    expect(changes.slice(1)).toEqual([
      { list: 'entradas', remove: third.id },
      { list: 'saidas', put: { ...third, categoria: 'Lazer' } },
    ])
  })
})

describe('an edit', () => {
  it.each(['esta', 'proximas', 'todas'] as const)(
    'of «%s» brings back the one that was removed elsewhere meanwhile (D7)',
    (scope) => {
      const [first, second, third] = inThree()
      const meant = { esta: [second], proximas: [second, third], todas: [first, second, third] }[scope]
      const book = aBook({ saidas: [first, third] })
      expect(seriesOf(book, second, scope)).toEqual(meant)
      expect(puts(editChanges(book, second, { ...second, descricao: 'Bota' }, scope))).toEqual(
        meant.map((one) => ({ ...one, descricao: 'Bota' })),
      )
      expect(puts(editChanges(aBook(), second, { ...second, descricao: 'Bota' }, scope))).toEqual([
        { ...second, descricao: 'Bota' },
      ])
    },
  )

  it('keeps what the form does not show', () => {
    const one: Transaction = { ...aTransaction(), createdAt: NOW.toISOString(), origem: 'x' }
    expect(editChanges(aBook({ saidas: [one] }), one, { ...SHOES }, 'esta')).toEqual([
      { list: 'saidas', put: { ...one, ...SHOES } },
    ])
  })

  describe('of the account (I16)', () => {
    const brought = aTransaction({ conta: 'Nubank', origem: 'a.b' })
    const edited = (one: Transaction, conta: string | undefined) =>
      puts(editChanges(aBook({ saidas: [one] }), one, { ...one, conta }, 'esta'))[0]!

    it('keeps that of its statement, and forgets it once it is the same again', () => {
      const renamed = edited(brought, 'Roxinho')
      expect(renamed).toEqual({ ...brought, conta: 'Roxinho', extrato: 'Nubank' })
      expect(edited(renamed, 'Da vó')).toEqual({ ...brought, conta: 'Da vó', extrato: 'Nubank' })
      expect(edited(renamed, undefined)).toEqual({ ...brought, conta: undefined, extrato: 'Nubank' })
      expect(edited(renamed, 'Nubank')).toEqual(brought)
    })

    it('of one that was typed keeps nothing', () => {
      expect(edited(aTransaction(), 'Nubank')).toEqual(aTransaction({ conta: 'Nubank' }))
      expect(edited(aTransaction({ conta: 'Nubank' }), undefined)).toEqual(aTransaction())
    })

    it('reaches all of a repetition that are meant', () => {
      const all = inThree()
      expect(
        puts(editChanges(aBook({ saidas: all }), all[1], { ...all[1], conta: 'Inter' }, 'proximas')).map(
          ({ id, conta }) => [id, conta],
        ),
      ).toEqual([
        [all[1].id, 'Inter'],
        [all[2].id, 'Inter'],
      ])
    })
  })

  it('of nothing writes nothing', () => {
    expect(editChanges(aBook({ saidas: [aTransaction()] }), aTransaction(), aTransaction(), 'todas')).toEqual(
      [],
    )
  })
})
