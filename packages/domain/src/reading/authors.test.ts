import { describe, expect, it } from 'vitest'
import { authorsOf, hasMoreAuthors, nameOf } from './authors.ts'

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
    ['', '', ''],
  ])('%j has the surname %j', (name, family, given) => {
    expect(nameOf(name)).toEqual({ family, given })
  })
})
