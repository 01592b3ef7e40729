import { aBook, anApplication, aReading, aSkill, aTransaction } from '@caderno/domain/testing'
import { describe, expect, it } from 'vitest'
import { careerFigure } from '../features/career/DashboardCard.tsx'
import { moneyFigure } from '../features/finance/DashboardCard.tsx'
import { readingFigure } from '../features/reading/DashboardCard.tsx'
import { skillFigure } from '../features/skills/DashboardCard.tsx'

const TODAY = '2026-11-20'

describe('the card of the career (§2.8)', () => {
  const inPhases = (...fases: ('enviado' | 'entrevista' | 'aprovado' | 'rejeitado')[]) =>
    fases.map((fase, at) => anApplication({ id: `c${at}`, fase }))

  it('counts all, the interviews, and how many got how far', () => {
    expect(careerFigure(inPhases('enviado', 'entrevista', 'entrevista', 'aprovado'), TODAY)).toEqual({
      value: '4',
      unit: 'candidaturas',
      note: '2 entrevistas em andamento',
      reached: [4, 3, 1],
    })
    expect(careerFigure(inPhases('entrevista'), TODAY)).toMatchObject({
      unit: 'candidatura',
      note: '1 entrevista em andamento',
    })
    expect(careerFigure(inPhases('enviado'), TODAY).note).toBe('Nenhuma entrevista em andamento')
    expect(careerFigure([], TODAY)).toMatchObject({ value: '0', note: 'Comece pela primeira' })
  })
})

describe('the card of the money (§2.8)', () => {
  it('shows the balance of the month, until today', () => {
    const saidas = [
      aTransaction({ valor: 100, data: '2026-11-02' }),
      aTransaction({ id: 'b', valor: 50, data: '2026-11-21' }),
      aTransaction({ id: 'c', valor: 7, data: '2026-10-31' }),
    ]
    const { saldo, note, balances } = moneyFigure(aBook({ saidas }), TODAY)
    expect([saldo, note, balances.length]).toEqual([-100, 'saldo de novembro', 20])
    expect(moneyFigure(aBook(), TODAY).note).toBe('Nenhum lançamento em novembro')
  })
})

describe('the card of the skills (§2.8)', () => {
  it('counts what was to be done today', () => {
    const skills = [
      aSkill({ checkins: { [TODAY]: '' } }),
      aSkill({ id: 'b' }),
      aSkill({ id: 'c' }),
      aSkill({ id: 'd', ativo: false }),
    ]
    expect(skillFigure(skills, TODAY)).toEqual({
      value: '1 de 3',
      unit: 'hoje',
      note: 'Nenhuma sequência ainda',
      percent: 33,
    })
  })

  it('counts the weeks that are complete when nothing is left for today', () => {
    const met = { metaSemanal: 1, checkins: { '2026-11-10': '', '2026-11-17': '' } }
    expect(skillFigure([aSkill(met)], TODAY)).toEqual({
      value: '1 de 1',
      unit: 'metas da semana',
      note: 'Sequência mais longa: 2 semanas',
      percent: 100,
    })
    expect(skillFigure([], TODAY)).toEqual({ value: '0', unit: 'habilidades', note: 'Comece pela primeira' })
  })

  it('says that none is ongoing, and draws no ring of nothing', () => {
    expect(skillFigure([aSkill({ ativo: false }), aSkill({ id: 'b', progresso: 100 })], TODAY)).toEqual({
      value: 'Nenhuma',
      unit: 'em andamento',
      note: 'Nenhuma sequência ainda',
    })
  })
})

describe('the card of the shelf', () => {
  it('counts the pages of the week, what is open and what was finished this year', () => {
    const shelf = [
      aReading({
        id: 'a',
        paginasPorDia: { '2026-11-15': 9, '2026-11-16': 10, [TODAY]: 5 },
        dataAtualizacao: '2026-11-16T12:00:00.000Z',
      }),
      aReading({ id: 'b', dataAtualizacao: '2026-11-19T12:00:00.000Z' }),
      aReading({ id: 'c', status: 'Concluído', dataTermino: '2026-01-02' }),
      aReading({ id: 'd', status: 'Concluído', dataTermino: '2025-12-31' }),
    ]
    expect(readingFigure(shelf, undefined, TODAY)).toMatchObject({
      value: '15',
      unit: 'páginas na semana',
      note: 'Lendo 2; 1 concluído neste ano',
      open: [{ id: 'b' }, { id: 'a' }],
    })
    expect(readingFigure([], undefined, TODAY)).toEqual({
      value: '0',
      unit: 'itens',
      note: 'Comece pelo primeiro',
      open: [],
    })
    expect(readingFigure(shelf.slice(0, 1), undefined, TODAY).note).toBe('Lendo 1')
  })

  it.each([
    ['livros', 'Lendo 0; 1 de 18 no ano'],
    ['paginas', 'Lendo 0; 256 de 18 páginas no ano'],
  ] as const)('says how far the goal in %s is', (tipo, note) => {
    const finished = aReading({ status: 'Concluído', paginasLidas: 256, dataTermino: '2026-05-02' })
    expect(readingFigure([finished], { ano: 2026, tipo, quantidade: 18 }, TODAY).note).toBe(note)
  })
})
