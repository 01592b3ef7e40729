import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anAssessment, anySubjectDraft, aSubject } from '../../testing/index.ts'
import { decode, fieldErrors } from '../kernel/index.ts'
import { USUAL_RULE } from './assessment.ts'
import { isSemester, SUBJECT_KIND, subjectDraftSchema, type SubjectDraft } from './subject.ts'

const wrongIn = (over: Partial<SubjectDraft>) => fieldErrors<SubjectDraft>(subjectDraftSchema, aSubject(over))

it.each<[Partial<SubjectDraft>, string]>([
  [{ nome: ' ' }, 'Nome é obrigatório'],
  [{ semestre: '26.2' }, 'Escreva como 2026, ou de 2026.1 a 2026.4'],
  [{ inicio: '2026-02-30' }, 'Data inválida'],
  [{ faltasAntes: 2_001 }, 'As faltas vão de 0 a 2.000'],
  [{ faltasOficiais: { quantidade: -1, dia: '2026-11-20' } }, 'As faltas vão de 0 a 2.000'],
  [{ cargaHoraria: 2_001 }, 'A carga horária vai de 0 a 2.000 aulas'],
  [{ cargaHoraria: 1.5 }, 'A carga horária vai de 0 a 2.000 aulas'],
  [{ limiteFaltas: 101 }, 'O limite é um número inteiro de 0 a 100'],
  [{ notaFinal: 10.5 }, 'A nota vai de 0 a 10'],
  [{ notaFinal: 6.125 }, 'A nota vai de 0 a 10'],
  [{ estudos: { '2026-11-20': 1_441 } }, 'Um dia tem até 24 horas'],
  [{ metaEstudo: 10_081 }, 'A meta vai de 0 a 168 horas'],
  [{ mencao: 'A' as 'SS' }, 'Escolha uma das opções'],
  [{ local: 'x'.repeat(201) }, 'Use no máximo 200 caracteres'],
])('%j is told: %s', (over, sentence) => {
  expect(Object.values(wrongIn(over))).toEqual([sentence])
})

it.each<[Partial<SubjectDraft>]>([
  [{ faltas: { '2026-11-20': '8:00' } }],
  [{ faltas: { '2026-02-30': '08:00' } }],
  [{ avaliacoes: [anAssessment({ nota: 10.5, maxima: 10 })] }],
  [{ avaliacoes: [anAssessment({ etapa: 5 })] }],
  [{ regra: { ...USUAL_RULE, etapas: [1, 1, 1, 1, 1] } }],
  [{ regra: { ...USUAL_RULE, etapas: [0] } }],
  [{ avaliacoes: Array.from({ length: 101 }, (_, n) => anAssessment({ id: `p${n}` })) }],
])('%.60j is refused', (over) => {
  expect(Object.keys(wrongIn(over))).toHaveLength(1)
})

it.each([
  ['2026.2', true],
  ['2026.9', true],
  ['2026', true],
  ['26.2', false],
  ['2026.', false],
  ['0999.1', false],
])('%s is a semester: %s (S1, S10)', (text, is) => {
  expect(isSemester(text)).toBe(is)
})

test('any sound subject comes back as it was stored', () => {
  fc.assert(
    fc.property(anySubjectDraft, (draft) => {
      const stored = { ...aSubject(), ...draft }
      expect(decode(SUBJECT_KIND.schema, stored)).toEqual(stored)
    }),
  )
})

it('opens what was made before periods had kinds, and shows its semester as it is (S4, S10)', () => {
  const { periodo: _, inicio: __, fim: ___, semanaI: ____, ...earlier } = aSubject({ semestre: '2026.9' })
  const { faltasAntes: _____, faltasOficiais: ______, mencao: _______, ...stored } = earlier
  expect(decode(SUBJECT_KIND.schema, stored)).toEqual(aSubject({ semestre: '2026.9' }))
  expect(wrongIn({ semestre: '2026.9' })).toEqual({})
})

it('opens a rule and an assessment of an older version, which know no stages (S8)', () => {
  const {
    etapas: _,
    nomeEtapa: __,
    recuperacao: ___,
    final: ____,
    minimoNaFinal: _____,
    escala: ______,
    ...older
  } = USUAL_RULE
  const stored = { ...aSubject(), regra: { ...older, media: 6 } }
  expect(decode(SUBJECT_KIND.schema, stored)).toEqual({ ...stored, regra: { ...USUAL_RULE, media: 6 } })
  expect(decode(subjectDraftSchema, stored)?.regra).toEqual({ ...USUAL_RULE, media: 6 })
})

it('loses a broken day or assessment, and none beside it (S1)', () => {
  const stored = {
    ...aSubject({ avaliacoes: [anAssessment({ id: 'a' })] }),
    faltas: { '2026-11-20': '08:00', '2026-11-21': 8, ontem: '08:00' },
    estudos: { '2026-11-20': 30, '2026-11-21': -1 },
    regra: { media: 11 },
    outro: 1,
  }
  const broken = { ...stored, avaliacoes: [...stored.avaliacoes, { id: 'b' }] }
  expect(decode(SUBJECT_KIND.schema, broken)).toEqual({
    ...stored,
    faltas: { '2026-11-20': '08:00' },
    estudos: { '2026-11-20': 30 },
    regra: USUAL_RULE,
  })
})

it('has an assessment that two devices changed at once as the later one left it (S1, S10)', () => {
  const [first, other, later] = [
    anAssessment({ id: 'a', titulo: 'P1' }),
    anAssessment({ id: 'b' }),
    anAssessment({ id: 'a', titulo: 'P1 adiada' }),
  ]
  const { avaliacoes } = decode(SUBJECT_KIND.schema, aSubject({ avaliacoes: [first, other, later] }))!
  expect(avaliacoes).toEqual([later, other])
})
