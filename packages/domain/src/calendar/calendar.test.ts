import { describe, expect, it, test } from 'vitest'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  anApplication,
  anAssessment,
  aSkill,
  aSubject,
  aTransaction,
  halfSemester,
  NO_SOURCES,
} from '../../testing/index.ts'
import type { Application } from '../career/index.ts'
import { CALENDAR_KINDS, type CalendarKind, type IsoDate } from '../kernel/index.ts'
import { assumedDays, type Subject } from '../semester/index.ts'
import { calendarEntries } from './sources.ts'
import { calendarFile, printCalendar, type CalendarOptions, type CalendarSources } from './index.ts'

const TODAY = '2026-11-20'
const OPTIONS: CalendarOptions = {
  kinds: CALENDAR_KINDS,
  today: TODAY,
  zone: 'America/Sao_Paulo',
  now: new Date('2026-11-20T12:00:00Z'),
  hasReminders: false,
}
/** How many entries of each kind there are. */
function calendarCounts(sources: CalendarSources, today: IsoDate): Readonly<Record<CalendarKind, number>> {
  const counts = { aulas: 0, avaliacoes: 0, entrevistas: 0, lancamentos: 0, metas: 0, prazos: 0 }
  for (const { kind } of calendarEntries(sources, today)) counts[kind] += 1
  return counts
}
const CHANGED = '2026-08-01T10:00:00.000Z'

const SUBJECT = aSubject({
  id: 'c',
  nome: 'Cálculo; II',
  semestre: '2026.2',
  situacao: 'cursando',
  horarios: 'seg 8h-10h',
  local: 'Sala 7',
  professor: 'Ana',
  inicio: '2026-08-03',
  fim: '2026-08-31',
  semAula: { '2026-08-03': '', '2026-08-17': 'Feriado' },
  avaliacoes: [],
  updatedAt: CHANGED,
})

/** The lines of each event, folded ones joined. */
const events = (over: Partial<CalendarSources>, options: Partial<CalendarOptions> = {}) =>
  calendarFile({ ...NO_SOURCES, ...over }, { ...OPTIONS, ...options })
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => event.split('\r\nEND:VEVENT')[0]!.split('\r\n'))
const lineOf = (event: readonly string[] | undefined, name: string) =>
  event?.find((line) => line.startsWith(name)) ?? ''

test('classes of one hour are one event, without the days off (S19)', () => {
  expect(events({ subjects: [SUBJECT] })).toEqual([
    [
      'UID:aula-c-1-1@caderno',
      'DTSTAMP:20261120T120000Z',
      'LAST-MODIFIED:20260801T100000Z',
      'SEQUENCE:207741600',
      String.raw`SUMMARY:Cálculo\; II`,
      'DTSTART;TZID=America/Sao_Paulo:20260810T080000',
      'DTEND;TZID=America/Sao_Paulo:20260810T100000',
      'RRULE:FREQ=WEEKLY;UNTIL=20260831T110000Z;BYDAY=MO',
      'EXDATE;TZID=America/Sao_Paulo:20260817T080000',
      'LOCATION:Sala 7',
      'DESCRIPTION:Ana',
    ],
  ])
})

test('only a record that keeps when it was changed says so: any other would be new with each download (S19)', () => {
  const book = aBook({ saidas: [aTransaction({ tipo: 'saida', data: '2026-12-01' })] })
  const linesOf = (now: string) =>
    events({ book, subjects: [SUBJECT] }, { now: new Date(now) }).map((event) =>
      event.filter((line) => /^(?:SEQUENCE|LAST-MODIFIED)/.test(line)),
    )
  expect(linesOf('2026-11-20T12:00:00Z')).toEqual([
    ['LAST-MODIFIED:20260801T100000Z', 'SEQUENCE:207741600'],
    [],
  ])
  expect(linesOf('2026-11-21T12:00:00Z')).toEqual(linesOf('2026-11-20T12:00:00Z'))
})

test('a subject of a whole year without its days has classes up to the last day that it may have (S4, S19)', () => {
  const subject = { ...SUBJECT, semestre: '2026', horarios: 'dom 8h-10h', inicio: '', fim: '', semAula: {} }
  const [event] = events({ subjects: [subject] })
  expect(lineOf(event, 'DTSTART')).toBe('DTSTART;TZID=America/Sao_Paulo:20260104T080000')
  expect(lineOf(event, 'RRULE')).toBe('RRULE:FREQ=WEEKLY;UNTIL=20270228T110000Z;BYDAY=SU')
})

test('says from when to when classes are in the file whose first or last day nobody has told (S19)', () => {
  const open = { ...SUBJECT, nome: 'Redes', fim: '' }
  const words = (...subjects: readonly Subject[]) =>
    assumedDays(subjects, TODAY).map((text) => text.replaceAll(/[\u2068\u2069]/g, ''))
  expect(words(SUBJECT, open, { ...open, nome: 'Ética' }, { ...open, inicio: '' })).toEqual([
    'Sem primeiro ou último dia em «Período», as aulas de Redes e Ética vão de 03/08/2026 a 28/02/2027 no arquivo.',
    'Sem primeiro ou último dia em «Período», as aulas de Redes vão de 01/07/2026 a 28/02/2027 no arquivo.',
  ])
  const without = [
    { ...open, horarios: '' },
    { ...open, situacao: 'trancada' as const },
    { ...open, inicio: '', fim: '2026-11-19' },
  ]
  expect(words(...without)).toEqual([])
})

test('an hour that is put right stays the same event (S19)', () => {
  const [before] = events({ subjects: [SUBJECT] })
  const [after] = events({ subjects: [{ ...SUBJECT, horarios: 'seg 10h-12h' }] })
  expect(lineOf(after, 'UID')).toBe(lineOf(before, 'UID'))
  expect(lineOf(after, 'DTSTART')).toBe('DTSTART;TZID=America/Sao_Paulo:20260810T100000')
})

test('fortnightly classes are every other week, with the days off of their own weeks (S19)', () => {
  const subject = { ...SUBJECT, horarios: 'seg 8h-10h quinzenal (II)', semanaI: '2026-08-03', semAula: {} }
  const [event] = events({ subjects: [subject] })
  expect(lineOf(event, 'DTSTART')).toBe('DTSTART;TZID=America/Sao_Paulo:20260810T080000')
  expect(lineOf(event, 'RRULE')).toBe('RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20260824T110000Z;BYDAY=MO')
  expect(lineOf(event, 'EXDATE')).toBe('')
})

test('a subject without classes, or that is over, has none (S19)', () => {
  expect(
    events({
      subjects: [
        { ...SUBJECT, horarios: '' },
        { ...SUBJECT, situacao: 'trancada' },
      ],
    }),
  ).toEqual([])
  const off = Object.fromEntries(['03', '10', '17', '24', '31'].map((day) => [`2026-08-${day}`, '']))
  expect(events({ subjects: [{ ...SUBJECT, semAula: off }] })).toEqual([])
})

describe('an exam or assignment (S19)', () => {
  const timesOf = (over: Partial<Parameters<typeof anAssessment>[0] & object>) => {
    const subjects = [{ ...SUBJECT, avaliacoes: [anAssessment({ id: 'p1', titulo: 'P1', ...over })] }]
    const [event] = events({ subjects }, { kinds: ['avaliacoes'] })
    return event?.filter((line) => /^(?:UID|DT(?:START|END)|SUMMARY|LOCATION|TRANSP)/.test(line))
  }

  it('in a class ends with it, in its room', () => {
    expect(timesOf({ tipo: 'prova', data: '2026-08-24', hora: '08:00' })).toEqual([
      'UID:avaliacao-c-p1@caderno',
      String.raw`SUMMARY:P1\, Cálculo\; II`,
      'DTSTART;TZID=America/Sao_Paulo:20260824T080000',
      'DTEND;TZID=America/Sao_Paulo:20260824T100000',
      'LOCATION:Sala 7',
    ])
  })

  it('to be handed in has its hour alone', () => {
    expect(timesOf({ tipo: 'entrega', data: '2026-08-24', hora: '08:00' })!.slice(2)).toEqual([
      'DTSTART;TZID=America/Sao_Paulo:20260824T080000',
    ])
  })

  it('without an hour is of the day, and without a day is none', () => {
    expect(timesOf({ data: '2026-08-24', hora: '' })!.slice(2)).toEqual([
      'DTSTART;VALUE=DATE:20260824',
      'DTEND;VALUE=DATE:20260825',
      'TRANSP:TRANSPARENT',
    ])
    expect(timesOf({ data: '' })).toBeUndefined()
  })
})

describe('an interview (S19, S20)', () => {
  const linesOf = (over: Partial<Application>) => {
    const [event] = events({
      applications: [
        anApplication({ fase: 'entrevista', proximoContato: '2026-12-01', local: 'Recife', ...over }),
      ],
    })
    return event?.filter((line) => /^(?:DT(?:START|END)|LOCATION)/.test(line))
  }

  it('has its hour and its place', () => {
    expect(linesOf({ horaEntrevista: '14:30', localEntrevista: ' https://meet.exemplo.com/abc ' })).toEqual([
      'DTSTART;TZID=America/Sao_Paulo:20261201T143000',
      'DTEND;TZID=America/Sao_Paulo:20261201T153000',
      'LOCATION:https://meet.exemplo.com/abc',
    ])
  })

  it.each([
    ['08:05', '20261201T090500'],
    ['22:59', '20261201T235900'],
    ['23:00', '20261202T000000'],
    ['23:30', '20261202T003000'],
  ])('at %s keeps an hour, up to %s (S19)', (horaEntrevista, end) => {
    expect(linesOf({ horaEntrevista })?.[1]).toBe(`DTEND;TZID=America/Sao_Paulo:${end}`)
  })

  it('without them is of the day, where the job is', () => {
    expect(linesOf({})).toEqual([
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
      'LOCATION:Recife',
    ])
  })

  it('alone has them: what waits for an answer is of the day', () => {
    expect(linesOf({ fase: 'enviado', horaEntrevista: '14:30', localEntrevista: 'Sala 3' })).toEqual(
      linesOf({}),
    )
  })
})

test('what else has a day is of its kind, and what is over or has none is left out (S19)', () => {
  const day = '2026-12-01'
  const sources = {
    applications: [
      anApplication({ id: '1', fase: 'entrevista', vaga: 'Estágio', empresa: 'Acme', proximoContato: day }),
      anApplication({ id: '2', fase: 'rejeitado', proximoContato: day }),
      anApplication({ id: '3', fase: 'enviado', proximoContato: '' }),
    ],
    contacts: [aContact({ id: '1', nome: 'Ana', empresa: '', proximoContato: day })],
    careerGoals: [
      aCareerGoal({ id: '1', texto: 'Certificado', concluida: false, dataAlvo: day }),
      aCareerGoal({ id: '2', concluida: true, dataAlvo: day }),
    ],
    book: aBook({
      entradas: [],
      saidas: [
        aTransaction({
          id: '1',
          tipo: 'saida',
          descricao: 'Notebook',
          valor: 120,
          data: day,
          grupo: 'g',
          parcela: 3,
          parcelas: 10,
        }),
        aTransaction({ id: '2', tipo: 'saida', data: '2026-11-19' }),
        // What was spent today is no day to be reminded of.
        aTransaction({ id: '3', tipo: 'saida', data: TODAY }),
      ],
      metas: [
        aFinancialGoal({ id: '1', descricao: 'Viagem', valor: 100, valorAtual: 10, dataAlvo: day }),
        aFinancialGoal({ id: '2', valor: 100, valorAtual: 100, dataAlvo: day }),
      ],
    }),
    skills: [
      aSkill({ id: '1', nome: 'Violão', ativo: true, progresso: 10, dataConclusao: day }),
      aSkill({ id: '2', ativo: false, progresso: 10, dataConclusao: day }),
    ],
  }
  expect(events(sources).map((event) => [lineOf(event, 'UID'), lineOf(event, 'SUMMARY')])).toEqual([
    ['UID:candidatura-1@caderno', String.raw`SUMMARY:Entrevista: Estágio\, Acme`],
    ['UID:contato-1@caderno', 'SUMMARY:Falar com Ana'],
    ['UID:habilidade-1@caderno', 'SUMMARY:Prazo: Violão'],
    ['UID:lancamento-1@caderno', 'SUMMARY:Parcela 3/10: Notebook'],
    ['UID:meta-1@caderno', 'SUMMARY:Meta: Certificado'],
    ['UID:meta-financeira-1@caderno', 'SUMMARY:Meta: Viagem'],
  ])
  expect(events(sources).map((event) => lineOf(event, 'DTSTART'))).toEqual(
    Array.from({ length: 6 }, () => 'DTSTART;VALUE=DATE:20261201'),
  )
  expect(calendarCounts({ ...NO_SOURCES, ...sources }, TODAY)).toEqual({
    aulas: 0,
    avaliacoes: 0,
    entrevistas: 2,
    lancamentos: 1,
    metas: 2,
    prazos: 1,
  })
})

it('reminds a quarter of an hour before a class, a day before an exam with an hour, and the evening before a day (S19)', () => {
  const avaliacoes = [
    anAssessment({ id: 'a', data: '2026-08-24', hora: '08:00' }),
    anAssessment({ id: 'b', data: '2026-08-25', hora: '' }),
  ]
  const all = events({ subjects: [{ ...SUBJECT, avaliacoes }] }, { hasReminders: true })
  expect(all.map((event) => lineOf(event, 'TRIGGER'))).toEqual([
    'TRIGGER:-PT15M',
    'TRIGGER:-P1D',
    'TRIGGER:-PT6H',
  ])
})

describe('a zone (S19)', () => {
  const zoneLines = (zone: string, day: string) =>
    printCalendar([{ uid: '1', kind: 'aulas', title: 'Aula', day, time: '08:00' }], { ...OPTIONS, zone })
      .split('\r\n')
      .filter((line) => /^(?:TZ|BEGIN:(?:STANDARD|DAYLIGHT)|DTSTART:)/.test(line))

  test.each([
    ['America/Noronha', '-0200'],
    ['America/Sao_Paulo', '-0300'],
    ['America/Manaus', '-0400'],
    ['America/Rio_Branco', '-0500'],
  ])('%s is described by %s alone', (zone, offset) => {
    expect(zoneLines(zone, '2026-11-20')).toEqual([
      `TZID:${zone}`,
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
    ])
  })

  it('with summer time is described with its changes about the days of the file', () => {
    expect(zoneLines('Europe/Lisbon', '2026-10-25').slice(5)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:20261025T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0000',
    ])
  })

  it('that nobody knows is that of most students', () => {
    expect(zoneLines('Lua/Mar', '2026-11-20')[0]).toBe('TZID:America/Sao_Paulo')
  })
})

test('the file of half a semester has each event of a kind (S19)', () => {
  const { today, ...sources } = halfSemester()
  const counts = calendarCounts(sources, today)
  for (const kind of ['aulas', 'avaliacoes'] as const) {
    const text = calendarFile(sources, { ...OPTIONS, today, kinds: [kind] })
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(counts[kind])
  }
})
