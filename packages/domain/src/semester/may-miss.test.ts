import { expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { missWords } from './may-miss.ts'
import type { Subject } from './subject.ts'

const TODAY = '2026-11-26'
/** A subject of 60 class hours, 15 of which may be missed. */
const missed = (faltasAntes: number, more: Partial<Subject> = {}) =>
  aSubject({ cargaHoraria: 60, limiteFaltas: 25, faltas: {}, faltasAntes, avaliacoes: [], ...more })
const words = (subject: Subject, hours = ['08:00']) => missWords(subject, TODAY, hours, TODAY)

it('says what is left before and after, when the next exam is and what is needed (S13)', () => {
  const avaliacoes = [
    anAssessment({ id: '1', nota: 7.7, data: '2026-10-01' }),
    anAssessment({ id: '2', data: '2026-12-01' }),
    anAssessment({ id: '3', data: '2026-12-20', nota: 7 }),
  ]
  expect(words(missed(12, { avaliacoes }))).toEqual(['restam 3 → 2', 'prova em 5 dias', 'precisa de 6,3'])
})

it.each([
  [12, ['08:00', '08:50'], 'restam 3 → 1'],
  [14, ['08:00'], 'resta 1 → 0'],
  [14, ['08:00', '08:50'], 'resta 1, e são 2 aulas'],
  [15, ['08:00'], 'Você não pode mais faltar'],
  [17, ['08:00'], '2 faltas acima do limite'],
])('after %d absences, of a class with hours %o: %s', (count, hours, said) => {
  expect(words(missed(count), hours)).toEqual([said])
})

it('counts no hour twice that was missed already', () => {
  const subject = missed(10, { faltas: { [TODAY]: '08:00' } })
  expect(words(subject)).toEqual(['restam 4'])
  expect(words(subject, ['08:00', '08:50'])).toEqual(['restam 4 → 3'])
})

it.each([
  [TODAY, 'prova hoje'],
  ['2026-11-27', 'prova amanhã'],
])('of an exam on %s: %s', (data, said) => {
  expect(words(missed(0, { cargaHoraria: 0, avaliacoes: [anAssessment({ data })] }))).toContain(said)
})

it('says nothing of a subject that is over, and no limit where there is none (S13)', () => {
  expect(words(missed(3, { situacao: 'aprovada' }))).toEqual([])
  expect(words(missed(3, { ead: true }))).toEqual([])
  expect(words(missed(3, { cargaHoraria: 0 }))).toEqual([])
})

it('names no exam before the class, no assignment, and none that is done (S13)', () => {
  const avaliacoes = [
    anAssessment({ id: '1', data: '2026-11-25' }),
    anAssessment({ id: '2', tipo: 'entrega', data: '2026-11-28' }),
    anAssessment({ id: '3', data: '2026-11-28', feita: true }),
    anAssessment({ id: '4', data: '' }),
  ]
  expect(words(missed(3, { cargaHoraria: 0, avaliacoes })).filter((one) => one.startsWith('prova'))).toEqual(
    [],
  )
})
