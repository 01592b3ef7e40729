import { describe, expect, it } from 'vitest'
import { isolated } from './foreign-text.ts'
import { foldText, isEmail, isSafeUrl, LIMITS, normalizeEmail } from './text.ts'
import { HOSTILE_URLS } from '../../testing/hostile-urls.ts'

describe('isSafeUrl', () => {
  it.each([
    'https://www.skoob.com.br',
    'http://localhost:5173/leitura',
    'HTTPS://ARCHIVE.ORG/details/x',
    'https://books.google.com.br/books?id=a&hl=pt-BR#f=false',
    'https://pt.wikipedia.org/wiki/Grande_Sert%C3%A3o:_Veredas',
    'https://exemplo.com/capítulo',
    'https://café.com.br',
    'http://127.0.0.1/',
    'http://[::1]:80/a',
    'https://exemplo.com?q=javascript:alert(1)',
    'https://exemplo.com/a@b',
    'https://exemplo.com/a\\b',
  ])('%s is an address', (url) => {
    expect(isSafeUrl(url)).toBe(true)
  })

  it.each(HOSTILE_URLS)('%j is refused (D14)', (url) => {
    expect(isSafeUrl(url)).toBe(false)
  })

  it('keeps to the limit of an address', () => {
    const base = 'https://exemplo.com/'
    expect(isSafeUrl(base.padEnd(LIMITS.url, 'a'))).toBe(true)
    expect(isSafeUrl(base.padEnd(LIMITS.url + 1, 'a'))).toBe(false)
  })
})

describe('foldText (B27)', () => {
  it.each([
    ['  Olhos   d’Água ', 'olhos d’agua'],
    ['GRANDE SERTÃO: VEREDAS', 'grande sertao: veredas'],
    ['ação', 'acao'],
    ['ação', 'acao'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['İ', 'i'],
    ['', ''],
    ['\n\t ', ''],
  ])('%j → %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('isEmail', () => {
  it.each(['a@b.co', 'ana.maria+caderno@escola.edu.br', 'joão@exemplo.com'])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a b@c.co',
    'a@b c.co',
    'a@@b.co',
    `${'a'.repeat(LIMITS.email)}@b.co`,
  ])('%s is none', (text) => {
    expect(isEmail(text)).toBe(false)
  })
  it('keeps to the limit of 254 characters', () => {
    const long = (length: number) => `${'a'.repeat(length - 5)}@b.co`
    expect([long(254), long(255)].map(isEmail)).toEqual([true, false])
  })
  it('is compared trimmed and in lower case', () => {
    expect(normalizeEmail('  Ana@Escola.BR ')).toBe('ana@escola.br')
  })
})

describe('a text in a sentence (B27)', () => {
  it.each(['Cálculo I', '', 'Prova 👩🏽‍🎓', '数学', 'Ελληνικά', 'x < y (2)'])('%j stands as it is', (text) => {
    expect(isolated(text)).toBe(text)
  })
  it.each([
    ['\u202Eabc', '\u2068\u202Eabc\u2069'],
    ['حساب 1', '\u2068حساب 1\u2069'],
    ['a\u2067b', '\u2068a\u2067b\u2069\u2069'],
    ['a\u2069b', '\u2068ab\u2069'],
  ])('%j turns nothing around it', (text, said) => {
    expect(isolated(text)).toBe(said)
  })
})
