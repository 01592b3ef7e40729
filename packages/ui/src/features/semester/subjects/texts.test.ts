import { aSubject } from '@caderno/domain/testing'
import { expect, it, test } from 'vitest'
import { standingWords, formatStarts, formatTimetable } from './texts.ts'

it('says the days and the hour at which classes begin (L3)', () => {
  const subject = aSubject({ horarios: '35M23 sex 8h–10h30 quinzenal (I)' })
  expect(formatStarts(subject)).toBe('ter e qui 7h50; sex 8h na semana I')
  expect(formatTimetable(subject)).toBe('ter e qui, 7h50 às 9h45; sex, 8h às 10h30 na semana I')
})

/** 60 class hours, of which 15 may be missed. */
const MISSED = { cargaHoraria: 60, limiteFaltas: 25 }
test.each([
  [{ faltasAntes: 11 }, 'restam 4'],
  [{ faltasAntes: 14 }, 'resta 1'],
  [{ faltasAntes: 15 }, 'restam 0'],
  [{ faltasAntes: 17 }, '2 acima'],
  [{ faltasAntes: 2, cargaHoraria: 0 }, '2 faltas'],
  [{ ead: true }, 'EAD'],
  [{ faltasAntes: 11, situacao: 'trancada' }, 'Trancada'],
] as const)('of %o it says «%s» (L3)', (over, words) => {
  expect(standingWords(aSubject({ ...MISSED, faltas: {}, ...over }))).toBe(words)
})
