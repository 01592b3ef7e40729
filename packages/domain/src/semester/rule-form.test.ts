import { expect, it } from 'vitest'
import { USUAL_RULE } from './assessment.ts'
import { ruleErrors, ruleForm, ruleOf } from './rule-form.ts'

it('shows a rule as it is typed, and reads it back', () => {
  const form = ruleForm({ ...USUAL_RULE, media: 6.5 })
  expect(form).toMatchObject({ media: '6,5', minimoFinal: '4' })
  expect(ruleOf(form)).toEqual({ ...USUAL_RULE, media: 6.5 })
  expect(ruleErrors(form)).toEqual({})
})

it.each([
  [{ minimoFinal: '7,5' }, { minimoFinal: 'O mínimo para a final não passa da média para aprovar' }],
  [{ media: '11' }, { media: 'Escolha uma nota de 0 a 10' }],
  [{ media: 'sete' }, { media: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ pesoFinal: '1,234' }, { pesoFinal: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ mediaFinal: '' }, { mediaFinal: 'Escolha uma nota de 0 a 10' }],
  [{ pesoFinal: '0' }, { pesoFinal: 'O peso vai de 0,01 a 100' }],
])('of %j it says %j', (over, errors) => {
  expect(ruleErrors({ ...ruleForm(USUAL_RULE), ...over })).toEqual(errors)
})
