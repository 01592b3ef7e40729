import { describe, expect, it } from 'vitest'
import { aBook } from '../../testing/index.ts'
import { parseQuickLine, type QuickEntry } from './quick-line.ts'

const read = (line: string) => parseQuickLine(line, { today: '2026-11-20', book: aBook() })
const entry = (line: string): QuickEntry => {
  const result = read(line)
  if ('error' in result) throw new Error(`${line}: ${result.error}`)
  return result.ok
}
const draft = (line: string) => entry(line).draft

describe('a number that counts something else (W17)', () => {
  it.each([
    ['30 min de calculo', '30 min'],
    ['30 minutos de inglês', '30 minutos'],
    ['2 h de álgebra', '2 h'],
    ['20 paginas de torto arado', '20 paginas'],
    ['10 pags dom casmurro', '10 pags'],
    ['15 pg dom casmurro', '15 pg'],
    ['3 capítulos ulisses', '3 capítulos'],
    ['2 faltas calculo', '2 faltas'],
    ['1 falta de fisica', '1 falta'],
    ['2 aulas perdidas física', '2 aulas perdidas'],
    ['1 prova de física segunda', '1 prova'],
    ['2 provas na terça', '2 provas'],
    ['7,5 p1 fisica', '7,5 p1'],
    ['8 na prova de física', '8 na prova'],
    ['2 kg arroz', '2 kg'],
    ['18 50 almoço', '18 50'],
  ])('%j is no amount, and «%s» is named', (line, part) => {
    expect(read(line)).toEqual({ error: `Não entendi «${part}»: escreva o valor em reais, como 1.250,00` })
  })

  it.each([
    ['30,00 min de cálculo', 30, 'min de cálculo'],
    ['R$ 8 prova de física', 8, 'prova de física'],
    ['25 prova de inglês', 25, 'prova de inglês'],
    ['50 aula particular', 50, 'aula particular'],
    ['20 99 casa', 20, '99 casa'],
    ['12 pão', 12, 'pão'],
    ['30 minas turismo', 30, 'minas turismo'],
  ])('%j is one: R$ %d of «%s»', (line, valor, descricao) => {
    expect(draft(line)).toMatchObject({ valor, descricao })
  })

  it('of a whole amount with a day behind it takes the day', () => {
    expect(draft('18 25 out almoço')).toMatchObject({ valor: 18, descricao: 'almoço', data: '2026-10-25' })
  })
})

describe('an amount behind the thing (W17)', () => {
  it.each([
    ['2 cervejas 16,00', 16, '2 cervejas'],
    ['2 cervejas 16,5', 16.5, '2 cervejas'],
    ['2 cervejas 16 reais', 16, '2 cervejas'],
    ['1 café R$ 5', 5, '1 café'],
    ['2 kg arroz 12,90', 12.9, '2 kg arroz'],
    ['10 pães no mercado 8,50', 8.5, '10 pães no mercado'],
    ['1 mês de academia 1.090,00', 1090, '1 mês de academia'],
    ['2 cervejas 16,00 no bar', 16, '2 cervejas no bar'],
    ['lanche 12,5', 12.5, 'lanche'],
    ['café da tarde 4,5', 4.5, 'café da tarde'],
  ])('%j is R$ %d of «%s»', (line, valor, descricao) => {
    expect(draft(line)).toMatchObject({ tipo: 'saida', valor, descricao, data: '2026-11-20' })
  })

  it.each(['2 cervejas 16,00 ontem', 'lanche 12,5 ontem', '2 pães na padaria 7,00 em 19/11'])(
    '%j is of the day behind it',
    (line) => {
      expect(draft(line).data).toBe('2026-11-19')
    },
  )

  it.each([
    ['10 xerox 0,20', '10 xerox 0,20'],
    ['20 xerox 4,00', '20 xerox 4,00'],
    ['2 cervejas 16,00 cada', '2 cervejas 16,00'],
    ['3 cafés a 5 reais', '3 cafés a 5 reais'],
    ['3 cafés de 5', '3 cafés de 5'],
    ['3 cafés a 5', '3 cafés a 5'],
    ['10 uber 12,50 lanche', '10 uber 12,50'],
    ['2 provas 7,5', '2 provas'],
  ])('%j may be another one, and is named', (line, part) => {
    expect(read(line)).toEqual({ error: `Não entendi «${part}»: escreva o valor em reais, como 1.250,00` })
  })

  it.each(['exame 7,5', 'inglês 8,5', '+lanche 12,5', 'tirei 8,5', 'corri 7,5', 'lanche 12'])(
    '%j is no price for sure',
    (line) => {
      expect(read(line)).toEqual({ error: 'Comece pelo valor: 18,50 almoço' })
    },
  )
})

describe('the words beside an amount (W17)', () => {
  it.each(['100 venda da bike', '50 da vó', '50 pix do Pedro'])('offers %j as an income', (line) => {
    expect(read(line)).toMatchObject({
      ok: { draft: { tipo: 'saida' } },
      others: [{ line: `+${line.replace(/^\d+/, '$&,00')}` }],
    })
  })

  it.each([
    '120 tênis parcelado em 4',
    '120 tênis parcelado em 4x',
    'tênis 120,00 parcelado em quatro vezes',
  ])('reads %j as four instalments', (line) => {
    expect(entry(line)).toMatchObject({ draft: { valor: 120, descricao: 'tênis' }, repeat: { vezes: 4 } })
  })

  it('takes no number for the day and for instalments', () => {
    expect(entry('100 tênis parcelado em 4 de março')).toMatchObject({
      draft: { descricao: 'tênis parcelado', data: '2026-03-04' },
      repeat: { tipo: 'nao' },
    })
  })

  it('takes a place in a row, or who drives, for no price of each', () => {
    expect(draft('10 parcela 3 de 12')).toMatchObject({ valor: 10, descricao: 'parcela 3 de 12' })
    expect(draft('12 corrida de 99')).toMatchObject({ valor: 12, descricao: 'corrida de 99' })
  })

  it('keeps the words around an amount in reais', () => {
    expect(draft('gastei 12 conto no bandejao ontem').descricao).toBe('gastei no bandejao')
    expect(draft('12 conto no bandejao').descricao).toBe('bandejao')
  })
})
