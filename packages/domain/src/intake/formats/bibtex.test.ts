import { describe, expect, it } from 'vitest'
import { RECORD_FILES } from '../../../testing/record-files.ts'
import { decodeLatex } from '../bibtex-text.ts'
import { formatsOf } from '../formats.ts'
import { bibtex } from './bibtex.ts'

const read = (text: string) => bibtex.read(text, { today: '2026-11-20' }).lines

it('is known by an entry, and nothing else is taken for one', () => {
  expect(formatsOf(RECORD_FILES.bibtex).map(({ id }) => id)).toEqual(['bibtex'])
  for (const text of ['ana@exemplo.com.br', '@book', 'a @article{x, y}', '{"@book": 1}'])
    expect(bibtex.recognise(text)).toBe(false)
})

it('reads each entry by itself: a broken one is refused alone', () => {
  expect(read(RECORD_FILES.bibtex)).toEqual([
    { at: 1, none: 'Texto entre as referências' },
    { at: 2, none: 'Abreviação' },
    { at: 3, none: 'Comentário' },
    {
      at: 4,
      item: {
        fields: {
          titulo: 'Pedagogia do Oprimido',
          autor: 'Freire, Paulo; Érico Veríssimo',
          tipo: 'Livro',
          editora: 'Paz e Terra Editora',
          ano: '1968',
          edicao: '2',
          local: 'São Paulo',
          isbn: '9788577531646',
          linkCompra: 'https://exemplo.com.br/a_b',
        },
        told: [],
      },
    },
    { at: 11, refused: 'Linha 11: a referência “broken” não foi entendida.' },
    {
      at: 12,
      item: {
        fields: {
          titulo: 'Leitura & escrita',
          autor: 'Silva, Ana; et al.',
          tipo: 'Artigo',
          editora: 'Revista Brasileira',
          ano: '2019',
          edicao: 'v. 12, n. 3, p. 1-20',
          doi: '10.1590/abc',
        },
        told: [],
      },
    },
    {
      at: 16,
      item: {
        fields: {
          titulo: 'A aula',
          autor: 'Souza Neto, Rui',
          tipo: 'Livro',
          editora: 'Universidade de São Paulo',
          ano: '2020',
          edicao: 'Tese (Doutorado)',
        },
        told: [],
      },
    },
  ])
})

describe('what an entry may be written with', () => {
  const fieldsOf = (entry: string) => read(entry)[0]!.item?.fields

  it.each([
    ['@book(a, title = {Um}, author = {Ana {and} Rui})', { titulo: 'Um', autor: 'Ana and Rui' }],
    ['@book{title = {Sem chave}}', { titulo: 'Sem chave' }],
    ['@book{a, title = {Um}, title = {Dois},}', { titulo: 'Um' }],
    ['@book{a, title = "Diz ""aspas", year = 2019}', undefined],
    ['@book{a, title = "Diz {"}aspas{"}"}', { titulo: 'Diz "aspas"' }],
    ['@BOOK { a , TITLE = { Dois\n   espaços } }', { titulo: 'Dois espaços' }],
    ['@book{a, title = {Um}, date = {2019-05-01}}', { titulo: 'Um', ano: '2019' }],
    ['@book{a, title = {Um}, subtitle = {dois}}', { titulo: 'Um: dois' }],
    [
      '@inproceedings{a, title={Um}, booktitle={Anais do Congresso}}',
      { tipo: 'Paper', editora: 'Anais do Congresso' },
    ],
  ])('%s', (entry, fields) => {
    if (fields) expect(fieldsOf(entry)).toMatchObject(fields)
    else expect(read(entry)[0]!.refused).toMatch(/^Linha 1: a referência “a” não foi entendida/)
  })

  it('takes the page of a site for its link, and another «howpublished» for its publisher', () => {
    const fieldsWith = (words: string) => fieldsOf(`@misc{a, title = {Um}, howpublished = {${words}}}`)
    expect(fieldsWith('\\url{https://exemplo.com.br/um}')).toEqual({
      titulo: 'Um',
      tipo: 'Livro',
      linkCompra: 'https://exemplo.com.br/um',
    })
    expect(fieldsWith('Apostila do curso')).toMatchObject({ editora: 'Apostila do curso' })
  })

  it('refuses what has no title, and says what it left out', () => {
    expect(read('@book{a, author = {Ana}}')[0]!.refused).toBe('Linha 1: Título é obrigatório.')
    const [line] = read(
      '@book{a, title = {Um}, publisher = pt, isbn = {123}, doi = {abc}, url = {javascript:x}}',
    )
    expect(line!.item).toEqual({
      fields: { titulo: 'Um', tipo: 'Livro' },
      told: [
        '“pt” não tem @string e ficou de fora',
        'Link “javascript:x” não é um endereço e ficou de fora',
        'ISBN 123 não confere e ficou de fora',
        'DOI “abc” não foi entendido',
      ],
    })
  })
})

it.each([
  ["{\\'e}", 'é'],
  ["\\'{e}", 'é'],
  ["\\'e", 'é'],
  ["{\\'{\\i}}", 'í'],
  ["\\'\\i", 'í'],
  ['\\c{c}\\~ao', 'ção'],
  ['\\c ca', 'ça'],
  ['\\"u \\^o \\`a \\v{s} \\r a', 'ü ô à š å'],
  ['\\ss\\o\\AE', 'ßøÆ'],
  ['{\\ss}a', 'ßa'],
  ['10\\% \\& \\$5 \\#1 a\\_b', '10% & $5 #1 a_b'],
  ["``citação'' -- e --- fim", '“citação” – e — fim'],
  ['n.~3', 'n. 3'],
  ['\\emph{muito} $x$', 'muito x'],
  ["\\'", ''],
  ['a\\', 'a\\'],
])('%s says %s', (raw, text) => {
  expect(decodeLatex(raw)).toBe(text)
})

it('takes no longer for runs of white space', () => {
  const spaces = ' '.repeat(300_000)
  for (const text of [`@book{${spaces}"`, `@book{a,${spaces}title${spaces}=${spaces}{x}`, `@${spaces}book`]) {
    bibtex.recognise(text)
    expect(read(text).length).toBeLessThan(3)
  }
})

it.each(['978-0-306-40615-7 0-306-40615-2', '123, 9780306406157'])(
  'takes the first ISBN of several that is one: %s',
  (isbn) => {
    const [book] = read(`@book{a, title={T}, isbn={${isbn}}}`)
    expect(book!.item).toEqual({ fields: { titulo: 'T', tipo: 'Livro', isbn: '9780306406157' }, told: [] })
  },
)

it('has the first names of a paper with more than a field holds, and says so', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Sobrenome${at}, Nome`)
  const [line] = read(`@article{a, title = {Um}, author = {${names.join(' and ')}}}`)
  expect(line!.item).toMatchObject({
    fields: { autor: `${names.slice(0, 10).join('; ')}; et al.` },
    told: ['Autores: 10 de 30 couberam'],
  })
  // One name alone that is too long is no list: it is refused as it was.
  expect(read(`@article{a, title = {Um}, author = {${'x'.repeat(300)}}}`)[0]!.refused).toBe(
    'Linha 1, Autor: Use no máximo 200 caracteres.',
  )
})
