import { describe, expect, it } from 'vitest'
import type { Sense } from './dates.ts'
import { wordsOf } from './line-words.ts'
import { momentsIn } from './moments.ts'

/** A Thursday. */
const TODAY = '2026-11-26'
/** «‹words› = ‹day or hour›», «?» for what is not clear, «!» for what no calendar and no clock has, «(1/2)» for what may be a fraction. */
const read = (text: string, sense: Sense, today = TODAY) => {
  const words = wordsOf(text)
  return momentsIn(words, today, sense)
    .map(({ from, to, days, hour, form }) => {
      const part = words.slice(from, to).join(' ')
      if (form === 'fraction') return `(${part})`
      return `${part} = ${days ? (days[0] ?? '!') : hour === '' ? '!' : (hour ?? '?')}`
    })
    .join(', ')
}
const coming = (text: string, today = TODAY) => read(text, 'coming', today)
const nearest = (text: string, today = TODAY) => read(text, 'nearest', today)

describe('a coming day (W17)', () => {
  it.each([
    ['hoje', '2026-11-26'],
    ['amanhã', '2026-11-27'],
    ['depois de amanhã', '2026-11-28'],
    ['ontem', '2026-11-25'],
    ['sexta', '2026-11-27'],
    ['SEX', '2026-11-27'],
    ['ter', '2026-12-01'],
    ['dom', '2026-11-29'],
    ['sexta-feira', '2026-11-27'],
    ['3ª-feira', '2026-12-01'],
    ['3a feira', '2026-12-01'],
    ['quinta', '2026-12-03'],
    ['próxima sexta', '2026-11-27'],
    ['sexta que vem', '2026-11-27'],
    ['sexta da semana que vem', '2026-12-04'],
    ['segunda passada', '2026-11-23'],
    ['sexta 4', '2026-12-04'],
    ['sexta 4-12', '2026-12-04'],
    ['sexta, 4/12', '2026-12-04'],
    ['sexta dia 4', '2026-12-04'],
    ['sexta 4 de dezembro', '2026-12-04'],
    ['4/12 sexta', '2026-12-04'],
    ['4/12 (sexta)', '2026-12-04'],
    ['dia 5', '2026-12-05'],
    ['dia 26', '2026-11-26'],
    ['próximo dia 26', '2026-12-26'],
    ['próximo dia 10', '2026-12-10'],
    ['próximo dia 5/12', '2026-12-05'],
    ['dia 1º', '2026-12-01'],
    ['próx. sexta', '2026-11-27'],
    ['depois d amanhã', '2026-11-28'],
    ['10/12 de 2027', '2027-12-10'],
    ['dia primeiro', '2026-12-01'],
    ['dia dez', '2026-12-10'],
    ['dia vinte e um', '2026-12-21'],
    ['dia cinco de março', '2027-03-05'],
    ['vinte e um de março de 2028', '2028-03-21'],
    ['dia 5 de março', '2027-03-05'],
    ['dia 5 do 12', '2026-12-05'],
    ['30 nov', '2026-11-30'],
    ['30 nov.', '2026-11-30'],
    ['10/dez', '2026-12-10'],
    ['1 de dezembro', '2026-12-01'],
    ['1º de dezembro de 2027', '2027-12-01'],
    ['10 dez 2026', '2026-12-10'],
    ['25/11', '2026-11-25'],
    ['25/10', '2027-10-25'],
    ['08-12', '2026-12-08'],
    ['8.12.2026', '2026-12-08'],
    ['2026-12-12', '2026-12-12'],
    ['1/2/27', '2027-02-01'],
    ['daqui a uma semana', '2026-12-03'],
    ['daqui 10 dias', '2026-12-06'],
    ['em duas semanas', '2026-12-10'],
    ['daqui a um mês', '2026-12-26'],
    ['há 2 dias', '2026-11-24'],
  ])('%s is %s', (words, day) => {
    expect(coming(`física ${words}`)).toBe(`${words} = ${day}`)
    expect(coming(`prova ${words} - sala`)).toBe(`${words} = ${day}`)
  })

  it('is of the next month that has it', () => {
    expect(coming('dia 30', '2027-01-31')).toBe('dia 30 = 2027-03-30')
    expect(coming('dia 31', '2026-11-20')).toBe('dia 31 = 2026-12-31')
  })

  it.each(['31/02', '45/13', 'dia 45', 'dia 0', '29/02/2027', '29/02', '31 de novembro'])(
    '%s is in no calendar',
    (words) => expect(coming(words)).toBe(`${words} = !`),
  )

  it.each([
    'semana que vem',
    'próxima semana',
    'mês que vem',
    'próxima aula',
    'dia 8x',
    'dias 5 e 6',
    '10 a 12/12',
    'segunda a sexta',
    'seg e qua',
    '10/12 ou 12/12',
    'toda sexta',
    'todo mês',
    'todas as semanas',
    'quinta dia 8',
    'sexta retrasada',
    'outra sexta',
    'semana q vem',
    'fim de semana',
    'fim do mês',
    'em março',
    'dia 4 ou 11',
    'terças',
    'sexta 8-10',
    'semana do dia 10',
    'dia 10 de cada mês',
    'dezembro 10',
    '5ª',
  ])('%s is not clear', (words) => {
    expect(coming(`prova ${words}`)).toBe(`${words} = ?`)
  })

  it.each([
    'caps 1-10',
    'lista 10-12',
    'vou ter prova',
    'dom casmurro',
    'segunda chamada',
    'segunda lista',
    '2ª prova',
    'bom dia',
    'dia das mães',
    'lista 2',
    'sala 1/10/b',
    'rua 25 de março',
    'av. 9 de julho',
  ])('«%s» names none', (words) => expect(coming(words)).toBe(''))

  it('is no fraction', () => {
    expect(coming('trabalho 1/3')).toBe('(1/3)')
    expect(coming('trabalho 1/3', '2027-02-20')).toBe('1/3 = 2027-03-01')
    expect(coming('trabalho 24/7')).toBe('(24/7)')
  })
})

describe('an hour (W17)', () => {
  it.each([
    ['8h', '08:00'],
    ['10h30', '10:30'],
    ['10:30', '10:30'],
    ['10 h', '10:00'],
    ['10 horas', '10:00'],
    ['10hs', '10:00'],
    ['às 10', '10:00'],
    ['as 10', '10:00'],
    ['às 19:30', '19:30'],
    ['às 10 e 30', '10:30'],
    ['às 10 e meia', '10:30'],
    ['às 10.30', '10:30'],
    ['10h e 30', '10:30'],
    ['10 e meia', '10:30'],
    ['às dez', '10:00'],
    ['às dez e meia', '10:30'],
    ['às sete e quarenta', '07:40'],
    ['às sete e quarenta e cinco', '07:45'],
    ['às 10 e cinco', '10:05'],
    ['às dez horas', '10:00'],
    ['às vinte', '20:00'],
    ['10 da manhã', '10:00'],
    ['2 da tarde', '14:00'],
    ['à uma da tarde', '13:00'],
    ['à 1h da tarde', '13:00'],
    ['às 2 da tarde', '14:00'],
    ['2h da tarde', '14:00'],
    ['8 da noite', '20:00'],
    ['às 20h da noite', '20:00'],
    ['8pm', '20:00'],
    ['8 pm', '20:00'],
    ['8:30pm', '20:30'],
    ['12am', '00:00'],
    ['meio-dia', '12:00'],
    ['meio dia e meia', '12:30'],
    ['0h', '00:00'],
    ['@10h', '10:00'],
    ['2h', '02:00'],
    ['10h às 12h', '10:00'],
    ['10-12h', '10:00'],
    ['10h-12h', '10:00'],
    ['10:00 – 12:00', '10:00'],
    ['10h até 12', '10:00'],
    ['8 às 10', '08:00'],
    ['8 a 10h', '08:00'],
    ['das 10 às 12 e meia', '10:00'],
  ])('%s is %s', (words, hour) => {
    expect(coming(`prova ${words}`)).toBe(`${words} = ${hour}`)
  })

  it.each([
    'meia-noite',
    'às 2',
    'às duas',
    'à uma',
    '10hs/12hs',
    'às 1930',
    '12 da noite',
    'à noite',
    'quinze para as dez',
    'às 7 40',
    'às 5 pras 8',
    '15 minutos p/ meio-dia',
  ])('%s is not clear', (words) => expect(coming(`prova ${words}`)).toBe(`${words} = ?`))

  it.each(['25h', '10:75', '10h99', 'às 25', '8 às 25'])('%s is on no clock', (words) =>
    expect(coming(`prova ${words}`)).toBe(`${words} = !`),
  )

  it.each(['duração 2h', '2h de duração', 'duração de 2h', 'prova 14', '60Hz'])('«%s» names none', (words) =>
    expect(coming(words)).toBe(''),
  )

  it('stands beside a day', () => {
    expect(coming('álgebra 3ª 8h')).toBe('3ª = 2026-12-01, 8h = 08:00')
    expect(coming('física ter 8h')).toBe('ter = 2026-12-01, 8h = 08:00')
    expect(coming('prova sexta 14')).toBe('sexta = 2026-11-27, 14 = 14:00')
    expect(coming('prova sexta 3')).toBe('sexta 3 = ?')
    expect(coming('prova sexta 8 às 10')).toBe('sexta = 2026-11-27, 8 às 10 = 08:00')
    expect(coming('prova sexta 4 às 10')).toBe('sexta 4 = 2026-12-04, às 10 = 10:00')
    expect(coming('lista 5 para as 8h')).toBe('as 8h = 08:00')
    expect(coming('sala 8 às 10 sexta')).toBe('às 10 = 10:00, sexta = 2026-11-27')
    expect(coming('prova 2 às 10 sexta')).toBe('às 10 = 10:00, sexta = 2026-11-27')
    expect(coming('prova sexta 14 8h')).toBe('sexta 14 = ?, 8h = 08:00')
    expect(coming('25/11 - 8h')).toBe('25/11 = 2026-11-25, 8h = 08:00')
    expect(coming('hoje à noite')).toBe('hoje = 2026-11-26, à noite = ?')
    expect(coming('hoje à noite 8h')).toBe('hoje = 2026-11-26, à noite = 20:00, 8h = 20:00')
    expect(coming('das 10 às 12 dia 8')).toBe('das 10 às 12 = 10:00, dia 8 = 2026-12-08')
  })
})

describe('a day of money (W17)', () => {
  it.each([
    ['hoje', '2026-11-26'],
    ['ontem', '2026-11-25'],
    ['anteontem', '2026-11-24'],
    ['antes de ontem', '2026-11-24'],
    ['ontem à noite', '2026-11-25'],
    ['sexta', '2026-11-20'],
    ['quinta', '2026-11-19'],
    ['segunda passada', '2026-11-23'],
    ['sexta que vem', '2026-11-27'],
    ['dia 5', '2026-11-05'],
    ['dia 5 passado', '2026-11-05'],
    ['dia 30', '2026-11-30'],
    ['dia 30 passado', '2026-10-30'],
    ['dia 31', '2026-10-31'],
    ['próximo dia 31', '2026-12-31'],
    ['próximo dia 25', '2026-12-25'],
    ['dia 5 de março', '2026-03-05'],
    ['05/11', '2026-11-05'],
    ['5/1', '2027-01-05'],
    ['20/12', '2026-12-20'],
    ['20/05', '2026-05-20'],
    ['sexta 20', '2026-11-20'],
    ['há uma semana', '2026-11-19'],
    ['3 dias atrás', '2026-11-23'],
  ])('%s is %s', (words, day) => {
    expect(nearest(`uber ${words}`)).toBe(`${words} = ${day}`)
  })

  it.each(['sexta 14', 'semana passada', 'mês que vem', 'seg e qua', 'toda sexta', 'todo mês'])(
    '%s is not clear',
    (words) => {
      expect(nearest(`uber ${words}`)).toBe(`${words} = ?`)
    },
  )

  it.each(['aluguel do mês passado', 'segunda parcela', 'às 10h', 'hotel em 3 dias', 'cinema 20h'])(
    '«%s» names none',
    (words) => expect(nearest(words)).toBe(''),
  )

  it('is no fraction', () => {
    expect(nearest('1/2 pizza')).toBe('(1/2)')
    expect(nearest('parcela 3/10')).toBe('(3/10)')
    expect(nearest('prestação 13/24')).toBe('(13/24)')
    expect(nearest('academia 24/7')).toBe('(24/7)')
    expect(nearest('academia 24/7', '2026-07-30')).toBe('24/7 = 2026-07-24')
    expect(nearest('dia 24/7')).toBe('dia 24/7 = 2026-07-24')
  })
})
