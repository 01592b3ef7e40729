import { describe, expect, it } from 'vitest'
import { aBook, aTransaction } from '../../testing/index.ts'
import { printQuickLine } from '../../testing/print-quick-line.ts'
import { parseQuickLine, type QuickEntry } from './quick-line.ts'

const TODAY = '2026-11-20'
const read = (line: string, today = TODAY) => parseQuickLine(line, { today, book: aBook() })
const entry = (line: string, today = TODAY): QuickEntry => {
  const result = read(line, today)
  if ('error' in result) throw new Error(`${line}: ${result.error}`)
  return result.ok
}
const draft = (line: string, today = TODAY) => entry(line, today).draft
const plainDay = (line: string, today = TODAY) => {
  const { descricao, data } = draft(line, today)
  return `${descricao} ${data}`
}

describe('the quick line', () => {
  it('reads an expense of today from an amount and what it was', () => {
    expect(entry('18,50 almoço')).toEqual({
      draft: { tipo: 'saida', valor: 18.5, descricao: 'almoço', categoria: 'Alimentação', data: TODAY },
      repeat: { tipo: 'nao' },
      categoryFrom: 'word',
    })
  })

  it('reads income after a plus', () => {
    expect(draft('+1200 bolsa')).toEqual({
      tipo: 'entrada',
      valor: 1200,
      descricao: 'bolsa',
      categoria: 'Salário',
      data: TODAY,
    })
  })

  it('reads instalments and days', () => {
    expect(entry('89,90 tênis 3x')).toMatchObject({
      draft: { valor: 89.9, descricao: 'tênis', data: TODAY },
      repeat: { tipo: 'parcelas', vezes: 3 },
    })
    expect(draft('35 uber ontem')).toMatchObject({
      descricao: 'uber',
      categoria: 'Transporte',
      data: '2026-11-19',
    })
  })

  it.each([
    '-35 uber',
    '\u221235 uber',
    'R$ 35 uber',
    'R$35,00 uber',
    '- R$ 35 uber',
    '  35   uber  ',
    'r$ 35 uber',
    '35\u00a0uber',
  ])('reads %j as R$ 35 for the uber', (line) => {
    expect(draft(line)).toMatchObject({ tipo: 'saida', valor: 35, descricao: 'uber' })
  })

  it.each(['+ 35 uber', '+R$ 35 uber', '+ R$35 uber'])('reads %j as income', (line) => {
    expect(draft(line)).toMatchObject({ tipo: 'entrada', valor: 35, descricao: 'uber' })
  })

  it.each([
    '100 tênis azul 3x ontem',
    '100 ontem 3x tênis azul',
    '100 tênis 3x azul ontem',
    '100 tênis em 3x azul ontem',
    '100 3X Ontem tênis azul',
  ])('reads %j in any order', (line) => {
    expect(entry(line)).toMatchObject({
      draft: { descricao: 'tênis azul', data: '2026-11-19' },
      repeat: { tipo: 'parcelas', vezes: 3 },
    })
  })

  it('remembers the category of an earlier one', () => {
    const book = aBook({ saidas: [aTransaction({ descricao: 'Almoço', categoria: 'Lazer' })] })
    expect(parseQuickLine('18,50 almoco', { today: TODAY, book })).toMatchObject({
      ok: { draft: { categoria: 'Lazer' }, categoryFrom: 'remembered' },
    })
  })
})

describe('the day in the quick line', () => {
  it.each([
    ['hoje', '2026-11-20'],
    ['ontem', '2026-11-19'],
    ['anteontem', '2026-11-18'],
    ['amanhã', '2026-11-21'],
    ['AMANHA', '2026-11-21'],
    ['05/11', '2026-11-05'],
    ['5/1', '2027-01-05'],
    ['20/12', '2026-12-20'],
    ['31/12/2025', '2025-12-31'],
    ['1/2/27', '2027-02-01'],
    ['dia 5', '2026-11-05'],
    ['dia 30', '2026-11-30'],
    ['dia 05/10', '2026-10-05'],
    ['Dia 5', '2026-11-05'],
  ])('%s is %s', (words, day) => {
    expect(plainDay(`12 xerox ${words}`)).toBe(`xerox ${day}`)
    expect(plainDay(`12 ${words} xerox`)).toBe(`xerox ${day}`)
  })

  it('without a year is the nearest: in January 20/12 is last December', () => {
    expect(plainDay('12 xerox 20/12', '2027-01-05')).toBe('xerox 2026-12-20')
    expect(plainDay('12 xerox 29/02', '2027-10-01')).toBe('xerox 2028-02-29')
  })

  it('at the turn of a month and a year is counted in the calendar', () => {
    expect(plainDay('12 xerox ontem', '2027-01-01')).toBe('xerox 2026-12-31')
    expect(plainDay('12 xerox amanhã', '2028-02-28')).toBe('xerox 2028-02-29')
  })

  it('is the last one; what stands before it is description', () => {
    expect(plainDay('12 jornal de hoje ontem')).toBe('jornal de hoje 2026-11-19')
    expect(plainDay('12 presente dia das mães')).toBe('presente dia das mães 2026-11-20')
    expect(plainDay('12 bom dia')).toBe('bom dia 2026-11-20')
    expect(plainDay('12 ônibus 20')).toBe('ônibus 20 2026-11-20')
  })

  it.each(['31/02', '45/13', '0/1', 'dia 31', 'dia 0', '29/02/2027', '29/02'])(
    '%s is no day, and is not guessed',
    (words) => {
      expect(read(`12 xerox ${words}`)).toEqual({ error: 'Data inválida' })
    },
  )
})

describe('what the quick line cannot read', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['almoço', 'Comece pelo valor: 18,50 almoço'],
    ['almoço 18,50', 'Comece pelo valor: 18,50 almoço'],
    ['R$ almoço', 'Comece pelo valor: 18,50 almoço'],
    ['+ bolsa', 'Comece pelo valor: 18,50 almoço'],
    ['18,5x almoço', 'Valor inválido'],
    ['18,500 almoço', 'Valor inválido'],
    ['--5 almoço', 'Valor inválido'],
    ['+-5 almoço', 'Valor inválido'],
    ['3x tênis', 'Valor inválido'],
    ['0 almoço', 'Informe um valor maior que zero'],
    ['1000000000 casa', 'Informe no máximo R$ 999.999.999,99'],
    ['18,50', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['18,50 ontem 3x', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['18,50 \u200b', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['12 tênis 0x', 'Informe de 2 a 120 parcelas'],
    ['12 tênis 121x', 'Informe de 2 a 120 parcelas'],
    ['0,11 bala 12x', 'Cada parcela precisa ter pelo menos R$ 0,01'],
    ['12 xerox 1/1/0001', 'Escolha uma data a partir de 01/01/1900'],
    ['12 31/12/9999 xerox', 'Escolha uma data até 20/11/2036'],
    [`5 ${'x'.repeat(10_001)}`, 'Use no máximo 10.000 caracteres'],
  ])('%.30j gets a sentence: %s', (line, error) => {
    expect(read(line)).toEqual({ error })
  })
})

describe('the quick line printed', () => {
  it.each([
    ['18,5 almoço', '18,50 almoço'],
    ['+1.200 bolsa hoje', '+1200,00 bolsa'],
    ['R$ 89,90 3x tênis', '89,90 tênis 3x'],
    ['35 uber ontem', '35,00 uber 19/11/2026'],
    ['12 disco hoje ontem', '12,00 disco hoje 19/11/2026'],
    ['12 disco hoje hoje', '12,00 disco hoje 20/11/2026'],
    ['12 vinho 2x 1x', '12,00 vinho 2x 1x'],
    ['12 bom dia dia 19/11', '12,00 bom dia dia 19/11/2026'],
    ['12 pensei em em 3x', '12,00 pensei em em 3x'],
  ])('of %j is %j', (line, printed) => {
    expect(printQuickLine(entry(line), TODAY)).toBe(printed)
    expect(entry(printed)).toEqual(entry(line))
  })
})
