import { describe, expect, it } from 'vitest'
import { authorsOf, citedName, hasMoreAuthors, nameOf } from './authors.ts'

describe('the names of a field of authors', () => {
  it.each([
    ['', []],
    ['Machado de Assis', ['Machado de Assis']],
    ['Freire, Paulo', ['Freire, Paulo']],
    ['Paulo Freire; Ana Souza', ['Paulo Freire', 'Ana Souza']],
    ['Freire, Paulo; Souza, Ana', ['Freire, Paulo', 'Souza, Ana']],
    ['Paulo Freire e Ana Souza', ['Paulo Freire', 'Ana Souza']],
    ['Paulo Freire, Ana Souza e Rui Melo', ['Paulo Freire', 'Ana Souza', 'Rui Melo']],
    ['Paulo Freire & Ana Souza', ['Paulo Freire', 'Ana Souza']],
    ['Donald Knuth and Duane Bibby', ['Donald Knuth', 'Duane Bibby']],
    ['Paulo Freire et al.', ['Paulo Freire']],
    ['Paulo Freire; et al.', ['Paulo Freire']],
    ['José Ortega y Gasset', ['José Ortega y Gasset']],
    [' ; ', []],
    ['Ana Souza, org.', ['Ana Souza (org.)']],
    ['Souza, Ana, Org.; Motta, Ed', ['Souza, Ana (Org.)', 'Motta, Ed']],
    ['Ana Souza, Rui Melo (orgs.)', ['Ana Souza', 'Rui Melo (orgs.)']],
    ['Ana Souza et al. (orgs.)', ['Ana Souza (orgs.)']],
    ['Instituto Brasileiro de Geografia e Estatística', ['Instituto Brasileiro de Geografia e Estatística']],
    ['Banco do Brasil e Fundação Getulio Vargas', ['Banco do Brasil', 'Fundação Getulio Vargas']],
    [
      'BRASIL. Ministério da Ciência, Tecnologia e Inovação',
      ['BRASIL. Ministério da Ciência, Tecnologia e Inovação'],
    ],
    ['Silva JA, Souza B, et al.', ['Silva JA', 'Souza B']],
  ])('%j are %j', (text, names) => {
    expect(authorsOf(text)).toEqual(names)
  })

  it('may be not all of them', () => {
    expect(['Ana et al.', 'Ana; et al', 'Ana e outros', 'Ana'].map(hasMoreAuthors)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('a name', () => {
  it.each([
    ['Paulo Freire', 'Freire', 'Paulo'],
    ['Freire, Paulo', 'Freire', 'Paulo'],
    ['Joaquim Maria Machado de Assis', 'Assis', 'Joaquim Maria Machado de'],
    ['Luiz Souza Neto', 'Souza Neto', 'Luiz'],
    ['José Silva Júnior', 'Silva Júnior', 'José'],
    ['José Silva Jr.', 'Silva Jr.', 'José'],
    ['Silva Filho, Ana', 'Silva Filho', 'Ana'],
    ['Teun van Dijk', 'van Dijk', 'Teun'],
    ['Emiliano Di Cavalcanti', 'Di Cavalcanti', 'Emiliano'],
    ['Camilo Castelo Branco', 'Castelo Branco', 'Camilo'],
    ['Johann Wolfgang von Goethe', 'Goethe', 'Johann Wolfgang von'],
    ['Platão', 'Platão', ''],
    ['MINISTÉRIO DA SAÚDE', 'MINISTÉRIO DA SAÚDE', ''],
    ['Universidade de São Paulo', 'Universidade de São Paulo', ''],
    ['Silva JA', 'Silva', 'J. A.'],
    ['da Silva Filho J.A.', 'Silva Filho', 'J. A. da'],
    ['Bento XVI', 'XVI', 'Bento'],
    ['', '', ''],
  ])('%j has the surname %j', (name, family, given) => {
    expect(nameOf(name)).toEqual({ family, given })
  })
})

it('has what its author did of the work, and the part of an institution (I12)', () => {
  expect(nameOf('Ana Souza (Orgs)')).toEqual({ family: 'Souza', given: 'Ana', role: 'orgs.' })
  expect(nameOf('IBGE (org. e trad.)')).toEqual({ family: 'IBGE', given: '', role: 'org. e trad.' })
  expect(nameOf('BRASIL. Ministério da Educação')).toEqual({
    family: 'BRASIL',
    given: '',
    unit: 'Ministério da Educação',
  })
})

it.each([
  ['LECUN, Yann', 'Lecun'],
  ['SILVA NETO, José', 'Silva Neto'],
  ['D’ÁVILA, Ana', 'D’Ávila'],
  ['SAINT-EXUPÉRY, Antoine de', 'Saint-Exupéry'],
  ['van Dijk, Teun', 'van Dijk'],
  ['MELO, Rui', 'Melo'],
  ['IBGE', 'IBGE'],
  ['MINISTÉRIO DA SAÚDE', 'Ministério da Saúde'],
  ['universidade de São Paulo', 'Universidade de São Paulo'],
  ['ACRE. Secretaria de Saúde', 'Acre'],
])('a text names %s as «%s» (I14)', (name, cited) => {
  expect(citedName(name)).toBe(cited)
})
