import { describe, expect, it } from 'vitest'
import { aReading } from '../../testing/index.ts'
import { HOSTILE_URLS } from '../../testing/hostile-urls.ts'
import {
  editedFields,
  parsePages,
  readingErrors as errorsOf,
  readingForm,
  readingOf,
  withType,
  type ReadingForm,
} from './form.ts'
import { NEW_READING } from './reading.ts'

const TODAY = '2026-11-20'
const readingErrors = (form: ReadingForm, stored?: Parameters<typeof errorsOf>[2]) =>
  errorsOf(form, TODAY, stored)
const typed = { ...readingForm(), titulo: 'Torto Arado' }

describe('pages as they are typed (§5.8, D11)', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['280', 280],
    [' 280 ', 280],
    ['007', 7],
    ['1.234', 1234],
    ['100.000', 100_000],
    ['1.234.567', 1_234_567],
    ['-5', -5],
    ['-0', 0],
  ])('%j is %s', (text, pages) => {
    expect(parsePages(text)).toBe(pages)
  })

  it.each([
    '0.123',
    '12,5',
    '12.5',
    '1.23',
    '1e3',
    'dez',
    '1 234',
    '0x10',
    '+5',
    '--5',
    '.',
    '²',
    'Infinity',
  ])('%j is no number of pages', (text) => {
    expect(parsePages(text)).toBeUndefined()
  })
})

describe('the type of a new item (B14)', () => {
  it.each([
    ['Paper', 'Ciência'],
    ['Artigo', 'Ciência'],
    ['Apostila', 'Educação'],
    ['Jornal', 'Não Ficção'],
    ['Audiobook', 'Ficção'],
  ] as const)('%s suggests the category %s', (tipo, categoria) => {
    expect(withType(typed, tipo)).toEqual({ ...typed, tipo, categoria })
    expect(withType(withType(typed, tipo), 'Livro')).toEqual(typed)
  })

  it('leaves a category that somebody chose', () => {
    const chosen = { ...typed, categoria: 'Poesia' } as const
    expect(withType(chosen, 'Paper')).toEqual({ ...chosen, tipo: 'Paper' })
  })
})

describe('the form', () => {
  it('takes an ISBN and a DOI as they are copied, and names a slip', () => {
    const form = { ...typed, isbn: '978-85-7753-164-6', doi: 'https://doi.org/10.1590/abc' }
    expect(readingErrors(form)).toEqual({})
    expect(readingOf(form)).toMatchObject({ isbn: '9788577531646', doi: '10.1590/abc' })
    expect(readingErrors({ ...typed, isbn: '9788577531647', doi: 'abc' })).toEqual({
      isbn: 'Confira o ISBN: o último dígito não fecha com os outros',
      doi: 'Um DOI começa com 10. e tem uma barra, como 10.1590/abc',
    })
  })

  it('keeps a list of notes that was not changed as it is', () => {
    const opened = aReading({ anotacoes: [{ pagina: '34', texto: 'Ler', em: '' }] })
    expect(editedFields(opened, { ...readingForm(opened), ano: '2019' })).toEqual({ ano: '2019' })
  })

  it('starts with the defaults of a new item (W9)', () => {
    expect(readingForm()).toEqual({ ...NEW_READING, paginasTotal: '', paginasLidas: '' })
    expect(NEW_READING).toMatchObject({
      categoria: 'Ficção',
      tipo: 'Livro',
      status: 'Não Iniciado',
      paginasTotal: 0,
      paginasLidas: 0,
      avaliacao: 0,
    })
  })

  it('needs a title and nothing else (§5.8)', () => {
    expect(readingErrors(readingForm())).toEqual({ titulo: 'Título é obrigatório' })
    expect(readingErrors({ ...readingForm(), titulo: '   ' })).toEqual({ titulo: 'Título é obrigatório' })
    expect(readingErrors(typed)).toEqual({})
  })

  it('says beside each field what is wrong (W8)', () => {
    expect(readingErrors({ ...typed, paginasTotal: 'dez', paginasLidas: '-1', avaliacao: 6 })).toEqual({
      paginasTotal: 'Informe um número inteiro de páginas',
      paginasLidas: 'O número de páginas não pode ser negativo',
      avaliacao: 'A avaliação vai de 0 a 5',
    })
    expect(readingErrors({ ...typed, paginasTotal: '200', paginasLidas: 'dez' })).toEqual({
      paginasLidas: 'Informe um número inteiro de páginas',
    })
    expect(readingErrors({ ...typed, paginasTotal: '100001' })).toEqual({
      paginasTotal: 'Informe no máximo 100.000 páginas',
    })
    expect(
      readingErrors({
        ...typed,
        titulo: 'x'.repeat(201),
        notas: 'x'.repeat(10_001),
        dataInicio: '2026-02-30',
      }),
    ).toEqual({
      titulo: 'Use no máximo 200 caracteres',
      notas: 'Use no máximo 10.000 caracteres',
      dataInicio: 'Data inválida',
    })
  })

  it('keeps to the limits, on both sides of each', () => {
    const most = {
      titulo: 'x'.repeat(200),
      autor: 'x'.repeat(200),
      notas: 'x'.repeat(10_000),
      descricao: 'x'.repeat(10_000),
      linkCompra: `https://exemplo.com/${'a'.repeat(2_028)}`,
      paginasTotal: '100.000',
      paginasLidas: '100000',
      avaliacao: 5,
    }
    expect(readingErrors({ ...typed, ...most })).toEqual({})
    expect(readingErrors({ ...typed, avaliacao: 0 })).toEqual({})
    for (const [field, value] of Object.entries(most)) {
      const more = typeof value === 'number' ? value + 1 : /^\d/.test(value) ? '100.001' : `${value}x`
      expect(Object.keys(readingErrors({ ...typed, ...most, [field]: more }))).toEqual([field])
    }
    expect(readingErrors({ ...typed, avaliacao: -1 })).toHaveProperty('avaliacao')
  })

  it.each(['', '0', ' 000 '])(
    'refuses pages read of the total %j, and keeps none without a word',
    (paginasTotal) => {
      const error = { paginasTotal: 'Informe o total de páginas para guardar as páginas lidas' }
      expect(readingErrors({ ...typed, paginasTotal, paginasLidas: '50' })).toEqual(error)
      expect(readingErrors({ ...typed, paginasTotal, paginasLidas: '100001' })).toEqual({
        ...error,
        paginasLidas: 'Informe no máximo 100.000 páginas',
      })
      expect(readingErrors({ ...typed, paginasTotal, paginasLidas: '0' })).toEqual({})
      expect(readingErrors({ ...typed, paginasTotal: '40', paginasLidas: '50' })).toEqual({})
    },
  )

  it('refuses another total that would lose the bookmark, except of what is finished (D9)', () => {
    const stored = aReading({ paginasTotal: 624, paginasLidas: 212, status: 'Lendo' })
    const form = { ...readingForm(stored), titulo: 'Grande sertão' }
    const error = { paginasTotal: 'O total é menor que a página em que você está (212)' }
    expect(readingErrors({ ...form, paginasTotal: '62' }, stored)).toEqual(error)
    expect(readingErrors({ ...form, paginasTotal: '212' }, stored)).toEqual({})
    expect(readingErrors({ ...form, paginasTotal: '62', paginasLidas: '62' }, stored)).toEqual({})
    expect(readingErrors({ ...form, paginasTotal: '62', status: 'Concluído' }, stored)).toEqual({})
  })

  it('refuses an end before the start, and one that is to come; what is stored may stay (D9)', () => {
    const early = { dataTermino: 'O término não pode ser antes do início' }
    const late = { dataTermino: 'O término não pode ser depois de hoje' }
    const days = (dataInicio: string, dataTermino: string) => ({ ...typed, dataInicio, dataTermino })
    expect(readingErrors(days('2026-11-02', '2026-11-01'))).toEqual(early)
    expect(readingErrors(days('2026-11-02', '2026-11-02'))).toEqual({})
    expect(readingErrors(days('', '2026-11-02'))).toEqual({})
    expect(readingErrors(days('2026-11-02', ''))).toEqual({})
    expect(readingErrors(days('', TODAY))).toEqual({})
    expect(readingErrors(days('', '2026-11-21'))).toEqual(late)
    const stored = aReading({ dataInicio: '2026-11-02', dataTermino: '2026-11-01' })
    const form = days('2026-11-02', '2026-11-01')
    expect(readingErrors(form, stored)).toEqual({})
    expect(readingErrors({ ...form, dataInicio: '2026-11-03' }, stored)).toEqual(early)
    expect(readingErrors({ ...form, dataTermino: '2026-10-31' }, stored)).toEqual(early)
  })

  it.each(HOSTILE_URLS.filter((url) => url !== '' && url === url.trim()))(
    'refuses the link %j (§5.8, D14)',
    (url) => {
      expect(readingErrors({ ...typed, linkCompra: url, capa: url })).toEqual({
        linkCompra: 'Link inválido',
        capa: 'Link inválido',
      })
    },
  )

  it('becomes a draft with its title and links trimmed', () => {
    expect(
      readingOf({
        ...typed,
        titulo: '  Torto Arado ',
        capa: ' https://exemplo.com/c.jpg ',
        paginasTotal: '1.262',
      }),
    ).toEqual({
      ...NEW_READING,
      titulo: 'Torto Arado',
      capa: 'https://exemplo.com/c.jpg',
      paginasTotal: 1262,
    })
  })

  it('round-trips a stored item: opening and saving changes nothing', () => {
    const stored = aReading({ paginasTotal: 1262, paginasLidas: 0 })
    expect(editedFields(stored, readingForm(stored))).toEqual({})
    expect(editedFields(stored, { ...readingForm(stored), notas: 'Reler o capítulo 3' })).toEqual({
      notas: 'Reler o capítulo 3',
    })
  })
})
