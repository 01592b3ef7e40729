import { describe, expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { isFiltered, searchShelf, SHELF_ORDERS, sortShelf, WHOLE_SHELF } from './shelf.ts'

const torto = aReading({
  id: 'a',
  titulo: 'Torto Arado',
  autor: 'Itamar Vieira Junior',
  status: 'Lendo',
  categoria: 'Ficção',
  tipo: 'Livro',
  avaliacao: 5,
  paginasTotal: 262,
  paginasLidas: 168,
  notas: 'Água Negra',
  descricao: 'Duas irmãs na Chapada',
  dataCriacao: '2026-03-01T10:00:00.000Z',
})
const sertao = aReading({
  id: 'b',
  titulo: 'Grande Sertão: Veredas',
  autor: 'João Guimarães Rosa',
  status: 'Pausado',
  categoria: 'Literatura',
  tipo: 'Livro',
  avaliacao: 4,
  paginasTotal: 560,
  paginasLidas: 200,
  notas: '',
  dataCriacao: '2026-05-01T10:00:00.000Z',
})
const audio = aReading({
  id: 'c',
  titulo: 'água viva',
  autor: '',
  status: 'Não Iniciado',
  categoria: 'Ficção',
  tipo: 'Audiobook',
  avaliacao: 0,
  paginasTotal: 0,
  paginasLidas: 0,
  notas: '',
  dataCriacao: '2026-04-01T10:00:00.000Z',
})
const shelf = [torto, sertao, audio]
const found = (over: Partial<typeof WHOLE_SHELF>) =>
  searchShelf(shelf, { ...WHOLE_SHELF, ...over })
    .map(({ id }) => id)
    .join('')
const order = (by: (typeof SHELF_ORDERS)[number]) =>
  sortShelf(shelf, by)
    .map(({ id }) => id)
    .join('')

describe('searching', () => {
  it.each([
    ['', 'abc'],
    ['   ', 'abc'],
    ['torto', 'a'],
    ['SERTAO', 'b'],
    ['sertão veredas', 'b'],
    ['rosa grande', 'b'],
    ['agua', 'ac'],
    ['audiobook', 'c'],
    ['IRMAS', 'a'],
    ['literatura', 'b'],
    ['torto veredas', ''],
    ['aradoitamar', ''],
    ['nada disso', ''],
  ])('%j finds %j', (search, ids) => {
    expect(found({ search })).toBe(ids)
  })

  it('narrows by status, category and type together', () => {
    expect(found({ status: 'Lendo' })).toBe('a')
    expect(found({ category: 'Ficção' })).toBe('ac')
    expect(found({ type: 'Livro' })).toBe('ab')
    expect(found({ category: 'Ficção', type: 'Livro', search: 'arado' })).toBe('a')
    expect(found({ category: 'Ficção', status: 'Pausado' })).toBe('')
  })

  it('gives the shelf itself when nothing is asked for', () => {
    expect(searchShelf(shelf, WHOLE_SHELF)).toBe(shelf)
    expect(isFiltered({ ...WHOLE_SHELF, search: '  ' })).toBe(false)
    expect(isFiltered({ ...WHOLE_SHELF, type: 'Livro' })).toBe(true)
  })
})

describe('sorting', () => {
  it.each([
    ['recentes', 'bca'],
    ['título', 'cba'],
    ['autor', 'abc'],
    ['avaliação', 'abc'],
    ['progresso', 'abc'],
  ] as const)('by %s', (by, ids) => {
    expect(order(by)).toBe(ids)
  })
})
