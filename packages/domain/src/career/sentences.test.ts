import { describe, expect, it } from 'vitest'
import { careerFailure, type CareerFailure } from './messages.ts'
import { APPLICATION_TIPS, LINKEDIN_ITEMS, linkedinPercent, NETWORKING_ADVICE } from './tips.ts'

describe('a failed write (§8.13)', () => {
  it.each<[CareerFailure, string]>([
    ['saveApplication', 'Erro ao salvar candidatura. Tente novamente.'],
    ['removeApplication', 'Erro ao remover candidatura. Tente novamente.'],
    ['saveGoal', 'Erro ao salvar meta. Tente novamente.'],
    ['removeGoal', 'Erro ao remover meta. Tente novamente.'],
    ['saveContact', 'Erro ao salvar contato. Tente novamente.'],
    ['removeContact', 'Erro ao remover contato. Tente novamente.'],
    ['checklist', 'Erro ao atualizar a lista do LinkedIn. Tente novamente.'],
    ['import', 'Erro ao importar. Tente novamente.'],
  ])('%s says so', (failure, sentence) => {
    expect(careerFailure(failure, 'unknown')).toBe(sentence)
  })

  it('says why where that is known', () => {
    expect(careerFailure('saveGoal', 'network-request-failed')).toBe(
      'Erro ao salvar meta. Tente novamente. Sem conexão com a internet.',
    )
    expect(careerFailure('saveApplication', 'storage-full')).toBe(
      'Erro ao salvar candidatura. Tente novamente. O espaço deste navegador acabou.',
    )
    expect(careerFailure('removeApplication', 'permission-denied')).toBe(
      'Erro ao remover candidatura. Tente novamente. Sua conta não tem permissão para isso.',
    )
    expect(careerFailure('saveContact', 'not-found')).toBe(
      'Erro ao salvar contato. Tente novamente. O registro já tinha sido removido.',
    )
  })
})

describe('the LinkedIn checklist (§2.2, W24)', () => {
  it('has the six ids that are stored', () => {
    expect(LINKEDIN_ITEMS.map(({ id }) => id)).toEqual([
      'foto',
      'headline',
      'resumo',
      'experiencias',
      'habilidades',
      'conexoes',
    ])
    expect(LINKEDIN_ITEMS.slice(4).map(({ texto }) => texto)).toEqual([
      expect.stringContaining('10'),
      expect.stringContaining('50'),
    ])
  })

  it.each([
    [[], 0],
    [['foto'], 17],
    [['foto', 'resumo'], 33],
    [['foto', 'foto', 'outro'], 17],
    [LINKEDIN_ITEMS.map(({ id }) => id), 100],
  ])('with %j is at %d %%', (ids, percent) => {
    expect(linkedinPercent(ids)).toBe(percent)
  })
})

it('has four tips, and advice on strategies, events and the 48 hours after them (B7)', () => {
  expect(APPLICATION_TIPS.map(({ titulo }) => titulo)).toEqual([
    'Pesquise a empresa',
    'Adapte cada candidatura',
    'Acompanhe depois de enviar',
    'Prepare-se para a entrevista',
  ])
  expect(NETWORKING_ADVICE.map(({ titulo }) => titulo)).toEqual([
    'Estratégias',
    'Eventos',
    'Depois do encontro',
  ])
  expect(NETWORKING_ADVICE[2].itens[0]).toContain('48 horas')
  const texts = [
    ...APPLICATION_TIPS.map(({ texto }) => texto),
    ...NETWORKING_ADVICE.flatMap(({ itens }) => itens),
  ]
  expect(texts.filter((text) => /[<>*_!]/.test(text) || !text.endsWith('.'))).toEqual([])
})
