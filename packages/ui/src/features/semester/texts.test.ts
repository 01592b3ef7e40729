import { anAssessment, aSubject } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { assessmentRead, kindsInWords, removed } from './texts.ts'
import { formatAbsence, clashWords } from './week/texts.ts'

/** What follows its mark is written from the right. */
const NAME = '\u202EabC'
const SAID = `\u2068${NAME}\u2069`
const subject = aSubject({ nome: NAME })

it('a name that turns what follows it turns no sentence (S4, S12, B27)', () => {
  expect(removed(subject, 'saved')).toBe(`${SAID} saiu do semestre`)
  expect(assessmentRead(anAssessment({ titulo: NAME }), subject)).toBe(
    `${SAID} de ${SAID}, 24/11/2026 às 10h`,
  )
  expect(formatAbsence(subject, '2026-11-20', 2, true, 'saved')).toBe(`${SAID}: 2 faltas em 20/11/2026`)
  expect(clashWords({ dia: 1, inicio: '08:00', fim: '08:50', a: subject, b: subject })).toBe(
    `seg, 8h às 8h50: ${SAID} e ${SAID}`,
  )
})

it('an exam that is read says a weight that is not the usual one (W17)', () => {
  const exam = anAssessment({ titulo: 'P1', peso: 2.5 })
  expect(assessmentRead(exam, aSubject({ nome: 'Física' }))).toBe(
    'P1 de Física, 24/11/2026 às 10h com peso 2,5',
  )
})

it('calls a period as its student does (S4, S12, B27)', () => {
  const year = aSubject({ nome: 'Física', semestre: '2026', periodo: 'ano' })
  expect(removed(year, 'saved')).toContain('saiu do ano')
  expect(kindsInWords([year], 'ano')).toBe('anos')
  expect(kindsInWords([], 'quadrimestre')).toBe('quadrimestres')
  expect(kindsInWords([year, aSubject({ semestre: '2027.1' })], 'ano')).toBe('períodos')
})
