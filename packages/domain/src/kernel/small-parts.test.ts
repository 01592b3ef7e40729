import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_GONE, failureWords } from './app-error.ts'
import { isolated } from './foreign-text.ts'
import { inWords } from './plural.ts'
import { updateOf, withEntries } from './record-store.ts'
import { byName, byText, deepFreeze } from './records.ts'
import { decode, fieldErrors, optionalUrl, soundDays, textUpTo } from './schema.ts'
import { isBlank } from './text.ts'

describe('the sentence for a change that was refused', () => {
  const words = failureWords({ save: 'Não foi possível salvar.' }, {})
  it('says why, where the reason is known', () => {
    expect(words('save', 'storage-full')).toBe('Não foi possível salvar. O espaço deste navegador acabou.')
    expect(words('save', 'unknown')).toBe('Não foi possível salvar.')
  })
  it('says of an account that is gone only that', () => {
    expect(words('save', 'account-gone')).toBe(ACCOUNT_GONE)
  })
})

describe('a text that turns, in a sentence', () => {
  it('keeps the ends of what it opens, and loses those of nothing', () => {
    expect(isolated('a\u2067b\u2069c')).toBe('\u2068a\u2067b\u2069c\u2069')
    expect(isolated('a\u2067b\u2069c\u2069')).toBe('\u2068a\u2067b\u2069c\u2069')
  })
})

it('counts in words up to ten, and in figures from eleven on', () => {
  expect([0, 1, 2, 10, 11, 1_200].map(inWords)).toEqual(['nenhuma', 'uma', 'duas', 'dez', '11', '1.200'])
})

describe('an order', () => {
  it('of code points knows what is the same', () => {
    expect([byText('a', 'a'), byText('a', 'b'), byText('b', 'a')]).toEqual([0, -1, 1])
  })
  it('of names has an accent beside its letter and 9 before 10', () => {
    expect(['Álgebra 10', 'Biologia', 'Álgebra 9', 'Artes', 'arte'].sort(byName)).toEqual([
      'Álgebra 9',
      'Álgebra 10',
      'arte',
      'Artes',
      'Biologia',
    ])
  })
})

it('freezes all the way down', () => {
  const value = deepFreeze({ lista: [{ nome: 'Ana' }], nada: null, vazio: undefined, numero: 1 })
  for (const part of [value, value.lista, value.lista[0]]) expect(Object.isFrozen(part)).toBe(true)
})

describe('what an update writes', () => {
  interface Log {
    readonly nome: string
    readonly vezes: number
    readonly dias?: Readonly<Record<string, number>>
  }
  const record: Log = { nome: 'Violão', vezes: 2 }

  it('is nothing where there is nothing to change', () => {
    expect(updateOf<Log, Log>(record, () => ({ patch: {}, entries: {} }))).toBeUndefined()
    expect(updateOf<Log, Log>(record, () => ({}))).toBeUndefined()
  })
  it('is computed from the record', () => {
    expect(
      updateOf<Log, Log>(record, ({ vezes }) => ({
        patch: { vezes: vezes + 1 },
        entries: { dias: { '2026-11-20': vezes } },
      })),
    ).toEqual({ patch: { vezes: 3 }, entries: { dias: { '2026-11-20': 2 } } })
    expect(updateOf<Log, Log>(record, () => ({ entries: { dias: { '2026-11-20': 1 } } }))).toEqual({
      patch: {},
      entries: { dias: { '2026-11-20': 1 } },
    })
  })
  it('makes no map where there was none and none of its entries is put', () => {
    expect(withEntries<Log>(record, {}, { dias: { '2026-11-20': null } })).not.toHaveProperty('dias')
  })
})

describe('a form’s field', () => {
  it('that is too long says its limit', () => {
    expect(v.safeParse(textUpTo(3), 'abcd').issues?.[0].message).toBe('Use no máximo 3 caracteres')
  })
  it('for a link may be empty', () => {
    expect(v.is(optionalUrl, '')).toBe(true)
    expect(v.is(optionalUrl, 'exemplo')).toBe(false)
  })
  it('says the first thing that is wrong, and what is wrong with the whole form is said of no field', () => {
    const two = v.pipe(
      v.string(),
      v.check((text) => text !== '', 'Nome é obrigatório'),
      v.check((text) => text.length > 1, 'Nome muito curto'),
    )
    const form = v.pipe(
      v.object({ nome: two }),
      v.rawCheck(({ addIssue }) => addIssue({ message: 'Nada disso' })),
    )
    expect(fieldErrors(form, { nome: '' })).toEqual({ nome: 'Nome é obrigatório' })
    expect(fieldErrors(form, { nome: 'Ana' })).toEqual({})
  })
})

describe('a stored map by days', () => {
  const minutes = v.object({ minutos: soundDays(v.number()) })
  it('keeps the days that can be read, and leaves out the others', () => {
    expect(
      decode(minutes, { minutos: { '2026-11-20': 30, '2026-11-21': 'muito', ontem: 15, '2026-02-30': 5 } }),
    ).toEqual({ minutos: { '2026-11-20': 30 } })
  })
  it.each([null, 'x', 7, ['2026-11-20'], undefined])('is empty where %j stands in its place', (minutos) => {
    expect(decode(minutes, { minutos })).toEqual({ minutos: {} })
  })
})

it('nothing is to be seen of white space between hidden characters', () => {
  expect(['\u200b \u200b', '', ' \n', '\u200ba'].map(isBlank)).toEqual([true, true, true, false])
})
