import { describe, expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { addNote, editNote, noteErrors, noteForm, notesByPage, readPage, removeNote } from './notes.ts'
import { MAX_NOTE, MAX_NOTES, type ReadingNote } from './reading.ts'

const TODAY = '2026-11-20'
const note = (pagina: string, texto: string, em: ReadingNote['em'] = '2026-11-02'): ReadingNote => ({
  pagina,
  texto,
  em,
})
const [WORLD, AGAIN] = [note('34', 'Ler o mundo'), note('120', 'Reler')]
const BOOK = aReading({ anotacoes: [AGAIN, WORLD] })

describe('notes by page (I14)', () => {
  it('keeps a new one with its day, without the blanks around it', () => {
    expect(addNote(BOOK, { pagina: ' p. 7 ', texto: '  Ninguém educa ninguém\n' }, TODAY)).toEqual({
      anotacoes: [AGAIN, WORLD, note('7', 'Ninguém educa ninguém', TODAY)],
    })
  })

  it('edits one in its place, and keeps the day on which it was written', () => {
    expect(editNote(BOOK, AGAIN, { pagina: '121', texto: 'Reler' }, TODAY)).toEqual({
      anotacoes: [note('121', 'Reler'), WORLD],
    })
  })

  it('writes an edited one anew that another page has removed', () => {
    expect(editNote(aReading(), WORLD, noteForm(WORLD), TODAY)).toEqual({
      anotacoes: [{ ...WORLD, em: TODAY }],
    })
  })

  it('removes one, and of two that say the same not both', () => {
    expect(removeNote(BOOK, AGAIN)).toEqual({ anotacoes: [WORLD] })
    expect(removeNote(aReading({ anotacoes: [WORLD, WORLD] }), WORLD)).toEqual({ anotacoes: [WORLD] })
    expect(removeNote(aReading(), WORLD)).toEqual({})
  })

  it('shows them in the order of the pages, those of one page as they were written', () => {
    const [none, roman, same] = [note('', 'Geral'), note('xii', 'Prefácio'), note('34-36', 'Também')]
    expect(notesByPage({ anotacoes: [AGAIN, WORLD, none, same, roman] })).toEqual([
      none,
      roman,
      WORLD,
      same,
      AGAIN,
    ])
  })

  it('shows Roman pages by their number, before the others and behind what has none (I14)', () => {
    const pages = ['ix', '1', 'prefácio', 'xii', 'iv', 'p. ix-xii', 'XL', 'v']
    expect(
      notesByPage({ anotacoes: pages.map((page) => note(page, 'a')) }).map(({ pagina }) => pagina),
    ).toEqual(['prefácio', 'iv', 'v', 'ix', 'p. ix-xii', 'xii', 'XL', '1'])
  })

  it.each([
    ['34', '34'],
    ['pp. 10 a 12', '10-12'],
    ['10 a 12', '10-12'],
    ['pp. 10-12', '10-12'],
    ['xii até xv, 2', 'xii-xv, 2'],
    ['p. 34', '34'],
    ['p34', '34'],
    ['Página 34', '34'],
    ['págs. 34 – 36', '34-36'],
    ['p. 1.234', '1234'],
    ['xii-xv', 'xii-xv'],
    ['pp. xii', 'xii'],
    ['cap. 2', 'cap. 2'],
    ['prefácio', 'prefácio'],
    ['34, 36', '34, 36'],
    ['p.34, 36', '34, 36'],
    ['págs. 34 e 36', '34, 36'],
    ['pp. 34–36,1.240', '34-36, 1240'],
    ['34, cap. 2', '34, cap. 2'],
    ['1-2-3', '1-2-3'],
    ['-5', '-5'],
    ['', ''],
  ])('reads the page «%s» as «%s»', (typed, page) => {
    expect(readPage(typed)).toBe(page)
  })

  it.each([
    '',
    '34-34',
    'xii-3',
    'xii',
    'iv-x',
    'x-x',
    'mil',
    'Prefácio',
    '“Prefácio”',
    'Cap. 2',
    '[s. p.]',
    '45%',
    '§ 5',
    '12:30',
  ])('takes «%s» for a place', (pagina) => {
    expect(noteErrors({ pagina, texto: 'Ler o mundo' }, BOOK, true)).toEqual({})
  })

  it.each([
    ['🍕', '«🍕» não é uma página; escreva como 34 ou xii'],
    [' ?! ', '«?!» não é uma página; escreva como 34 ou xii'],
    ['-5', '«-5» não é uma página; escreva como 34 ou xii'],
    ['p. −5', '«p. −5» não é uma página; escreva como 34 ou xii'],
    ['36-34', 'Em «36-34» a última página vem antes da primeira'],
    ['x-iv', 'Em «x-iv» a última página vem antes da primeira'],
    ['pp. 12 a 10', 'Em «12-10» a última página vem antes da primeira'],
    ['p. 2, 1.236 – 34', 'Em «1236-34» a última página vem antes da primeira'],
  ])('says at the field what is wrong with «%s»', (pagina, sentence) => {
    expect(noteErrors({ pagina, texto: 'Ler o mundo' }, BOOK, false)).toEqual({ pagina: sentence })
  })

  it('refuses with a sentence what the record does not hold', () => {
    const errors = (pagina: string, texto: string, held = BOOK, isNew = true) =>
      noteErrors({ pagina, texto }, held, isNew)
    expect(errors('', '😀'.repeat(MAX_NOTE))).toEqual({})
    expect(errors('', ' \n')).toEqual({ texto: 'Escreva a anotação' })
    expect(errors('9'.repeat(41), 'a'.repeat(10_000))).toEqual({
      pagina: 'Use no máximo 40 caracteres',
      texto: 'Use no máximo 1.000 caracteres',
    })
    const full = aReading({ anotacoes: Array.from({ length: MAX_NOTES }, () => WORLD) })
    expect(errors('', 'Mais uma', full)).toEqual({ texto: 'Guarde no máximo 200 anotações' })
    expect(errors('', 'Outra', full, false)).toEqual({})
  })
})
