import { expect, it } from 'vitest'
import { anAssessment } from '../../testing/index.ts'
import { assessmentErrors, assessmentForm, assessmentOf } from './assessment-form.ts'

const form = assessmentForm('d1', anAssessment({ peso: 2.5, maxima: 8, nota: 6.5 }))

it('shows numbers as they are typed, and reads them back', () => {
  expect(form).toMatchObject({ disciplina: 'd1', peso: '2,5', maxima: '8', nota: '6,5' })
  expect(assessmentOf({ ...form, titulo: ' P1 ', nota: '7.25' })).toMatchObject({
    titulo: 'P1',
    peso: 2.5,
    maxima: 8,
    nota: 7.25,
  })
  expect(assessmentErrors(form)).toEqual({})
})

it('is of the stage that is chosen, or of none', () => {
  expect(form).toMatchObject({ etapa: '0', recuperacao: false })
  expect(assessmentForm('d1', anAssessment({ etapa: 2, recuperacao: true }))).toMatchObject({ etapa: '2' })
  expect(assessmentOf({ ...form, etapa: '3' })).toMatchObject({ etapa: 3, recuperacao: false })
  expect(assessmentErrors({ ...form, etapa: '5' })).toEqual({ etapa: 'A etapa vai de 1 a 4' })
})

it('has no grade where none is typed', () => {
  expect(assessmentOf({ ...form, nota: ' ' }).nota).toBeNull()
  expect(assessmentForm().nota).toBe('')
})

it.each([
  [{ disciplina: '' }, { disciplina: 'Escolha a disciplina' }],
  [{ titulo: ' ' }, { titulo: 'Título é obrigatório' }],
  [{ nota: '8,5' }, { nota: 'A nota vai de 0 à nota máxima' }],
  [{ nota: 'sete' }, { nota: 'Escreva a nota como 7,5, com até duas casas decimais' }],
  [{ peso: '1.00.0' }, { peso: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ maxima: 'dez' }, { maxima: 'Escreva um número como 1 ou 2,5, com até duas casas decimais' }],
  [{ maxima: '1.000', peso: '1.000,0' }, {}],
  [{ peso: '' }, { peso: 'O peso vai de 0 a 1.000' }],
  [{ peso: '1001' }, { peso: 'O peso vai de 0 a 1.000' }],
  [{ peso: '0' }, {}],
  [{ data: '2026-02-30' }, { data: 'Data inválida' }],
  [{ hora: '25:00' }, { hora: 'Hora inválida' }],
])('of %j it says %j', (over, errors) => {
  expect(assessmentErrors({ ...form, ...over })).toEqual(errors)
})
