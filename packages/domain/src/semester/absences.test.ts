import { describe, expect, it } from 'vitest'
import { aSubject } from '../../testing/index.ts'
import { absenceReason, absencesOf, absenceWords, attend, miss, missedOn } from './absences.ts'
import type { Subject } from './subject.ts'

const TODAY = '2026-11-20'
/** 60 class hours, of which 15 may be missed. */
const missing = (count: number, over: Partial<Subject> = {}) =>
  aSubject({
    faltas: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`2026-09-${String(n + 1).padStart(2, '0')}`, '07:00']),
    ),
    ...over,
  })

describe('the class hours missed on a day (S6)', () => {
  const some = aSubject({ faltas: { [TODAY]: '07:50' } })

  it('are put in order beside those that were missed already', () => {
    expect(miss(aSubject(), TODAY, ['07:50', '07:00'])).toEqual({ faltas: { [TODAY]: '07:00 07:50' } })
    expect(miss(some, TODAY, ['07:00'])).toEqual({ faltas: { [TODAY]: '07:00 07:50' } })
  })

  it('are written only where they change', () => {
    expect(miss(some, TODAY, ['07:50'])).toEqual({})
    expect(miss(some, TODAY, [])).toEqual({})
    expect(attend(some, TODAY, ['07:00'])).toEqual({})
    expect(attend(aSubject(), TODAY, ['07:00'])).toEqual({})
  })

  it('leave no empty day behind', () => {
    expect(attend(some, TODAY, ['07:50', '07:00'])).toEqual({ faltas: { [TODAY]: null } })
    expect(missedOn(aSubject(), TODAY)).toEqual([])
  })
})

describe('the limit', () => {
  it.each([
    [60, 25, 15],
    [59, 25, 14],
    [30, 25, 7],
    [68, 25, 17],
    [60, 0, 0],
    [60, 100, 60],
    [3, 33, 0],
  ])('of %d class hours at %d%% is %d', (cargaHoraria, limiteFaltas, limit) => {
    expect(absencesOf(aSubject({ cargaHoraria, limiteFaltas })).limit).toBe(limit)
  })

  it('is none where it is a distance course, or its length is not known', () => {
    for (const over of [{ ead: true }, { cargaHoraria: 0 }])
      expect(absencesOf(missing(2, over))).toEqual({ count: 2, left: 0, over: 0, state: 'livre' })
  })
})

it('counts class hours, and none of a day without class (S5, S6)', () => {
  const faltas = { '2026-11-16': '07:00 07:50', '2026-11-18': '07:00', '2026-11-20': '07:00 07:50' }
  expect(absencesOf(aSubject({ faltas })).count).toBe(5)
  expect(absencesOf(aSubject({ faltas, semAula: { '2026-11-20': 'Feriado' } })).count).toBe(3)
})

it.each([
  [0, 'ok', 'restam 15 faltas'],
  [10, 'ok', 'restam 5 faltas'],
  [11, 'perto', 'restam 4 faltas'],
  [14, 'perto', 'resta 1 falta'],
  [15, 'esgotado', 'Você não pode mais faltar'],
  [16, 'acima', '1 falta acima do limite'],
  [17, 'acima', '2 faltas acima do limite'],
] as const)(
  'after %d absences of 15, with four class hours a week, is %s: %s (S5, S6)',
  (count, state, words) => {
    expect(absencesOf(missing(count), 4).state).toBe(state)
    expect(absenceWords(missing(count))).toBe(words)
  },
)

it('says how the number came about', () => {
  expect(absenceReason(missing(2))).toBe('25% de 60 aulas = 15 faltas; você faltou 2')
  expect(absenceReason(missing(0, { cargaHoraria: 4 }))).toBe('25% de 4 aulas = 1 falta; você faltou 0')
  expect(absenceReason(missing(2, { cargaHoraria: 30 }))).toBe(
    '25% de 30 aulas = 7,5, ou seja 7 faltas; você faltou 2',
  )
})

it('says what there is to say where there is no limit', () => {
  expect(absenceWords(missing(2, { ead: true }))).toBe('EAD: sem limite de faltas')
  expect(absenceReason(missing(2, { ead: true }))).toBe('Curso a distância: faltas não contam')
  expect(absenceWords(missing(2, { cargaHoraria: 0 }))).toBe('2 faltas')
  expect(absenceWords(missing(0, { cargaHoraria: 0 }))).toBe('nenhuma falta')
  expect(absenceReason(missing(2, { cargaHoraria: 0 }))).toBe('Sem a carga horária não há limite de faltas')
})

describe('what was missed before the days were marked, and what the institution counts (S5, S12)', () => {
  const marked = (more: Partial<Subject>) =>
    missing(0, { faltas: { '2026-11-16': '07:00 07:50', '2026-11-23': '07:00' }, ...more })

  it('adds to the days', () => {
    expect(absencesOf(marked({ faltasAntes: 4 })).count).toBe(7)
    expect(absenceReason(marked({ faltasAntes: 4 }))).toBe('25% de 60 aulas = 15 faltas; você faltou 7')
  })

  it.each([
    [4, '2026-11-23', 4, 'a faculdade conta 4, você 3'],
    [4, '2026-11-20', 5, 'a faculdade conta 4, você 2'],
    [3, '2026-11-23', 3, 'você faltou 3'],
    [1, '2026-11-23', 3, 'a faculdade conta 1, você 3'],
    [0, '2026-11-01', 3, 'você faltou 3'],
  ])('of %d counted until %s takes %d: whichever is more', (quantidade, dia, count, said) => {
    const subject = marked({ faltasOficiais: { quantidade, dia } })
    expect(absencesOf(subject).count).toBe(count)
    expect(absenceReason(subject)).toBe(`25% de 60 aulas = 15 faltas; ${said}`)
  })

  it('says both where there is no limit', () => {
    const subject = marked({ cargaHoraria: 0, faltasOficiais: { quantidade: 4, dia: '2026-11-23' } })
    expect(absenceReason(subject)).toBe(
      'Sem a carga horária não há limite de faltas; a faculdade conta 4, você 3',
    )
  })
})

it('stays counted where the period was given other days later: the student has entered it', () => {
  const subject = aSubject({ faltas: { '2026-08-03': '08:00 08:50' }, faltasOficiais: null })
  const counted = absencesOf(subject).count
  expect(absencesOf({ ...subject, inicio: '2026-08-10', fim: '2026-12-12' }).count).toBe(counted)
  expect(counted).toBe(subject.faltasAntes + 2)
})
