import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { AppError, createWrite, together, writeOf, type Inverse } from '../kernel/index.ts'
import { hoursBack } from './absences.ts'
import { SEMESTER_AGENDA } from './agenda.ts'
import { isSameHour, spansOf } from './class-hours.ts'
import { lanesOf } from './lanes.ts'
import { missWords } from './may-miss.ts'
import { roomOn } from './rooms.ts'
import { parseTable } from './slots.ts'
import type { Subject } from './subject.ts'
import { classesOn, clashesOf, hoursOn, isFortnightly, weekOfDay } from './week.ts'

/** A Friday: day 6 of the timetable. */
const FRIDAY = '2026-11-20'
const onFridays = (over: Partial<Subject> = {}) => aSubject({ horarios: '6M12', avaliacoes: [], ...over })

describe('what stands in the calendar of a day', () => {
  const events = (...subjects: Subject[]) => {
    const source = SEMESTER_AGENDA.events
    return source?.on({ subjects }, FRIDAY)
  }

  it('is each class with its hours, unless there is none that day, or the semester is over', () => {
    expect(events(onFridays(), aSubject({ horarios: '2M1', avaliacoes: [] }))).toEqual(['Cálculo I 7h–8h40'])
    expect(events(onFridays({ semAula: { [FRIDAY]: 'feriado' } }))).toEqual([])
    expect(events(onFridays({ fim: '2026-11-19' }))).toEqual([])
    expect(events(onFridays({ semestre: '2026.1' }))).toEqual([])
  })

  it('is each exam of that day with its hour, and no assignment', () => {
    const avaliacoes = [
      anAssessment({ id: 'a', data: FRIDAY, hora: '08:30' }),
      anAssessment({ id: 'b', data: FRIDAY, hora: '' }),
      anAssessment({ id: 'c', data: FRIDAY, tipo: 'entrega' }),
      anAssessment({ id: 'd', data: '2026-11-21' }),
    ]
    expect(events(aSubject({ horarios: '', avaliacoes }))).toEqual([
      'prova de Cálculo I às 8h30',
      'prova de Cálculo I',
    ])
  })
})

describe('the agenda', () => {
  it('takes an exam for an event, and an assignment for none', () => {
    const avaliacoes = [anAssessment({ id: 'a' }), anAssessment({ id: 'b', tipo: 'entrega' })]
    const tasks = SEMESTER_AGENDA.tasks({ subjects: [aSubject({ horarios: '', avaliacoes })] }, FRIDAY)
    expect(tasks.map(({ isEvent }) => isEvent)).toEqual([true, false])
  })

  it('adds up what was studied on a day', () => {
    const subjects = [
      aSubject({ estudos: { [FRIDAY]: 30 } }),
      aSubject({ estudos: { '2026-11-19': 50 } }),
      aSubject({ estudos: { [FRIDAY]: 45 } }),
    ]
    expect(SEMESTER_AGENDA.studied?.({ subjects }, FRIDAY)).toBe(75)
  })
})

describe('a missed day that is taken back', () => {
  const missed = (hours: string) => ({ faltas: hours === '' ? {} : { [FRIDAY]: hours } })
  const back = (now: string) => hoursBack(missed(now), FRIDAY, ['07:00', '07:50'], true)
  it('is attended again, is left where it is so already, and is not where a part of it changed since', () => {
    expect(back('07:00 07:50 13:00')).toEqual({ faltas: { [FRIDAY]: '13:00' } })
    expect(back('13:00')).toEqual({})
    expect(back('07:00 13:00')).toBeUndefined()
  })
  it('that was attended is missed again, in the same way', () => {
    const attended = (now: string) => hoursBack(missed(now), FRIDAY, ['07:00', '07:50'], false)
    expect(attended('13:00')).toEqual({ faltas: { [FRIDAY]: '07:00 07:50 13:00' } })
    expect(attended('07:00 07:50')).toEqual({})
    expect(attended('07:00')).toBeUndefined()
  })
})

describe('class hours', () => {
  const hour = { dia: 1, inicio: '07:00', fim: '07:50' }
  it('are the same on the same day from the same start to the same end', () => {
    expect(isSameHour(hour, { ...hour })).toBe(true)
    for (const other of [{ dia: 2 }, { inicio: '07:10' }, { fim: '08:00' }])
      expect(isSameHour(hour, { ...hour, ...other })).toBe(false)
  })
  it('are over when the last of them is, though one that begins later ends before', () => {
    const inside = { dia: 1, inicio: '07:10', fim: '07:30' }
    expect(spansOf([hour, inside, { dia: 1, inicio: '08:10', fim: '09:00' }])).toEqual([
      { dia: 1, inicio: '07:00', fim: '09:00' },
    ])
    expect(spansOf([hour, inside])).toEqual([hour])
  })
  it('side by side share the width as long as any of them lasts', () => {
    const long = { inicio: '07:00', fim: '12:00' }
    const lanes = lanesOf([long, { inicio: '08:00', fim: '09:00' }, { inicio: '10:00', fim: '11:00' }])
    expect(lanes.map(({ lane, lanes: of }) => [lane, of])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
    ])
  })
})

describe('before a class is missed', () => {
  const asked = (over: Partial<Subject>) =>
    missWords(aSubject({ ead: true, avaliacoes: [], ...over }), FRIDAY, ['07:00'], FRIDAY)
  it('the first exam to come is named, in whatever order they stand', () => {
    const avaliacoes = [
      anAssessment({ id: 'a', data: '2026-12-10' }),
      anAssessment({ id: 'b', data: '2026-11-30' }),
      anAssessment({ id: 'c', data: '2026-12-05' }),
    ]
    expect(asked({ avaliacoes })).toEqual(['prova em 10 dias', 'precisa de 7,0'])
  })
  it('what the final exam needs is named, where it needs something', () => {
    const graded = (nota: number, over: Partial<Subject['regra']> = {}) => {
      const subject = aSubject({ ead: true, avaliacoes: [anAssessment({ nota })] })
      return missWords({ ...subject, regra: { ...subject.regra, ...over } }, FRIDAY, ['07:00'], FRIDAY)
    }
    expect(graded(5)).toEqual(['precisa de 5,0 na final'])
    expect(graded(6, { mediaFinal: 3 })).toEqual([])
    expect(graded(8)).toEqual([])
  })
  it('nothing is needed where no grade passes without the final exam', () => {
    const avaliacoes = [anAssessment({ id: 'a', nota: 0 }), anAssessment({ id: 'b', data: '' })]
    expect(asked({ avaliacoes })).toEqual([])
  })
})

describe('the room of a class', () => {
  const at = (local: string, inicio: string, fim: string) => roomOn({ local }, '2026-11-23', { inicio, fim })
  it('is that of the last hour before it, in whatever order they stand', () => {
    const local = 'seg 13h: B2; seg 7h: A1; seg 10h: C3'
    expect(at(local, '07:00', '08:40')).toBe('A1')
    expect(at(local, '13:00', '14:40')).toBe('B2')
    expect(at(local, '07:00', '14:00')).toBe('A1, C3 às 10h, B2 às 13h')
  })
  it('is none that begins as the class ends', () => {
    expect(at('seg 7h: A1; seg 10h: C3', '07:00', '10:00')).toBe('A1')
  })
})

describe('a table of hours', () => {
  it.each(['M x-07:50', 'M 07:00-x', 'M 07:00'])('%s has no range', (text) => {
    expect(parseTable(text)).toEqual({ error: expect.stringContaining(text.slice(2)) as string })
  })
  it('has no two that begin at once', () => {
    expect(parseTable('M 07:00-07:50 07:00-08:40')).toHaveProperty('error')
    expect(parseTable('M 07:00-07:50 07:01-08:40')).toHaveProperty('ok')
  })
})

describe('weeks I and II', () => {
  it('take turns, before the first one too', () => {
    const days = ['2026-11-09', '2026-11-16', '2026-11-22', '2026-11-23', '2026-11-30', '2026-12-07']
    expect(days.map((day) => weekOfDay('2026-11-18', day))).toEqual(['II', 'I', 'I', 'II', 'I', 'II'])
    expect(weekOfDay('', FRIDAY)).toBeUndefined()
  })
  it('are asked for of what is being taken and has a class in one of them', () => {
    const is = (horarios: string, over: Partial<Subject> = {}) =>
      isFortnightly(aSubject({ horarios, ...over }))
    expect([is('2M12 quinzenal (I) 4M1'), is('2M12'), is('')]).toEqual([true, false, false])
    expect(is('2M12 quinzenal (I)', { situacao: 'aprovada' })).toBe(false)
  })
})

it('the hours of a day are the starts of its class hours', () => {
  expect(hoursOn(onFridays({ horarios: '6M12 6T1' }), FRIDAY)).toEqual(['07:00', '07:50', '13:00'])
  expect(hoursOn(onFridays(), '2026-11-19')).toEqual([])
})

it('of classes that begin at once the shorter comes first', () => {
  const names = classesOn(
    [onFridays({ nome: 'A', horarios: '6M123' }), onFridays({ nome: 'B', horarios: '6M12' })],
    FRIDAY,
  ).map(({ subject }) => subject.nome)
  expect(names).toEqual(['B', 'A'])
})

describe('two subjects at once', () => {
  const clashes = (...all: Subject[]) =>
    clashesOf(all).map(({ a, b, dia, inicio, fim }) => `${a.nome} ${b.nome} ${dia} ${inicio}–${fim}`)
  const named = (nome: string, horarios: string, over: Partial<Subject> = {}) =>
    aSubject({ nome, horarios, ...over })
  it('clash for as long as both last, the days in order and in a day the hours', () => {
    const a = named('A', '6M1234 2T12 2M12')
    const b = named('B', '6M23 2M12')
    const c = named('C', '2T2')
    expect(clashes(a, b, c)).toEqual(['A B 1 07:00–08:40', 'A C 1 13:50–14:40', 'A B 5 07:50–09:45'])
    expect(clashes(b, a)).toContain('B A 5 07:50–09:45')
  })
  it('clash where nobody knows when the first of them ends', () => {
    expect(clashes(named('A', '2M1'), named('B', '2M1', { inicio: '2026-08-01' }))).toHaveLength(1)
  })
})

it('of several changes together only what was made is taken back, where one is refused', async () => {
  const inverse = (what: string): Inverse => ({ command: 'back', args: [what], failure: 'update' })
  const taken: unknown[] = []
  const made = createWrite(Promise.resolve({ inverse: inverse('made') }), Promise.resolve('saved'))
  const refused = createWrite(
    Promise.resolve({ inverse: inverse('refused') }),
    Promise.reject(new AppError('storage-full')),
  )
  const revert = ({ args }: Inverse) => {
    taken.push(args[0])
    return writeOf(Promise.resolve('saved'))
  }
  await expect(together([made, refused], revert).outcome).rejects.toMatchObject({ code: 'storage-full' })
  expect(taken).toEqual(['made'])
})
