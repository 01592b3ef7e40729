import { describe, expect, it } from 'vitest'
import { RECORD_FILES } from '../../../testing/record-files.ts'
import { formatsOf } from '../formats.ts'
import type { BookItem } from '../record-item.ts'
import type { Line } from '../line.ts'
import { cadernoBooks } from './caderno-books.ts'
import { goodreads } from './goodreads.ts'
import { storygraph } from './storygraph.ts'

const TODAY = { today: '2026-11-20' }
const itemsOf = (lines: readonly Line<BookItem>[]) => lines.flatMap(({ item }) => item ?? [])
const goodreadsRow = (row: string) =>
  itemsOf(goodreads.read(`${RECORD_FILES.goodreads.split('\r\n')[0]}\r\n${row}`, TODAY).lines)[0]!

describe('Goodreads', () => {
  const [arado, hunger, pedagogy, ulysses] = itemsOf(goodreads.read(RECORD_FILES.goodreads, TODAY).lines)

  it('is known by its header, with 31 columns or few, and by no other reader', () => {
    for (const file of ['goodreads', 'goodreads-short'] as const)
      expect(formatsOf(RECORD_FILES[file]).map(({ id }) => id)).toEqual(['goodreads'])
  })

  it('reads a book with its review as text and its ISBN without the equals sign', () => {
    expect(arado).toEqual({
      fields: {
        titulo: 'Torto Arado',
        autor: 'Itamar Vieira Junior',
        isbn: '9786580309313',
        avaliacao: 5,
        editora: 'Todavia',
        tipo: 'Livro',
        ano: '2019',
        paginasTotal: 262,
        paginasLidas: 262,
        status: 'Concluído',
        dataTermino: '2021-03-10',
        categoria: 'Ficção',
        notas: 'Um livro sobre a terra.\n\nLi de uma vez & reli.',
      },
      told: ['Estante “ficcao”: categoria Ficção'],
    })
  })

  it('gives a read book without a day none, and a rating of 0 is none', () => {
    expect(hunger!.fields).toEqual({
      titulo: 'The Hunger Games (The Hunger Games, #1)',
      autor: 'Suzanne Collins',
      isbn: '9780439023481',
      editora: 'Scholastic',
      tipo: 'E-book',
      ano: '2008',
      paginasTotal: 374,
      paginasLidas: 374,
      status: 'Concluído',
    })
    expect(hunger!.told).toEqual(['Lido 3 vezes; o arquivo só tem a última data'])
  })

  it('takes a book without ISBN, and says what an own shelf became', () => {
    expect(pedagogy).toEqual({
      fields: {
        titulo: 'Pedagogia do Oprimido',
        autor: 'Paulo Freire; Ana Souza',
        ano: '1968',
        tipo: 'Livro',
        status: 'Não Iniciado',
      },
      told: ['Estante “comprar”: Não Iniciado'],
      shelf: 'comprar',
    })
    expect(ulysses!.fields).toMatchObject({ status: 'Abandonado', tipo: 'Audiobook', notas: /terceiro/ })
  })

  it('says which rating and which number of pages were not understood', () => {
    const odd = goodreadsRow('1,A,B,,,,,7,,,,262 p.,,,,,,,to-read,,,,0,,,,,,,,')
    expect(odd).toMatchObject({
      fields: { titulo: 'A' },
      told: ['Número de páginas “262 p.” não foi entendido', 'Avaliação “7” não foi entendida'],
    })
  })

  it('keeps the end of an earlier reading of what is read again, and no day to come', () => {
    const [again] = itemsOf(goodreads.read(RECORD_FILES['goodreads-short'], TODAY).lines)
    expect(again!.fields).toMatchObject({ status: 'Lendo', leituras: [{ inicio: '', fim: '2021-03-10' }] })
    const later = goodreadsRow('1,A,B,,,,,0,,,,,,,2027/01/01,,,,read,,,,1,,,,,,,,')
    expect([later.fields.dataTermino, later.told]).toEqual([
      undefined,
      ['Data de leitura 01/01/2027 é depois de hoje e ficou de fora'],
    ])
  })

  it('leaves out an ISBN whose check digit is wrong, and says so', () => {
    const { fields, told } = goodreadsRow('1,A,B,,,,="9786580309314",0,,,,,,,,,,,read,,,,1,,,,,,,,')
    expect([fields.isbn, told]).toEqual([undefined, ['ISBN 9786580309314 não confere e ficou de fora']])
  })

  it('refuses what is too long with its line and its field, and a row without a title', () => {
    const head = RECORD_FILES['goodreads-short'].split('\n')[0]!
    const { lines } = goodreads.read(`${head}\n1,${'x'.repeat(201)},B,0,read,\n2,,B,0,read,`, TODAY)
    expect(lines.map(({ refused }) => refused)).toEqual([
      undefined,
      'Linha 2, Título: Use no máximo 200 caracteres.',
      'Linha 3: Título é obrigatório.',
    ])
  })

  it('reads a review that is longer than a bank writes', () => {
    const head = RECORD_FILES.goodreads.split('\r\n')[0]!
    const row = `1,A,B,,,,,0,,,,,,,,,,,read,"${'palavra '.repeat(1_400)}",,,1,,,,,,,,`
    expect(goodreads.read(`${head}\r\n${row}`, TODAY).lines.map(({ refused }) => refused)).toEqual([
      undefined,
      'Linha 2, Notas: Use no máximo 10.000 caracteres.',
    ])
  })
})

describe('The StoryGraph', () => {
  const [arado, parable, kindred, dune] = itemsOf(storygraph.read(RECORD_FILES.storygraph, TODAY).lines)

  it('is known by its header of 2021 and by the newer one', () => {
    for (const file of ['storygraph', 'storygraph-2021'] as const)
      expect(formatsOf(RECORD_FILES[file]).map(({ id }) => id)).toEqual(['storygraph'])
    const [old] = itemsOf(storygraph.read(RECORD_FILES['storygraph-2021'], TODAY).lines)
    expect(old!.fields).toMatchObject({ autor: 'Frank Herbert', avaliacao: 5, dataTermino: '2021-02-03' })
  })

  it('keeps each time that a book was read, and says how quarters were rounded', () => {
    expect(arado).toEqual({
      fields: {
        titulo: 'Torto Arado',
        autor: 'Itamar Vieira Junior',
        isbn: '9786580309313',
        avaliacao: 4,
        tipo: 'Livro',
        status: 'Concluído',
        dataTermino: '2023-02-01',
        leituras: [{ inicio: '2021-03-01', fim: '2021-03-10' }],
        categoria: 'História',
        notas: 'Muito\nbom',
      },
      told: ['Etiqueta “history”: categoria História', '3,75 estrelas: 4'],
    })
    expect(kindred!.fields).toMatchObject({
      status: 'Lendo',
      avaliacao: 1,
      dataInicio: '2026-11-01',
      leituras: [{ inicio: '2020-05-01', fim: '2020-05-05' }],
    })
  })

  it('takes an id of the site for no ISBN, and what was given up for no finish', () => {
    expect(parable!.fields).toEqual({
      titulo: 'Parável',
      autor: 'Octavia E. Butler; Ana Souza',
      tipo: 'Audiobook',
      status: 'Abandonado',
      dataInicio: '2022-01-02',
    })
    expect(dune!.fields.status).toBe('Não Iniciado')
  })

  it('names a date that it does not understand', () => {
    const [head, row] = RECORD_FILES['storygraph-2021'].split('\n')
    const text = `${head}\n${row!.replace('2021/02/03,', '2021/13/45,')}`
    const [item] = itemsOf(storygraph.read(text, TODAY).lines)
    expect(item!.told).toContain('Data de leitura “2021/13/45” não foi entendida')
  })
})

describe("Caderno's own table", () => {
  it('takes a book whose ISBN a spreadsheet has cut without it, and says so (I23)', () => {
    const text = 'Título;Autor;Páginas lidas;ISBN\nTorto Arado;Itamar Vieira Junior;;9,78658E+12'
    const [item] = itemsOf(cadernoBooks.read(text, TODAY).lines)
    expect(item).toEqual({
      fields: { titulo: 'Torto Arado', autor: 'Itamar Vieira Junior' },
      told: ['ISBN 9,78658E+12: a planilha cortou os dígitos, e o livro entra sem ele'],
    })
  })
})
