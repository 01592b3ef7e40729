import { describe, expect, it } from 'vitest'
import { aSkill } from '../../testing/index.ts'
import { editedSkill, followTerm, skillErrors, skillForm, skillOf, type SkillForm } from './form.ts'

const TODAY = '2026-11-20'
const typed: SkillForm = { ...skillForm(TODAY), nome: 'Violão', descricao: 'Dedilhado' }

it('starts with the defaults of a new skill, from today on', () => {
  expect(skillForm(TODAY)).toEqual({
    nome: '',
    categoria: 'Estudo',
    descricao: '',
    nivel: 'Iniciante',
    meta: '',
    prazo: '1 mês',
    dataInicio: TODAY,
    dataConclusao: '2026-12-20',
    metaSemanal: 3,
  })
})

it('opens a skill as it is stored', () => {
  expect(skillForm(TODAY, aSkill({ prazo: '1 dia', dataConclusao: '2030-01-01' }))).toMatchObject({
    nome: 'Inglês',
    prazo: '1 dia',
    dataConclusao: '2030-01-01',
  })
})

describe('the end date', () => {
  it('follows the start and the term', () => {
    expect(followTerm(typed, { prazo: '2 semanas' })).toEqual({
      ...typed,
      prazo: '2 semanas',
      dataConclusao: '2026-12-04',
    })
    expect(followTerm(typed, { dataInicio: '2026-01-31' })).toEqual({
      ...typed,
      dataInicio: '2026-01-31',
      dataConclusao: '2026-02-28',
    })
    expect(followTerm(typed, { dataInicio: '' }).dataConclusao).toBe('')
    expect(followTerm({ ...typed, dataConclusao: '2030-01-01' }, { nome: 'Piano' })).toEqual({
      ...typed,
      nome: 'Piano',
      dataConclusao: '2030-01-01',
    })
  })

  it('with Personalizado is the start date, until the user chooses another', () => {
    const own = followTerm(typed, { prazo: 'Personalizado' })
    expect(own.dataConclusao).toBe(TODAY)
    expect(followTerm(typed, { prazo: 'Personalizado' }, true).dataConclusao).toBe(TODAY)
    expect(followTerm(own, { dataInicio: '2026-12-01' })).toEqual({
      ...own,
      dataInicio: '2026-12-01',
      dataConclusao: '2026-12-01',
    })
    const chosen = followTerm(own, { dataConclusao: '2027-03-01' }, true)
    expect(chosen.dataConclusao).toBe('2027-03-01')
    expect(followTerm(chosen, { dataInicio: '2026-12-01' }, true)).toEqual({
      ...chosen,
      dataInicio: '2026-12-01',
    })
    expect(followTerm(chosen, { prazo: 'Personalizado' }, true).dataConclusao).toBe('2027-03-01')
    expect(followTerm(chosen, { prazo: '1 dia' }, true).dataConclusao).toBe('2026-11-21')
  })
})

describe('what is wrong (§5.8)', () => {
  it('is said beside each field', () => {
    expect(skillErrors(typed)).toEqual({})
    expect(skillErrors({ ...typed, nome: ' ', descricao: '', dataInicio: '' })).toEqual({
      nome: 'Nome é obrigatório',
      descricao: 'Descrição é obrigatória',
      dataInicio: 'Data de início é obrigatória',
    })
    expect(skillErrors({ ...typed, metaSemanal: 0 })).toEqual({
      metaSemanal: 'Escolha de 1 a 7 vezes por semana',
    })
  })

  it.each([
    ['', 'Data de conclusão é obrigatória'],
    ['2026-11-19', 'A data de conclusão não pode ser antes do início'],
    ['2026-02-30', 'Data inválida'],
    ['2026-11-20', undefined],
  ])('with Personalizado about the end %j', (dataConclusao, error) => {
    expect(skillErrors({ ...typed, prazo: 'Personalizado', dataConclusao }).dataConclusao).toBe(error)
  })

  it('is nothing about an end that is not typed', () => {
    expect(skillErrors({ ...typed, dataConclusao: '' })).toEqual({})
    expect(skillErrors({ ...typed, dataConclusao: '2026-01-01' })).toEqual({})
  })
})

it('saves a new skill with nothing done', () => {
  expect(skillOf({ ...typed, nome: ' Violão ', metaSemanal: 5 })).toEqual({
    ...typed,
    nome: 'Violão',
    metaSemanal: 5,
    progresso: 0,
    ativo: true,
    checkins: {},
    pausas: [],
    estudos: {},
  })
})

it('writes of an edit what was changed, and nothing else', () => {
  const opened = aSkill({ prazo: '1 mês', dataInicio: TODAY, dataConclusao: '2026-12-20' })
  const form = skillForm(TODAY, opened)
  expect(editedSkill(opened, form)).toEqual({})
  expect(editedSkill(opened, { ...form, nome: ' Francês ' })).toEqual({ nome: 'Francês' })
  expect(editedSkill(opened, followTerm(form, { prazo: '3 meses' }))).toEqual({
    prazo: '3 meses',
    dataConclusao: '2027-02-20',
  })
})
