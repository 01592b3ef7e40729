import { describe, expect, it } from 'vitest'
import {
  aContact,
  aFinancialGoal,
  aReading,
  aStudent,
  aTransaction,
  countsOf,
  NO_HOLDINGS,
  planImport,
  someHoldings,
} from '../../testing/index.ts'
import type { FinanceBook } from '../finance/index.ts'
import type { Preferences } from '../shell/index.ts'
import { archiveText, exportOf } from './export.ts'
import type { Archive, Holdings } from './holdings.ts'
import { planInPieces } from './plan.ts'
import { withPreferences } from './preferences.ts'
import { readArchive } from './read.ts'
import { takenBack } from './taken-back.ts'
import { isTooDeep } from './validation.ts'

const NOW = '2026-11-22T12:00:00.000Z'
const exported = (holdings: Partial<Holdings>, conta = 'uid-ana'): Archive =>
  exportOf({ ...NO_HOLDINGS, ...holdings }, { conta, exportadoEm: NOW })
const into = (archive: Archive, current: Partial<Holdings> = {}, replaces = false) =>
  planImport(archive, { ...NO_HOLDINGS, ...current }, { owner: 'uid-ana', replaces, now: NOW })
const books = (over: Partial<FinanceBook>) => ({ financas: { ...NO_HOLDINGS.financas, ...over } })
const many = (descricao = '') => Array.from({ length: 450 }, (_, at) => aReading({ id: `r${at}`, descricao }))

describe('a long computation pauses', () => {
  it('in a text after each million characters', () => {
    expect([...isTooDeep(' '.repeat(2_500_000))]).toEqual([0, 0.4, 0.8])
    expect([...isTooDeep('')]).toEqual([])
  })

  it('in a file after each 200 records, and says how far it is', () => {
    const text = [...archiveText(exported({ leitura: many('x'.repeat(3_000)) }))].join('')
    const shares = [0, (0.3 * 1_000_000) / text.length, 0.3 + (0.7 * 200) / 451, 0.3 + (0.7 * 400) / 451]
    expect([...readArchive(text)].map((share) => share.toFixed(6))).toEqual(
      shares.map((share) => share.toFixed(6)),
    )
  })

  it('in a plan after each 200 records', () => {
    const file = { archive: exported({ leitura: many() }), refused: [] }
    const options = { owner: 'uid-ana', now: NOW }
    expect([...planInPieces(file, NO_HOLDINGS, options)]).toEqual([199, 399])
  })
})

it.each([
  ['['.repeat(16), false],
  ['['.repeat(17), true],
  ['[1,'.repeat(17), true],
  ['{}[]'.repeat(20), false],
  [`"${'['.repeat(20)}"`, false],
  [`"\\"${'['.repeat(20)}"`, false],
  [`"a"${'['.repeat(20)}`, true],
])('%.24j nests too deep: %j', (text, expected) => {
  const scan = isTooDeep(text)
  let step = scan.next()
  while (!step.done) step = scan.next()
  expect(step.value).toBe(expected)
})

describe('a record of a file', () => {
  const read = (leitura: readonly object[]) => {
    const reading = readArchive(JSON.stringify({ ...exported({}), leitura }))
    let step = reading.next()
    while (!step.done) step = reading.next()
    return step.value
  }

  it('may have spaces around a text, and no list where days stand', () => {
    expect(read([{ ...aReading(), titulo: ' Dom Casmurro ' }])).toMatchObject({ refused: [] })
    expect(read([{ ...aReading(), paginasPorDia: [] }])).toMatchObject({ refused: [{ kind: 'leitura' }] })
  })

  it('has one place in the account, and none that no store takes', () => {
    const ids = (archive: Archive) => into(archive).changes.records.leitura.map(({ id }) => id)
    const of = (conta: string, ...given: string[]) =>
      exported({ leitura: given.map((id) => aReading({ id })) }, conta)
    expect(ids(of('uid-bia', 'a', 'uid-bia-a'))).toEqual(['uid-ana-a'])
    expect(countsOf(into(of('uid-bia', 'a', 'uid-bia-a')))).toMatchObject({ new: 1, refused: 1 })
    expect(ids(of('uid-bia', 'uid-bia-'))).toEqual(['uid-ana-uid-bia-'])
    expect(ids(of('', '-a'))).toEqual(['uid-ana--a'])
    expect(countsOf(into(of('uid-bia', 'x'.repeat(200))))).toMatchObject({ new: 0, refused: 1 })
  })

  it('is the same whenever it was made', () => {
    const other = aReading({ dataCriacao: '2026-01-01T00:00:00.000Z' })
    expect(countsOf(into(exported({ leitura: [aReading()] }), { leitura: [other] })).known).toBe(1)
  })

  it.each([
    [NOW, NOW],
    ['1999', ''],
    ['2026-13-01T12:00:00.000Z', ''],
  ])('made at %j is taken as made at %j', (createdAt, expected) => {
    const { contatos } = into(exported({ contatos: [aContact({ createdAt })] })).changes.records
    expect(contatos[0]!.createdAt).toBe(expected)
  })
})

describe('what stands in the account', () => {
  const income = aTransaction({ tipo: 'entrada', categoria: 'Outros' })

  it('is counted over all kinds', () => {
    const all = exportOf(someHoldings(), { conta: 'uid-ana', exportadoEm: NOW })
    expect(countsOf(into(all, someHoldings()))).toMatchObject({ new: 0, known: 14, changed: 0, refused: 0 })
  })

  it('is a transaction in its own list first, and a goal in no other', () => {
    const both = books({ entradas: [income], saidas: [aTransaction()] })
    expect(countsOf(into(exported(books({ saidas: [aTransaction()] })), both), 'saidas').known).toBe(1)
    expect(
      countsOf(
        into(exported(books({ entradas: [income] })), books({ saidas: [aTransaction()] })),
        'entradas',
      ),
    ).toMatchObject({ new: 0, changed: 1 })
    const goal = aFinancialGoal({ id: income.id })
    expect(
      countsOf(into(exported(books({ metas: [goal] })), books({ entradas: [income] })), 'metas').new,
    ).toBe(1)
  })

  it('is a profile of which an empty field of the file takes nothing', () => {
    const file = exported({ alunos: aStudent({ curso: '' }) })
    expect(into(file, { alunos: aStudent() }, true).changes.profile).toEqual({})
    expect(into(file, { alunos: aStudent({ nomeCompleto: '' }) }).changes.profile).toEqual({
      nomeCompleto: aStudent().nomeCompleto,
    })
  })

  it('is a choice that goes again where it is taken back, and is as before where it was replaced (I17)', () => {
    const goal = (quantidade: number) => ({ ano: 2026, tipo: 'livros', quantidade }) as const
    const mine: Preferences = { visoes: { carreira: 'quadro' }, linkedin: ['foto'], metaLeitura: goal(12) }
    const theirs: Preferences = {
      visoes: { carreira: 'lista', leitura: 'grade', financas: 'lista' },
      linkedin: ['foto', 'headline', 'resumo'],
      metaLeitura: goal(24),
    }
    const { from, elements, changes } = into(exported({ preferencias: theirs }), { preferencias: mine }, true)
    const imported = withPreferences(mine, changes)
    const backFrom = (preferencias: Preferences) => {
      const back = takenBack(from, elements, { ...NO_HOLDINGS, preferencias })
      return [withPreferences(preferencias, back.changes), back.kept]
    }
    expect(imported).toEqual(theirs)
    expect(backFrom(imported)).toEqual([mine, 0])
    expect(
      backFrom({
        visoes: { ...imported.visoes, carreira: 'grade', leitura: 'lista', habilidades: 'grade' },
        linkedin: ['foto', 'headline', 'conexoes'],
        metaLeitura: goal(30),
      }),
    ).toEqual([
      {
        visoes: { carreira: 'grade', leitura: 'lista', habilidades: 'grade' },
        linkedin: ['foto', 'conexoes'],
        metaLeitura: goal(30),
      },
      3,
    ])
  })

  it('is a choice that stays, each once', () => {
    const [mine, theirs] = [
      { visoes: { leitura: 'grade' }, linkedin: ['foto'] },
      { visoes: { leitura: 'lista' }, linkedin: ['foto', 'resumo'] },
    ] as const
    const { preferences } = into(exported({ preferencias: theirs }), { preferencias: mine }).changes
    expect(preferences.visoes).toEqual({})
    expect(withPreferences(mine, { preferences: theirs }).linkedin).toEqual(['foto', 'resumo'])
  })
})
