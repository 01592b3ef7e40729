import { expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { referencesOf } from './references.ts'
import { runsAsText } from './runs.ts'

const TODAY = '2026-11-26'
const BOOK = { editora: 'Paz e Terra', ano: '2019', local: 'Rio de Janeiro' } as const
const sorted = (...books: readonly (readonly [autor: string, titulo: string, ano?: string])[]) =>
  referencesOf(
    books.map(([autor, titulo, ano = '2019']) => aReading({ ...BOOK, autor, titulo, ano })),
    TODAY,
  ).map((runs) => runsAsText(runs).replace(/ Rio de Janeiro: Paz e Terra,/, ''))

it('stand by surname, whatever its accents, then by title and year (I15)', () => {
  expect(
    sorted(
      ['Lev Vigotski', 'Pensamento e linguagem'],
      ['Paulo Freire', 'Pedagogia do oprimido', '2005'],
      ['Paulo Freire', 'Pedagogia do oprimido', '1987'],
      ['Émile Durkheim', 'Educação e sociologia'],
      ['Ana Freire', 'Crônicas'],
      ['Paulo Freire', 'À sombra desta mangueira'],
      ['Teresa Ávila', 'Moradas'],
    ),
  ).toEqual([
    'ÁVILA, Teresa. Moradas. 2019.',
    'DURKHEIM, Émile. Educação e sociologia. 2019.',
    'FREIRE, Ana. Crônicas. 2019.',
    'FREIRE, Paulo. À sombra desta mangueira. 2019.',
    'FREIRE, Paulo. Pedagogia do oprimido. 1987.',
    'FREIRE, Paulo. Pedagogia do oprimido. 2005.',
    'VIGOTSKI, Lev. Pensamento e linguagem. 2019.',
  ])
})

it('have nothing before something: a short surname, one author, and a title among the names', () => {
  expect(
    sorted(
      ['José Silva Júnior', 'B'],
      ['José Silva; Ana Reis', 'A'],
      ['', 'Os direitos humanos'],
      ['José Silva', 'C'],
      ['A B; C D; E F; G H', 'D'],
    ),
  ).toEqual([
    'B, A et al. D. 2019.',
    'OS DIREITOS humanos. 2019.',
    'SILVA, José. C. 2019.',
    'SILVA, José; REIS, Ana. A. 2019.',
    'SILVA JÚNIOR, José. B. 2019.',
  ])
})

it('stand by what is printed of an organizer, an institution and its part (I12)', () => {
  expect(
    sorted(
      ['Silva JA', 'D'],
      ['Ana Souza (org.)', 'C'],
      ['BRASIL. Ministério da Educação', 'B'],
      ['Universidade de São Paulo', 'E'],
      ['BRASIL', 'A'],
    ),
  ).toEqual([
    'BRASIL. A. 2019.',
    'BRASIL. Ministério da Educação. B. 2019.',
    'SILVA, J. A. D. 2019.',
    'SOUZA, Ana (org.). C. 2019.',
    'UNIVERSIDADE DE SÃO PAULO. E. 2019.',
  ])
})

it('name a book once that stands on the shelf twice', () => {
  expect(sorted(['Paulo Freire', 'Educação'], ['Paulo Freire', 'Educação'])).toHaveLength(1)
  expect(sorted()).toEqual([])
})
