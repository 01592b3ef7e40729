import { expect, it } from 'vitest'
import { USUAL_RULE } from './assessment.ts'
import { ruleErrors, ruleForm, ruleOf } from './rule-form.ts'

it('shows a rule as it is typed, and reads it back (S8, S9)', () => {
  const form = ruleForm({ ...USUAL_RULE, media: 6.5 })
  expect(form).toMatchObject({ media: '6,5', minimoFinal: '4' })
  expect(ruleOf(form)).toEqual({ ...USUAL_RULE, media: 6.5 })
  expect(ruleErrors(form)).toEqual({})
})

it('has the weights of as many stages as are chosen (S8, S9)', () => {
  const form = ruleForm({ ...USUAL_RULE, etapas: [2, 2.5] })
  expect(form).toMatchObject({ etapas: '2', peso1: '2', peso2: '2,5', peso3: '1' })
  expect(ruleOf({ ...form, etapas: '3' }).etapas).toEqual([2, 2.5, 1])
  expect(ruleErrors({ ...form, peso3: 'x' })).toEqual({})
})

it.each([
  [{ etapas: '2', peso2: '0' }, { peso2: 'O peso vai de 0,01 a 100' }],
  [{ etapas: '2', peso1: 'x' }, { peso1: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ minimoNaFinal: '11' }, { minimoNaFinal: 'Escolha uma nota de 0 a 10' }],
  [{ minimoFinal: '7,5' }, { minimoFinal: 'O mínimo para a final não passa da média para aprovar' }],
  [{ media: '11' }, { media: 'Escolha uma nota de 0 a 10' }],
  [{ media: 'sete' }, { media: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ pesoFinal: '1,234' }, { pesoFinal: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ mediaFinal: '' }, { mediaFinal: 'Escolha uma nota de 0 a 10' }],
  [{ pesoFinal: '0' }, { pesoFinal: 'O peso vai de 0,01 a 100' }],
])('of %j it says %j (S8, S9)', (over, errors) => {
  expect(ruleErrors({ ...ruleForm(USUAL_RULE), ...over })).toEqual(errors)
})
