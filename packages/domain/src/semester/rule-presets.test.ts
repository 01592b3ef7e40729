import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { anAssessment, aSubject } from '../../testing/index.ts'
import { FOUR_TERMS, ruleSchema, USUAL_RULE, type ApprovalRule, type Assessment } from './assessment.ts'
import { gradesOf } from './grades.ts'
import { ruleErrors, ruleForm, ruleOf } from './rule-form.ts'
import { presetForm, presetOf, RULE_PRESETS } from './rule-presets.ts'

const ruleFrom = (id: string): ApprovalRule => ruleOf({ ...ruleForm(USUAL_RULE), ...presetForm(id) })
const graded = (
  id: string,
  grades: readonly (number | null | Partial<Assessment>)[],
  notaFinal: number | null = null,
) => {
  const regra = ruleFrom(id)
  const avaliacoes = grades.map((one, at) =>
    anAssessment({
      id: `p${at + 1}`,
      etapa: regra.etapas.length > 0 ? at + 1 : 0,
      ...(typeof one === 'object' && one !== null ? one : { nota: one }),
    }),
  )
  return gradesOf(aSubject({ avaliacoes, regra, notaFinal }))
}

it('each is sound, with a name of its own, and says where it is from or what it passes (S9)', () => {
  expect(RULE_PRESETS.map(({ name }) => name)).toEqual([
    'Amazonas, rede estadual',
    'IFRN, disciplina anual',
    'IFRN, disciplina semestral',
    'UDESC',
    'UFC',
    'UFERSA',
    'UFMG',
    'UFPB',
    'UFPR',
    'UnB',
    'USP',
    'Média 7,0; final a partir de 4,0; (média + final) / 2 ≥ 5,0',
    'Média 7,0; final a partir de 4,0; (6 × média + 4 × final) / 10 ≥ 5,0',
    'Média 7,0; final a partir de 3,0; (média + final) / 2 ≥ 5,0',
    'Média 6,0; final a partir de 3,0; (média + final) / 2 ≥ 6,0',
    'Média 5,0; final a partir de 3,0; (média + final) / 2 ≥ 5,0',
    'Média 7,0, sem final',
    'Média 6,0, sem final',
    'Média 5,0, sem final',
  ])
  expect(new Set(RULE_PRESETS.map(({ id }) => id)).size).toBe(RULE_PRESETS.length)
  for (const { id, name, source } of RULE_PRESETS) {
    expect(v.is(ruleSchema, ruleFrom(id))).toBe(true)
    expect(ruleErrors(ruleForm(ruleFrom(id)))).toEqual({})
    expect(source === '').toBe(name.startsWith('Média'))
  }
})

describe('the rule of', () => {
  it.each<[string, readonly number[], object]>([
    ['UFC', [5, 6], { is: 'final', needed: 4.5 }],
    ['UFC', [6.9, 6.9], { is: 'final', needed: 4 }],
    ['UFC', [3.9], { is: 'reprovada' }],
    ['UDESC', [2], { is: 'final', needed: 9.5 }],
    ['UDESC', [1.66], { is: 'reprovada' }],
    ['UFERSA', [3.5, 3.5, 3.5], { is: 'final', needed: 7.25 }],
    ['UFERSA', [3.5, 3.5, 3.4], { is: 'reprovada' }],
    ['UFMG', [5.9], { is: 'final', needed: 6 }],
    ['UFMG', [3.99], { is: 'reprovada' }],
    ['UFPB', [4], { is: 'final', needed: 6.5 }],
    ['UFPR', [4, 4], { is: 'final', needed: 6 }],
    ['UnB', [5], { is: 'aprovada' }],
    ['UnB', [4.99], { is: 'reprovada' }],
    ['USP', [4.9], { is: 'final', needed: 5.1 }],
    ['USP', [2.99], { is: 'reprovada' }],
    ['IFRN, disciplina semestral', [5, 6], { is: 'final', needed: 6 }],
    ['IFRN, disciplina semestral', [1, 5], { is: 'final', needed: 7.5 }],
    ['IFRN, disciplina anual', [2, 2, 2, 2], { is: 'final', needed: 10 }],
    ['Amazonas, rede estadual', [5, 5, 5, 6], { is: 'final', needed: 6.75 }],
  ])('%s, after %j', (id, grades, standing) => {
    expect(graded(id, grades)).toMatchObject({ complete: true, standing })
  })

  it('UFC asks for 4,0 in the final exam itself', () => {
    expect(graded('UFC', [6.9], 3.99)).toMatchObject({ standing: { is: 'reprovada' } })
  })

  it('UFMG counts points by their weights, and no more than 60 after the exame especial', () => {
    const points = [
      { peso: 30, maxima: 30, nota: 20 },
      { peso: 70, maxima: 70, nota: 30 },
    ]
    expect(graded('UFMG', points)).toMatchObject({ mean: 5, standing: { is: 'final', needed: 6 } })
    expect(graded('UFMG', points, 9)).toMatchObject({ result: 6, standing: { is: 'aprovada' } })
    expect(graded('UFMG', points, 5.5)).toMatchObject({ result: 5.5, standing: { is: 'reprovada' } })
    expect(graded('UFMG', points, 4)).toMatchObject({ result: 5, standing: { is: 'reprovada' } })
  })
})

it('figures keep how the mean is computed and its stages (S9)', () => {
  const form = { ...ruleForm({ ...FOUR_TERMS, calculo: 'aritmetica' }), ...presetForm('7') }
  expect(ruleOf(form)).toEqual({ ...FOUR_TERMS, calculo: 'aritmetica', ...RULE_PRESETS.at(-3)!.regra })
  expect(presetForm('nenhuma')).toEqual({})
})

it('an institution is named while it is chosen and its rule is as it was: others have the same (S9)', () => {
  const rule = ruleFrom('UFPR')
  expect(presetOf(rule, 'UFPR')).toMatchObject({ name: 'UFPR' })
  expect(presetOf(rule, 'outra')).toMatchObject({ id: '7-4-5' })
  expect(presetOf({ ...rule, media: 6 }, 'UFPR')).toBeUndefined()
  expect(presetOf({ ...rule, calculo: 'aritmetica' }, 'UFPR')).toMatchObject({ id: '7-4-5' })
})
