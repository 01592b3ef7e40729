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

describe('the quick line (W17)', () => {
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

  it.each([
    '600 pix recebido',
    '50 recebi da Ana',
    '80 ganhei de aniversário',
    '700 aluguel recebido',
    '100 vendi meu livro',
    'caiu a bolsa 700,00',
    '50 pix do pedro me pagou',
  ])('reads %j as income', (line) => {
    expect(draft(line).tipo).toBe('entrada')
  })

  it('reads what was not received as an expense', () => {
    expect(draft('60 conta não recebida').tipo).toBe('saida')
  })

  it('names what comes again and again', () => {
    expect(read('39,90 netflix todo mês')).toMatchObject({ error: expect.stringMatching('«todo mês»') })
  })

  it('remembers the category of an earlier one', () => {
    const book = aBook({ saidas: [aTransaction({ descricao: 'Almoço', categoria: 'Lazer' })] })
    expect(parseQuickLine('18,50 almoco', { today: TODAY, book })).toMatchObject({
      ok: { draft: { categoria: 'Lazer' }, categoryFrom: 'remembered' },
    })
  })
})

describe('the day in the quick line (W17)', () => {
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

  it.each(['31/02', '45/13', '0/1', 'dia 32', 'dia 0', '29/02/2027', '29/02'])(
    '%s is no day, and is not guessed',
    (words) => {
      expect(read(`12 xerox ${words}`)).toEqual({ error: `Data inválida: «${words}»` })
    },
  )
})

describe('an amount (W17)', () => {
  it.each([
    ['2 mil aluguel', 2000, 'aluguel'],
    ['2mil aluguel', 2000, 'aluguel'],
    ['R$ 2 mil aluguel', 2000, 'aluguel'],
    ['1,5 mil notebook', 1500, 'notebook'],
    ['1.5 mil notebook', 1500, 'notebook'],
    ['2k aluguel', 2000, 'aluguel'],
    ['2 mil e 500 aluguel', 2500, 'aluguel'],
    ['2 mil e quinhentos notebook', 2500, 'notebook'],
    ['2 mil e cem aluguel', 2100, 'aluguel'],
    ['2 mil cento e vinte e três aluguel', 2123, 'aluguel'],
    ['1 e meio mil aluguel', 1500, 'aluguel'],
    ['100 reais e meio café', 100.5, 'café'],
    ['2 mil reais de aluguel', 2000, 'aluguel'],
    ['20 reais pão', 20, 'pão'],
    ['20reais pão', 20, 'pão'],
    ['20 reais de pão', 20, 'pão'],
    ['2 mil de aluguel', 2000, 'aluguel'],
    ['1,5k no notebook', 1500, 'notebook'],
    ['1 real bala', 1, 'bala'],
    ['10 real de bala', 10, 'bala'],
    ['R$20 uber', 20, 'uber'],
    ['20 conto açaí', 20, 'açaí'],
    ['20 contos no açaí', 20, 'açaí'],
    ['20 reais e 50 centavos pão', 20.5, 'pão'],
    ['20 e 50 pão', 20.5, 'pão'],
    ['50 centavos bala', 0.5, 'bala'],
    ['50 cents bala', 0.5, 'bala'],
    ['35 - uber', 35, 'uber'],
    ['35, uber', 35, 'uber'],
    ['35 x salada', 35, 'x salada'],
    ['300 camisa real madrid', 300, 'camisa real madrid'],
    ['entrega ifood 30,00', 30, 'entrega ifood'],
    ['almoço 18,50', 18.5, 'almoço'],
    ['almoço R$ 18', 18, 'almoço'],
    ['almoço R$ 18,50', 18.5, 'almoço'],
    ['999.999.999,99 casa', 999_999_999.99, 'casa'],
    ['18,50 almoço ', 18.5, 'almoço'],
    ['almoço 18 reais', 18, 'almoço'],
    ['20,00 xerox 0,20 cada', 20, 'xerox 0,20 cada'],
  ])('%j is %d for %s', (line, valor, descricao) => {
    expect(draft(line)).toMatchObject({ tipo: 'saida', valor, descricao, data: TODAY })
  })

  it.each([
    ['2 milhões casa', '2 milhões'],
    ['20 dólares uber', '20 dólares'],
    ['2 pau carro', '2 pau'],
    ['2 mil e um livro', '2 mil e um'],
    ['2 mil e meio aluguel', '2 mil e meio'],
    ['20 e cem pão', '20 e cem'],
    ['20 e 5 pão', '20 e 5'],
    ['1 e meia hora de jogo', '1 e meia'],
    ['2 x 15 pastel', '2 x 15'],
    ['100 tênis 3x de 100', '3x de 100'],
    ['treino 3x de 30 minutos', '30 minutos'],
    ['uber 3x de 30 nov', '3x de 30'],
    ['100 tênis em 3x R$ 100', 'em 3x R$ 100'],
    ['notebook 12x de 100 mouse 3x de 20', '12x de 100'],
    ['50 tênis 3x de 20 em 2x', '3x de 20'],
    ['1 200 aluguel', '1 200'],
    ['50 centavos e 20 bala', '50 centavos e 20'],
    ['18,50 hoje + 20', '+ 20'],
    ['18 hoje mil folhas doces', 'mil folhas'],
    ['18 hoje real madrid', 'real madrid'],
    ['2 mil reais e 50 pão', '2 mil reais e 50'],
    ['18,50 e 20 pão', '18,50 e 20'],
    ['50 e poucos pão', '50 e poucos'],
    ['3 x 100,00 tv', '3 x 100,00'],
    ['tv 3 x 100,00', 'tv 3 x 100,00'],
    ['tv 3 x R$ 100 hoje', 'tv 3 x R$ 100'],
    ['3x tênis', '3x'],
    ['12x 150 notebook', '12x'],
    ['18,5x almoço', '18,5x'],
    ['--5 almoço', '-5'],
    ['+-5 almoço', '-5'],
    ['20 xerox 0,20 cada', '20 xerox 0,20'],
  ])('%j is none in reais', (line, part) => {
    expect(read(line)).toEqual({ error: `Não entendi «${part}»: escreva o valor em reais, como 1.250,00` })
  })

  it.each([
    ['200 salário', 'entrada'],
    ['200 Mesada', 'entrada'],
    ['200 freela site', 'entrada'],
    ['500 meu salário', 'entrada'],
    ['1000 13º salário', 'entrada'],
    ['1000 décimo terceiro salário', 'entrada'],
    ['500 meu almoço', 'saida'],
    ['-200 salário', 'saida'],
    ['200 bolsa', 'saida'],
    ['200 presente', 'saida'],
  ])('%j moves as %s', (line, tipo) => {
    expect(draft(line).tipo).toBe(tipo)
  })

  it('goes out for what was an expense before', () => {
    const book = aBook({ saidas: [aTransaction({ descricao: 'Salário diarista' })] })
    expect(parseQuickLine('200 salario diarista', { today: TODAY, book })).toMatchObject({
      ok: { draft: { tipo: 'saida' } },
    })
  })
})

describe('instalments', () => {
  it.each([
    '900 celular em 3 vezes',
    '900 celular em 3x',
    '900 celular 3x',
    '900 em três vezes celular',
    '900 celular parcelado em 3x',
    '900 celular em 3 parcelas',
    '900 parcelado em 3x celular',
    '900 celular 3 x',
    '900 celular 3 x hoje',
    '900 reais em 3 vezes celular',
    '900 conto em três vezes celular',
    'celular 3x de 300,00',
    'celular 3x de 300',
    'celular 3x R$ 300',
    'celular em 3 vezes de 300 reais',
    'celular 3 parcelas de 300',
    '3x de 300,00 celular',
    '900 celular 3x de 300',
    'celular 900,00 3x de R$ 300 cada',
  ])('%j is three', (line) => {
    expect(entry(line)).toMatchObject({
      draft: { valor: 900, descricao: 'celular', data: TODAY },
      repeat: { tipo: 'parcelas', vezes: 3 },
    })
  })

  it.each([
    ['35 2 x salada', '2 x salada'],
    ['35 flamengo 3 x 2', 'flamengo 3 x 2'],
    ['40 academia 3 vezes', 'academia 3 vezes'],
  ])('%j has none', (line, descricao) => {
    expect(entry(line)).toMatchObject({ draft: { descricao }, repeat: { tipo: 'nao' } })
  })
})

/** A Thursday. */
const THURSDAY = '2026-11-26'
const others = (line: string, today = THURSDAY) => {
  const result = read(line, today)
  return 'error' in result
    ? result.error
    : result.others.map(({ label, line: other }) => `${label} | ${other}`)
}

describe('a day of money (W17)', () => {
  it.each([
    ['35 uber sexta', 'uber 2026-11-20'],
    ['35 uber na sexta', 'uber 2026-11-20'],
    ['35 uber dia 5', 'uber 2026-11-05'],
    ['20 uber dia 5 passado', 'uber 2026-11-05'],
    ['35 uber segunda passada', 'uber 2026-11-23'],
    ['+1200 bolsa dia 5 de março', 'bolsa 2026-03-05'],
    ['60 academia 24/7', 'academia 24/7 2026-11-26'],
    ['40 1/2 pizza', '1/2 pizza 2026-11-26'],
    ['25 lanche ontem à noite', 'lanche 2026-11-25'],
    ['25 pão, ontem', 'pão 2026-11-25'],
    ['90 segunda via rg', 'segunda via rg 2026-11-26'],
    ['45 dom casmurro', 'dom casmurro 2026-11-26'],
    ['60 cinema 20h', 'cinema 20h 2026-11-26'],
    ['30 xerox 30 nov', 'xerox 2026-11-30'],
  ])('%j is %j', (line, expected) => {
    expect(plainDay(line, THURSDAY)).toBe(expected)
  })

  it.each([
    ['30 uber semana passada', 'semana passada'],
    ['30 marmita seg e qua', 'seg e qua'],
    ['30 ônibus toda sexta', 'toda sexta'],
    ['30 pizza sexta 14', 'sexta 14'],
  ])('%j names what is not clear', (line, part) => {
    expect(others(line)).toBe(`Não entendi «${part}»: escreva um só dia, como 20/11`)
  })

  it.each([
    ['60 academia 24/7', ['«24/7» é o dia 24/07 | 60,00 academia dia 24/7']],
    ['300 tv parcela 3/10', ['«3/10» é o dia 03/10 | 300,00 tv parcela dia 3/10']],
    ['300 tv parcela 13/24', []],
    ['40 1/2 pizza', ['«1/2» é o dia 01/02 | 40,00 dia 1/2 pizza']],
    ['35 uber sexta', ['«sexta» é o dia 27/11 | 35,00 uber 27/11/2026']],
    ['35 uber dia 5', ['«dia 5» é o dia 05/12 | 35,00 uber 05/12/2026']],
    ['900 celular 3 vezes', ['«3 vezes» são 3 parcelas | 900,00 celular 3x']],
    ['900 celular 2 vezes', ['«2 vezes» são 2 parcelas | 900,00 celular 2x']],
    ['900 celular 1 vezes', []],
    ['35 uber 24/9', ['«24/9» é o dia 24/09/2027 | 35,00 uber 24/09/2027']],
    ['35 uber 25/9', []],
    ['200 bolsa', ['É uma entrada | +200,00 bolsa']],
    ['600 pix recebido', ['É uma saída | -600,00 pix recebido']],
    ['200 salário', ['É uma saída | -200,00 salário']],
    ['+200 bolsa', []],
    ['35 uber ontem', []],
    ['35 uber dia 5 passado', []],
    ['35 uber 25/11', []],
    ['2 coxinhas 10', ['«10» é o valor | 10,00 2 coxinhas']],
    ['-2 coxinhas 10 ontem', ['«10» é o valor | -10,00 2 coxinhas ontem']],
    ['35 uber 99', []],
    ['2,50 ônibus 20', []],
    ['2 coxinhas', []],
  ])('%j may also be read as %j', (line, expected) => {
    expect(others(line)).toEqual(expected)
  })

  it('may be read as each of its other readings says', () => {
    expect(draft('60 academia dia 24/7', THURSDAY)).toMatchObject({
      descricao: 'academia',
      data: '2026-07-24',
    })
    expect(draft('35,00 uber 27/11/2026', THURSDAY)).toMatchObject({ descricao: 'uber', data: '2026-11-27' })
    expect(entry('900,00 celular 3x', THURSDAY)).toMatchObject({ repeat: { vezes: 3 } })
    expect(draft('10,00 2 coxinhas')).toMatchObject({ valor: 10, descricao: '2 coxinhas' })
  })
})

describe('what the quick line cannot read (W17)', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['almoço', 'Comece pelo valor: 18,50 almoço'],
    ['almoço 18', 'Comece pelo valor: 18,50 almoço'],
    ['almoço 18,50 suco 4,00', 'Comece pelo valor: 18,50 almoço'],
    ['R$ almoço', 'Comece pelo valor: 18,50 almoço'],
    ['+ bolsa', 'Comece pelo valor: 18,50 almoço'],
    ['18,500 almoço', 'Valor inválido'],
    ['0 almoço', 'Informe um valor maior que zero'],
    ['1000000000 casa', 'Informe no máximo R$ 999.999.999,99'],
    ['2000000 mil casa', 'Informe no máximo R$ 999.999.999,99'],
    ['18,50', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['18,50 ontem 3x', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['18,50 \u200b', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['12 tênis 0x', 'Informe de 2 a 120 parcelas'],
    ['3x de 100', 'Depois do valor, diga o que foi: 18,50 almoço'],
    ['tênis 0x de 100', 'Informe de 2 a 120 parcelas'],
    ['12 0x', 'Informe de 2 a 120 parcelas'],
    ['12 tênis 121x', 'Informe de 2 a 120 parcelas'],
    ['0,11 bala 12x', 'Cada parcela precisa ter pelo menos R$ 0,01'],
    ['12 xerox 1/1/0001', 'Escolha uma data a partir de 01/01/1900'],
    ['12 31/12/9999 xerox', 'Escolha uma data até 20/11/2036'],
    [`5 ${'x'.repeat(10_001)}`, 'Use no máximo 10.000 caracteres'],
  ])('%.30j gets a sentence: %s', (line, error) => {
    expect(read(line)).toEqual({ error })
  })
})

describe('the quick line printed (W17)', () => {
  it.each([
    ['18,5 almoço', '18,50 almoço'],
    ['+1.200 bolsa hoje', '+1200,00 bolsa'],
    ['R$ 89,90 3x tênis', '89,90 tênis - - 3x'],
    ['35 uber ontem', '35,00 uber - - 19/11/2026'],
    ['12 disco hoje ontem', '12,00 disco hoje - - 19/11/2026'],
    ['12 disco hoje hoje', '12,00 disco'],
    ['12 vinho 2x 1x', '12,00 vinho 2x - - 1x'],
    ['12 bom dia dia 19/11', '12,00 bom dia - - 19/11/2026'],
    ['12 pensei em em 3x', '12,00 pensei - - 3x'],
  ])('of %j is %j', (line, printed) => {
    expect(printQuickLine(entry(line), TODAY, aBook())).toBe(printed)
    expect(entry(printed)).toEqual(entry(line))
  })

  it.each([
    ['aula 2x por semana 80,00', 80, 'aula 2x por semana'],
    ['80 aula 2 x na semana', 80, 'aula 2 x na semana'],
    ['80 remédio 3 vezes ao dia', 80, 'remédio 3 vezes ao dia'],
    ['entrega ifood 30', 30, 'entrega ifood'],
    ['entrega de pizza 45,5', 45.5, 'entrega de pizza'],
  ])('reads %j as %d for «%s», once', (line, valor, descricao) => {
    expect(entry(line)).toMatchObject({ draft: { tipo: 'saida', valor, descricao }, repeat: { tipo: 'nao' } })
    const found = read(line)
    expect('ok' in found && found.others.filter((other) => /\dx\b/.test(other.label))).toEqual([])
  })

  it('keeps how often beside instalments, and takes no number at the end of another delivery for money', () => {
    expect(entry('90 inglês 3x por semana em 2x')).toMatchObject({
      draft: { descricao: 'inglês 3x por semana' },
      repeat: { tipo: 'parcelas', vezes: 2 },
    })
    expect(read('entrega relatório 30')).toEqual({ error: 'Comece pelo valor: 18,50 almoço' })
    expect(read('uber 30')).toEqual({ error: 'Comece pelo valor: 18,50 almoço' })
  })
})
