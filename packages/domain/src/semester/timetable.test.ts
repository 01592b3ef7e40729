import { describe, expect, it } from 'vitest'
import { unclearHyphens, withoutHyphens } from './day-hyphens.ts'
import { slotsOf } from './institutions.ts'
import { printTimetable } from './timetable-print.ts'
import { parseTimetable, usualLoad } from './timetable.ts'

const UFRN = slotsOf('ufrn')
const hoursOf = (text: string, slots = UFRN) => {
  const parsed = parseTimetable(text, slots)
  if ('error' in parsed) throw new Error(parsed.error)
  return parsed.ok.map(({ dia, inicio, fim }) => `${dia} ${inicio}-${fim}`)
}
const printed = (text: string, slots = UFRN) => {
  const parsed = parseTimetable(text, slots)
  return 'ok' in parsed ? printTimetable(parsed.ok, slots) : parsed.error
}

describe('codes (S2)', () => {
  it('have days, a shift and slots', () => {
    expect(hoursOf('24M12')).toEqual(['1 07:00-07:50', '1 07:50-08:40', '3 07:00-07:50', '3 07:50-08:40'])
    expect(hoursOf('7n1')).toEqual(['6 18:45-19:35'])
    expect(hoursOf('24 m12')).toEqual(hoursOf('24M12'))
  })

  it('stand in any order, and come out by day and time', () => {
    expect(hoursOf('6T34;2M1, 2M2')).toEqual([
      '1 07:00-07:50',
      '1 07:50-08:40',
      '5 14:55-15:45',
      '5 15:45-16:35',
    ])
  })

  it('mean other hours at another institution', () => {
    expect(hoursOf('35M24', slotsOf('unb'))).toEqual([
      '2 08:55-09:50',
      '2 10:55-11:50',
      '4 08:55-09:50',
      '4 10:55-11:50',
    ])
    expect(hoursOf('3N79', slotsOf('ufc'))).toEqual(['2 20:30-21:30', '2 21:30-22:30'])
    expect(hoursOf('5T0', slotsOf('ufc'))).toEqual(['4 12:00-13:00'])
  })
})

describe('words (S2)', () => {
  it.each([
    ['seg e qua 8h–10h', ['1 08:00-09:00', '1 09:00-10:00', '3 08:00-09:00', '3 09:00-10:00']],
    ['segunda, quarta e sexta 08:00-08:50', ['1 08:00-08:50', '3 08:00-08:50', '5 08:00-08:50']],
    ['ter 14h às 16h', ['2 14:00-15:00', '2 15:00-16:00']],
    ['Quinta-feira, das 14H até às 15H', ['4 14:00-15:00']],
    ['sáb 8h30-10h', ['6 08:30-09:15', '6 09:15-10:00']],
    ['SABADO 8 a 9h', ['6 08:00-09:00']],
    ['domingo 20h-20h30', ['7 20:00-20:30']],
    ['dom 8h-8h50 e 10h-10h50', ['7 08:00-08:50', '7 10:00-10:50']],
    ['qua a sex 8h-9h', ['3 08:00-09:00', '4 08:00-09:00', '5 08:00-09:00']],
    ['de segunda-feira até a terça 8h-9h', ['1 08:00-09:00', '2 08:00-09:00']],
    ['seg, qui-sex - 8h-9h', ['1 08:00-09:00', '4 08:00-09:00', '5 08:00-09:00']],
    ['2ª e 4ª feira: 8h-9h', ['1 08:00-09:00', '3 08:00-09:00']],
    ['5a a 6ª-feira 8h-9h', ['4 08:00-09:00', '5 08:00-09:00']],
    ['terças e quintas 8hs-9hs', ['2 08:00-09:00', '4 08:00-09:00']],
    ['2as e 4as 10:00h-11h00min', ['1 10:00-11:00', '3 10:00-11:00']],
    ['ter 8h-10h10', ['2 08:00-08:43', '2 08:43-09:26', '2 09:26-10:10']],
  ] as const)('%s', (text, hours) => {
    expect(hoursOf(text)).toEqual(hours)
  })

  it('mix with codes', () => {
    expect(hoursOf('24M1 sex 14h–15h')).toEqual(['1 07:00-07:50', '3 07:00-07:50', '5 14:00-15:00'])
  })
})

it('has no classes where nothing is typed', () => {
  expect(parseTimetable(' ', UFRN)).toEqual({ ok: [] })
})

describe('what is not understood (S2)', () => {
  it.each([
    ['35N79', 'N não tem o horário 7', '7'],
    ['35N19', 'N não tem o horário 9', '9'],
    ['24M12 18M1', 'Dia 1 não existe: use 2 (segunda) a 7 (sábado)', '1'],
    ['28M12', 'Dia 8 não existe: use 2 (segunda) a 7 (sábado)', '8'],
    ['24M12 abc', 'Não entendi «abc»', 'abc'],
    ['24M', 'Não entendi «24M»', '24M'],
    ['24', 'Não entendi «24»', '24'],
    ['24 M19', 'M não tem o horário 9', '9'],
    ['M12', 'Falta o dia antes de «M12»', 'M12'],
    ['7ª 8h–10h', 'Não entendi «7ª»', '7ª'],
    ['8h–10h', 'Falta o dia antes de «8h»', '8h'],
    ['sex a seg 8h–9h', 'O último dia não vem depois do primeiro: «sex–seg»', 'sex a seg'],
    ['2ª a 2ª 8h–9h', 'O último dia não vem depois do primeiro: «2ª–2ª»', '2ª a 2ª'],
    ['seg a sex', 'Falta a hora depois de «sex», como 8h–10h', 'sex'],
    ['seg, qua', 'Falta a hora depois de «qua», como 8h–10h', 'qua'],
    ['seg 24M12', 'Falta a hora depois de «seg», como 8h–10h', 'seg'],
    ['seg 8h', 'Falta a hora do fim depois de «8h»', '8h'],
    ['seg 8h-25h', 'A hora «25h» não existe', '25h'],
    ['seg 8h75-9h', 'A hora «8h75» não existe', '8h75'],
    ['sex 10h – 8h', 'O fim vem antes do início: «10h–8h»', '10h – 8h'],
    ['sex 8h-08:00', 'O fim vem antes do início: «8h–08:00»', '8h-08:00'],
    ['2M1\u0301', 'Não entendi «2M1\u0301»', '2M1\u0301'],
  ])('%s: %s', (text, error, part) => {
    const parsed = parseTimetable(text, UFRN)
    expect(parsed).toMatchObject({ error })
    expect('error' in parsed && text.slice(parsed.from, parsed.to)).toBe(part)
  })
})

describe('hours that repeat or touch are one (S2)', () => {
  it.each([
    ['24M12 24M12', '24M12'],
    ['24M12 4M1', '24M12'],
    ['22M1', '2M1'],
    ['24M12 4M23', '2M12 4M123'],
    ['2M12 seg 7h-8h40', '2M12'],
    ['2M23 seg 7h50-9h45', '2M23'],
    ['2M1 seg 7h-8h', 'seg 7h–8h'],
    ['2M1 seg 7h30-8h', '2M1, seg 7h30–8h'],
    ['2M12 seg 7h-9h30', '2M12, seg 8h40–9h30'],
    ['seg 8h-10h seg 9h-11h', 'seg 8h–11h'],
    ['seg 8h-10h seg 8h-10h', 'seg 8h–10h'],
  ])('%s is %s', (text, canonical) => {
    expect(printed(text)).toBe(canonical)
  })

  it('counts each code where the table of the institution overlaps', () => {
    expect(hoursOf('6T67 6N1', slotsOf('unb'))).toEqual(['5 18:00-18:55', '5 18:55-19:50', '5 19:00-19:50'])
    expect(hoursOf('2M23', slotsOf('ufc'))).toEqual(['1 08:00-09:00', '1 08:30-09:30'])
  })
})

describe('written otherwise (S2)', () => {
  it.each([
    ['24M1,2', '24M12'],
    ['24M1/2', '24M12'],
    ['3,5T12', '35T12'],
    ['24 M 12', '24M12'],
    ['2a e 4a M12', '24M12'],
    ['seg e qua M12 T34', '24M12 24T34'],
    ['segundas e quartas-feiras 7h-8h40', '24M12'],
    ['２４Ｍ１２', '24M12'],
    ['24\u200bM12', '24M12'],
    ['seg\u00a07h-7h50', '2M1'],
    ['Seg-Qua 7h-7h50', '24M1'],
    ['seg-sex 7h-7h50', '23456M1'],
    ['seg–sáb 7h-7h50', '234567M1'],
    ['seg-ter 7h-7h50', '23M1'],
    ['seg-qua-sex 7h-7h50', '246M1'],
    ['sex-seg 7h-7h50', '26M1'],
    ['seg 07:00 08:40 qua 07:00 08:40', '24M12'],
    ['seg a qua 7h-7h50', '234M1'],
    ['2.0820-2 4.1010-2', 'seg 8h20–10h, qua 10h10–11h50'],
    ['3.0910-2', 'ter 9h10–10h, ter 10h10–11h'],
  ])('%s is %s', (text, canonical) => {
    expect(printed(text)).toBe(canonical)
  })

  it('has Sundays where the table of the institution has them', () => {
    expect(hoursOf('17M24', slotsOf('ufc'))).toEqual([
      '6 08:00-09:00',
      '6 09:00-10:00',
      '7 08:00-09:00',
      '7 09:00-10:00',
    ])
    expect(printed('1M24', slotsOf('ufc'))).toBe('1M24')
  })

  it.each([
    ['Seg-Qua 8h-9h', 'e', 'Seg e Qua 8h-9h'],
    ['Seg - Qua 8h-9h', 'a', 'Seg a Qua 8h-9h'],
    ['seg-sex 8h-9h, ter–qui 8h-9h', 'e', 'seg-sex 8h-9h, ter e qui 8h-9h'],
    ['seg-qua-sex 8h-9h', 'a', 'seg-qua-sex 8h-9h'],
  ] as const)('%s with «%s» for a dash is %s', (text, word, clear) => {
    expect(withoutHyphens(text, word)).toBe(clear)
    expect(unclearHyphens(clear)).toEqual([])
  })
})

describe('fortnightly classes (S2, S5)', () => {
  it.each([
    ['quarta das 19:00 às 21:00 - quinzenal (I)', 'qua 19h–21h quinzenal (I)'],
    ['24M12 quinzenal (II)', '24M12 quinzenal (II)'],
    ['24M12 (quinzenal II)', '24M12 quinzenal (II)'],
    ['24M12 quinzenal', '24M12 quinzenal (I)'],
    ['2M12 semana A 4M12 semana B', '2M12 quinzenal (I), 4M12 quinzenal (II)'],
    ['seg 7h-8h40 - semanal; qua 7h-8h40 - quinzenal (I)', '2M12, 4M12 quinzenal (I)'],
    ['2M12 quinzenal (I) 2M12 quinzenal (II)', '2M12'],
    ['2M12 quinzenal (I) 2M1 quinzenal (II)', '2M1, 2M2 quinzenal (I)'],
    ['2M12 2M12 quinzenal (I)', '2M12'],
    ['seg 8h-10h quinzenal (I), seg 8h-10h semana B', 'seg 8h–10h'],
  ])('%s is %s', (text, canonical) => {
    expect(printed(text)).toBe(canonical)
  })

  it('count half', () => {
    const load = (text: string) => {
      const parsed = parseTimetable(text, UFRN)
      return 'ok' in parsed && usualLoad(parsed.ok)
    }
    expect([
      load('24M12 quinzenal (I)'),
      load('2M12 4M1 quinzenal'),
      load('2M1 quinzenal I 2M1 quinzenal II'),
    ]).toEqual([30, 38, 15])
  })

  it('alone say no hour', () => {
    expect(parseTimetable('quinzenal (I)', UFRN)).toMatchObject({
      error: 'Não entendi «quinzenal (I)»',
      from: 0,
      to: 13,
    })
  })
})

describe('printed', () => {
  it.each([
    ['', ''],
    ['4M2 2M1 2m2 4M1 6T34', '24M12 6T34'],
    ['2M1 4M12', '2M1 4M12'],
    ['segunda 7h-8h40 e sexta 07:00-08:40', '26M12'],
    ['quarta, segunda e sex 8:00-10:00', 'seg, qua e sex 8h–10h'],
    ['sab 8h30 as 10h 35N12', '35N12, sáb 8h30–10h'],
    ['seg 8h-10h 10h-12h', 'seg 8h–10h, seg 10h–12h'],
    ['dom 7h-7h50', 'dom 7h–7h50'],
  ])('%j is %j', (text, canonical) => {
    expect(printed(text)).toBe(canonical)
  })
})

it('has a usual load of 15 weeks', () => {
  const parsed = parseTimetable('24M12', UFRN)
  expect('ok' in parsed && usualLoad(parsed.ok)).toBe(60)
})
