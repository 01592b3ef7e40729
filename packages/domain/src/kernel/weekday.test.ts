import { expect, it } from 'vitest'
import { weekdayOf } from './weekday.ts'

it.each([
  [
    1,
    [
      'segunda',
      'SEG',
      'segunda-feira',
      'segunda feira',
      'segundas',
      'segundas-feiras',
      '2ª',
      '2a',
      '2ªs',
      '2as',
    ],
  ],
  [2, ['terça', 'terca', 'ter', 'Terças', '3ª-feira', '3a feira']],
  [3, ['quarta', 'qua', '4ª']],
  [4, ['quinta', 'qui', '5as']],
  [5, ['sexta', 'sex', '6ª feira']],
  [6, ['sábado', 'sabados', 'sáb']],
  [7, ['domingo', 'dom']],
  [0, ['', 'segundo', 'sexto', 'do', 'segs', '1ª', '7a', '2', '24', 'feira', 'a2ª']],
])('%d is %j (S2)', (day, words) => {
  expect(words.map(weekdayOf)).toEqual(words.map(() => day))
})
