import { aSubject } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { formatBorders } from './texts.ts'

const of = (...days: (readonly [inicio: string, fim: string])[]) =>
  days.map(([inicio, fim]) => aSubject({ inicio, fim, horarios: '24M12' }))
const WEEK = ['2026-12-14', '2026-12-20'] as const

it.each([
  [of(), ''],
  [of(['', '']), ''],
  [of(['2026-08-03', '2026-12-12']), 'As aulas terminaram em 12/12/2026.'],
  [of(['', '2026-10-02'], ['', '2026-12-12']), 'As aulas terminaram em 12/12/2026.'],
  [of(['', '2026-12-12'], ['', '']), ''],
  [of(['', '2026-12-14']), ''],
  [of(['2027-03-01', ''], ['2027-02-22', '']), 'As aulas começam em 22/02/2027.'],
  [of(['2027-02-22', ''], ['', '']), ''],
  [of(['2026-12-20', '']), ''],
])('says of a week without classes of %o: %s (S4)', (subjects, sentence) => {
  expect(formatBorders(subjects, ...WEEK)).toBe(sentence)
})

it('says where the classes end whose last day nobody has told (S4, S5)', () => {
  const subjects = of(['', ''], ['', '2026-12-12'])
  const sentence = 'Sem último dia em «Período», as aulas vão até 28/02/2027.'
  expect(formatBorders(subjects, '2027-03-01', '2027-03-07')).toBe(sentence)
  expect(formatBorders(subjects, '2027-02-22', '2027-02-28')).toBe('')
})

it('says nothing of subjects that are not taken or have no timetable (S4)', () => {
  const [over] = of(['', '2026-12-12'])
  const dropped = { ...over!, situacao: 'trancada' as const, fim: '2026-12-31' }
  expect(formatBorders([over!, dropped, { ...over!, horarios: '', fim: '' }], ...WEEK)).toBe(
    'As aulas terminaram em 12/12/2026.',
  )
})
