import { describe, expect, it, test } from 'vitest'
import type { CalendarContext } from '../calendar/read.ts'
import { ics } from './ics.ts'

const CONTEXT: CalendarContext = {
  today: '2026-08-20',
  zone: 'America/Sao_Paulo',
  first: '2026-08-01',
  last: '2026-12-31',
}

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  'UID:1@exemplo',
  'SUMMARY:Prova',
  ...lines,
  'END:VEVENT',
]
const read = (text: string, over: Partial<CalendarContext> = {}) =>
  ics.read(text, { ...CONTEXT, ...over }).lines
const readEvent = (...lines: readonly string[]) => read(calendar(...event(...lines)))
const when = (...lines: readonly string[]) =>
  readEvent(...lines).map((line) =>
    line.item ? [line.item.data, line.item.hora].join(' ').trim() : (line.refused ?? line.none)!,
  )

const MOODLE = calendar(
  'METHOD:PUBLISH',
  'PRODID:-//Moodle Pty Ltd//NONSGML Moodle Version 2024100702//EN',
  'BEGIN:VEVENT',
  'UID:347608@campusvirtual.exemplo.br/presencial',
  'SUMMARY:Tarefa 1 está marcado(a) para esta data',
  String.raw`DESCRIPTION:Leia o capítulo 2\, responda e`,
  String.raw`  envie.\nAté as 23h.`,
  'CLASS:PUBLIC',
  'LAST-MODIFIED:20260810T120000Z',
  'DTSTAMP:20260811T120000Z',
  'DTSTART:20260819T020000Z',
  'DTEND:20260819T020000Z',
  'CATEGORIES:GCC128-2026/2',
  'END:VEVENT',
)

test('a calendar whose end is missing is told to be cut, with what it has (I26)', () => {
  const [told, cut] = [MOODLE, MOODLE.slice(0, MOODLE.lastIndexOf('END:VCALENDAR'))].map((text) => read(text))
  expect(cut).toEqual([
    ...told!,
    { at: 16, refused: 'O arquivo acaba antes do fim: falta “END:VCALENDAR”. Baixe-o de novo.' },
  ])
})

describe('a calendar of Moodle (S18)', () => {
  it('is known by its content', () => {
    expect(ics.recognise(MOODLE)).toBe(true)
    expect(ics.recognise(`\uFEFF${MOODLE.toLowerCase()}`)).toBe(true)
    expect(ics.recognise('Data;Valor\nBEGIN:VCALENDARIO;2')).toBe(false)
  })

  it('is read on the day of the student, without what Moodle adds to the name', () => {
    expect(read(MOODLE)).toEqual([
      {
        at: 5,
        item: {
          uid: '347608@campusvirtual.exemplo.br/presencial',
          titulo: 'Tarefa 1',
          data: '2026-08-18',
          hora: '23:00',
          categoria: 'GCC128-2026/2',
          descricao: 'Leia o capítulo 2, responda e envie.\nAté as 23h.',
          local: '',
          isCancelled: false,
          isDue: true,
        },
      },
    ])
  })

  test.each([
    ['America/Noronha', '2026-08-19 00:00'],
    ['America/Sao_Paulo', '2026-08-18 23:00'],
    ['America/Manaus', '2026-08-18 22:00'],
    ['America/Rio_Branco', '2026-08-18 21:00'],
  ])('in %s: %s', (zone, shown) => {
    const [line] = read(MOODLE, { zone })
    expect(`${line!.item!.data} ${line!.item!.hora}`).toBe(shown)
  })

  test.each([
    ['Atividade 3 está marcado(a) para esta data', 'Atividade 3', true],
    ['Relatório deve ser entregue nesta data', 'Relatório', true],
    ['Problem Set 3 is due', 'Problem Set 3', true],
    ['Journal is due (extension)', 'Journal', true],
    ['Questionário 2 fecha', 'Questionário 2', true],
    ['Questionário 2 abre', 'Questionário 2', false],
    ['Problem Set 3 is due to be graded', 'Problem Set 3', false],
    ['Tom &amp; Jerry\\, parte 2', 'Tom & Jerry, parte 2', true],
    ['  Prova \t de   Redes ', 'Prova de Redes', true],
    ['abre', 'abre', false],
  ])('«%s» is «%s»', (summary, titulo, isDue) => {
    const [line] = read(MOODLE.replace(/SUMMARY:.*/, `SUMMARY:${summary}`))
    expect(line!.item).toMatchObject({ titulo, isDue })
  })
})

describe('a time (S18)', () => {
  test.each([
    ['DTSTART:20260910T190000', '2026-09-10 19:00'],
    ['DTSTART;TZID=America/Manaus:20260910T190000', '2026-09-10 20:00'],
    ['DTSTART;TZID="America/Manaus":20260910T190000', '2026-09-10 20:00'],
    ['DTSTART;TZID=/mozilla.org/20050126_1/America/Manaus:20260910T190000', '2026-09-10 20:00'],
    ['DTSTART;TZID=E. South America Standard Time:20260910T190000', '2026-09-10 19:00'],
    ['DTSTART;TZID=Pacific Standard Time:20260910T190000', '2026-09-10 23:00'],
    ['DTSTART;TZID=W. Europe Standard Time:20260910T190000', '2026-09-10 14:00'],
    ['DTSTART;TZID=Greenwich Standard Time:20260910T190000', '2026-09-10 16:00'],
    ['DTSTART;TZID=Europe/Lisbon:20260910T190000', '2026-09-10 15:00'],
    ['DTSTART;VALUE=DATE:20260910', '2026-09-10'],
    ['DTSTART:20260910T1900', '2026-09-10 19:00'],
    ['DTSTART:20260910T190060Z', '2026-09-10 16:00'],
    ['DTSTART;TZID=Escola:20260910T190000', 'Fuso horário desconhecido: «Escola»'],
    ['DTSTART:20260230T190000', 'Data inválida: «20260230T190000»'],
    ['DTSTART:20261301T190000', 'Data inválida: «20261301T190000»'],
    ['DTSTART:20260910T250000', 'Hora inválida: «20260910T250000»'],
    ['DTSTART:amanhã', 'Data inválida: «amanhã»'],
    ['DTSTART:99990101T000000Z', 'Data inválida: «99990101T000000Z»'],
    ['X-NADA:1', 'Evento sem data'],
    ['DTSTART:20260110T190000', 'Fora do período'],
  ])('%s: %s', (line, shown) => {
    expect(when(line)).toEqual([shown])
  })

  const zone = (...offsets: readonly string[]) => [
    'BEGIN:VTIMEZONE',
    'TZID:Escola',
    ...offsets.flatMap((offset) => ['BEGIN:STANDARD', `TZOFFSETTO:${offset}`, 'END:STANDARD']),
    'END:VTIMEZONE',
  ]
  const inSchool = event('DTSTART;TZID=Escola:20260910T190000')

  it('of a zone that the file describes is read, if its clock is never changed', () => {
    const shown = (text: string) => read(text).map(({ item, refused }) => item?.hora ?? refused)
    expect(shown(calendar(...zone('-0200'), ...inSchool))).toEqual(['18:00'])
    expect(shown(calendar(...inSchool, ...zone('-0400', '-0400')))).toEqual(['20:00'])
    expect(shown(calendar(...zone('-0300', '-0200'), ...inSchool))).toEqual([
      'Fuso horário desconhecido: «Escola»',
    ])
    const named = zone('-0300', '-0200').with(2, 'X-LIC-LOCATION:America/Manaus')
    expect(shown(calendar(...named, ...inSchool))).toEqual(['20:00'])
  })

  it('that summer time leaves out is as if it had not begun', () => {
    const [line] = read(calendar(...event('DTSTART:20181104T000000')), {
      first: '2018-11-01',
      last: '2018-11-30',
    })
    expect(line!.item).toMatchObject({ data: '2018-11-04', hora: '01:00' })
  })

  it('ends on another day, or on the same one', () => {
    const last = (...lines: readonly string[]) => readEvent(...lines)[0]!.item!.dataFim
    expect(last('DTSTART:20260910T190000', 'DTEND:20260911T010000')).toBe('2026-09-11')
    expect(last('DTSTART:20260910T190000', 'DTEND:20260910T230000')).toBeUndefined()
    expect(last('DTSTART;VALUE=DATE:20260910', 'DTEND;VALUE=DATE:20260911')).toBeUndefined()
    expect(last('DTSTART;VALUE=DATE:20260910', 'DTEND;VALUE=DATE:20260913')).toBe('2026-09-12')
    expect(last('DTSTART:20260910T190000', 'DTEND:20260230T190000')).toBeUndefined()
  })
})

describe('what repeats (S18)', () => {
  test.each<[string, readonly string[]]>([
    ['FREQ=WEEKLY;COUNT=3', ['2026-09-02', '2026-09-09', '2026-09-16']],
    ['FREQ=WEEKLY;BYDAY=;COUNT=2', ['2026-09-02', '2026-09-09']],
    ['FREQ=WEEKLY;UNTIL=20260916', ['2026-09-02', '2026-09-09', '2026-09-16']],
    ['FREQ=WEEKLY;UNTIL=20260916T220000Z', ['2026-09-02', '2026-09-09', '2026-09-16']],
    ['FREQ=WEEKLY;UNTIL=20260916T215959Z', ['2026-09-02', '2026-09-09']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=4', ['2026-09-02', '2026-09-14', '2026-09-16', '2026-09-28']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', ['2026-09-02', '2026-09-25']],
    ['FREQ=MONTHLY;BYMONTHDAY=2,-1;COUNT=3', ['2026-09-02', '2026-09-30', '2026-10-02']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', ['2026-09-02', '2026-09-30']],
    ['FREQ=DAILY;BYDAY=SA;COUNT=2', ['2026-09-02', '2026-09-05']],
    ['FREQ=YEARLY', ['2026-09-02']],
    ['FREQ=SECONDLY', ['Repetição que não é lida: «FREQ=SECONDLY»']],
    ['FREQ=WEEKLY;BYDAY=XX', ['Repetição que não é lida: «BYDAY=XX»']],
    ['FREQ=WEEKLY;BYDAY=2MO', ['Repetição que não é lida: «BYDAY=2MO»']],
    ['FREQ=WEEKLY;INTERVAL=0', ['Repetição que não é lida: «INTERVAL=0»']],
    ['FREQ=WEEKLY;BYHOUR=8', ['Repetição que não é lida: «BYHOUR=8»']],
    ['FREQ=YEARLY;BYDAY=MO', ['Repetição que não é lida: «BYDAY=MO»']],
    ['FREQ=WEEKLY;UNTIL=20260230', ['Data inválida: «20260230»']],
  ])('%s', (rule, days) => {
    expect(when('DTSTART:20260902T190000', `RRULE:${rule}`).map((one) => one.replace(' 19:00', ''))).toEqual(
      days,
    )
  })

  it('without an end does so within the period', () => {
    const days = when('DTSTART;VALUE=DATE:20010101', 'RRULE:FREQ=DAILY')
    expect(days).toHaveLength(153)
    expect([days[0], days.at(-1)]).toEqual(['2026-08-01', '2026-12-31'])
    expect(when('DTSTART:20260803T190000', 'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30')).toEqual([
      '2026-08-03 19:00',
    ])
  })

  it('for longer than is read says so', () => {
    expect(when('DTSTART;VALUE=DATE:19500101', 'RRULE:FREQ=DAILY;COUNT=30000')).toEqual([
      'Repetição longa demais: o resto dela não foi lido',
    ])
  })

  it('leaves out its days without class and has others beside', () => {
    expect(
      when(
        'DTSTART:20260902T190000',
        'RRULE:FREQ=WEEKLY;COUNT=5',
        'EXDATE:20260909T190000,20260916T220000Z',
        'EXDATE;VALUE=DATE:20260923',
        'RDATE:20261001T080000',
      ),
    ).toEqual(['2026-09-02 19:00', '2026-09-30 19:00', '2026-10-01 08:00'])
  })

  it('keeps the hour of its zone where that has summer time', () => {
    const days = when('DTSTART;TZID=Europe/Lisbon:20261019T190000', 'RRULE:FREQ=WEEKLY;COUNT=2')
    expect(days).toEqual(['2026-10-19 15:00', '2026-10-26 16:00'])
  })

  it('has an occurrence moved or cancelled, known by the time that it had', () => {
    const lines = read(
      calendar(
        ...event('DTSTART;TZID=America/Sao_Paulo:20260902T190000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
        ...event('DTSTART:20260910T110000Z', 'RECURRENCE-ID:20260909T220000Z'),
        ...event('DTSTART:20260916T220000Z', 'RECURRENCE-ID:20260916T220000Z', 'STATUS:CANCELLED'),
      ),
    )
    expect(lines.map(({ item }) => [item!.data, item!.hora, item!.recurrenceId, item!.isCancelled])).toEqual([
      ['2026-09-02', '19:00', '20260902T220000Z', false],
      ['2026-09-10', '08:00', '20260909T220000Z', false],
      ['2026-09-16', '19:00', '20260916T220000Z', true],
    ])
  })
})

describe('what is broken (S18)', () => {
  const good = event('DTSTART:20260910T190000')

  it('breaks no other event', () => {
    const text = calendar(
      ...good,
      'isto não é nada',
      ...event('DTSTART:20260230T190000'),
      ...event('DTSTART:20260911T190000', 'RRULE:FREQ=WEEKLY;BYDAY=NUNCA'),
      ...event('DTSTART:20260912T190000', 'sem dois-pontos'),
      'BEGIN:VTODO',
      'SUMMARY:Comprar caderno',
      'END:VTODO',
      ...event('DTSTART:20260913T190000').with(2, 'SUMMARY:  '),
      ...event('DTSTART:20260914T190000').slice(0, -1),
    )
    expect(read(text).map(({ at, item, refused, none }) => [at, item?.data ?? refused ?? none])).toEqual([
      [3, '2026-09-10'],
      [9, 'Data inválida: «20260230T190000»'],
      [14, 'Repetição que não é lida: «BYDAY=NUNCA»'],
      [20, '2026-09-12'],
      [26, 'Tarefa ou anotação: só eventos são lidos'],
      [29, 'Evento sem nome'],
      [34, 'O arquivo acaba no meio deste evento'],
    ])
  })

  it('is no alarm of an event, whose words are its own', () => {
    const alarm = ['BEGIN:VALARM', 'DESCRIPTION:Lembrete', 'DTSTART:20260101T000000', 'END:VALARM']
    expect(readEvent(...alarm, 'DTSTART:20260910T190000')[0]!.item).toMatchObject({
      data: '2026-09-10',
      descricao: '',
    })
  })

  it('is a text that goes on without a fold', () => {
    const [line] = readEvent('DTSTART:20260910T190000', 'DESCRIPTION:Estude os capítulos', '2 e 3', '')
    expect(line!.item!.descricao).toBe('Estude os capítulos\n2 e 3')
  })

  it('is what a file has twice', () => {
    expect(read(calendar(...good, ...good)).map(({ none }) => none)).toEqual([
      undefined,
      'Repetido no arquivo',
    ])
  })

  it('is one that is cancelled, by itself or with its whole file', () => {
    const isCancelled = (text: string) => read(text)[0]!.item!.isCancelled
    const one = event('DTSTART:20260910T190000')
    expect(isCancelled(calendar('METHOD:CANCEL', ...one))).toBe(true)
    expect(isCancelled(calendar('METHOD:PUBLISH', ...one))).toBe(false)
    expect(isCancelled(calendar(...event('DTSTART:20260910T190000', 'STATUS:CANCELLED')))).toBe(true)
  })

  it('is the older version of an event, wherever it stands', () => {
    const [first, second] = ['DTSTART:20260910T190000', 'DTSTART:20260917T190000']
    const older = 'O arquivo tem uma versão mais nova deste evento'
    const says = (...versions: readonly (readonly string[])[]) =>
      read(calendar(...versions.flatMap((lines) => event(...lines)))).map(
        ({ item, none }) => none ?? item!.data,
      )
    expect(says([first!], [second!, 'SEQUENCE:1'])).toEqual([older, '2026-09-17'])
    expect(says([second!, 'SEQUENCE:10'], [first!, 'SEQUENCE:9'])).toEqual(['2026-09-17', older])
    expect(says([first!, 'SEQUENCE:0'], [second!, 'SEQUENCE:0'])).toEqual(['2026-09-10', '2026-09-17'])
  })

  it('is a change of all later times at once, which is said', () => {
    expect(when('RECURRENCE-ID;RANGE=THISANDFUTURE:20260910T190000', 'DTSTART:20260911T190000')).toEqual([
      'Mudança de várias repetições de uma vez, que não é lida',
    ])
  })

  it('is an event behind ten thousand others', () => {
    const lines = read(calendar(...Array.from({ length: 10_001 }, (_, n) => good.with(1, `UID:${n}`)).flat()))
    expect(lines).toHaveLength(10_001)
    expect(lines.at(-1)).toMatchObject({ refused: 'O arquivo tem eventos demais' })
  })
})
