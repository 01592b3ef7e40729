import { aSubject } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { daysOffIn, dayOffWords } from './texts.ts'

const calculus = aSubject({ nome: 'Cálculo', semAula: { '2026-11-02': 'Finados', '2026-11-25': '' } })
const physics = aSubject({ nome: 'Física', semAula: { '2026-11-02': '', '2026-10-12': 'Padroeira' } })

it.each([
  ['2026-11-02', 'Sem aula: Finados'],
  ['2026-11-25', 'Sem aula de Cálculo'],
  ['2026-10-12', 'Sem aula de Física: Padroeira'],
  ['2026-11-03', ''],
])('says of %s «%s» (S14)', (day, words) => {
  expect(dayOffWords([calculus, physics], day)).toBe(words)
})

it('names the days without class of a month, in order (S14)', () => {
  expect(daysOffIn([calculus, physics], '2026-11')).toEqual(['02/11 (Finados)', '25/11 (Cálculo)'])
  expect(daysOffIn([calculus, physics], '2026-10')).toEqual(['12/10 (Física: Padroeira)'])
  expect(daysOffIn([calculus, physics], '2026-09')).toEqual([])
})
