import { expect, test } from 'vitest'
import { tableOf } from './headed-table.ts'
import { mappingOf, readMapped } from './mapping.ts'

const bookOf = (header: string, row: string) => {
  const table = tableOf(`${header}\n${row}`)!
  return readMapped(table, mappingOf(table.header, 'books'), 'books', { today: '2026-11-20' }).lines[1]!
}

test.each([
  ['Cover', '/home/ana/Livros/capa.jpg', '“/home/ana/Livros/capa.jpg” não é um endereço e ficou de fora'],
  ['URL', 'livraria', '“livraria” não é um endereço e ficou de fora'],
  ['Genre', 'Cyberpunk', 'Categoria “Cyberpunk” ficou de fora'],
])('a book comes in without its «%s» «%s», which is told (I13)', (header, cell, told) => {
  expect(bookOf(`Title;Author;${header}`, `Duna;Frank Herbert;${cell}`).item).toEqual({
    fields: { titulo: 'Duna', autor: 'Frank Herbert' },
    told: [told],
  })
})

test.each([
  ['Status;Término', 'Emprestei;', 'Não Iniciado'],
  ['Estante;Término', 'Emprestei;13/11/2026', 'Concluído'],
])(
  'a book with a status of the reader’s own comes in with one that is told and can be changed for all alike (I13): «%s» «%s»',
  (header, cells, status) => {
    expect(bookOf(`Título;${header}`, `Duna;${cells}`).item).toMatchObject({
      fields: { titulo: 'Duna', status },
      told: [`Status “Emprestei”: ${status}`],
      shelf: 'Emprestei',
    })
  },
)

test.each([
  ['Format', 'Kindle Edition', { tipo: 'E-book' }, ['Tipo “Kindle Edition”: E-book']],
  ['Format', 'audiobook', { tipo: 'Audiobook' }, []],
  ['Format', 'Paperback', { tipo: 'Livro' }, ['Tipo “Paperback”: Livro']],
  [
    'Genre',
    'Sci-Fi, Classics',
    { categoria: 'Ficção Científica' },
    ['Categoria “Sci-Fi, Classics”: Ficção Científica'],
  ],
  ['ISBN', '[006051275X]', { isbn: '9780060512750' }, []],
  ['ISBN13', '="9780007230181"', { isbn: '9780007230181' }, []],
])('«%s» «%s» of a book is understood (I13)', (header, cell, fields, told) => {
  expect(bookOf(`Title;${header}`, `Duna;${cell}`).item).toEqual({
    fields: { titulo: 'Duna', ...fields },
    told,
  })
})
