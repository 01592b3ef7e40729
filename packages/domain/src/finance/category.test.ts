import { describe, expect, it } from 'vitest'
import { aBook, aTransaction } from '../../testing/index.ts'
import { categoryFor } from './category.ts'

const book = aBook({
  entradas: [aTransaction({ id: 'e', tipo: 'entrada', categoria: 'Freelancer', descricao: 'Uber da Ana' })],
  saidas: [
    aTransaction({ id: 'a', descricao: 'Açaí', categoria: 'Lazer', data: '2026-11-01' }),
    aTransaction({ id: 'b', descricao: 'açai', categoria: 'Alimentação', data: '2026-11-10' }),
    aTransaction({ id: 'c', descricao: 'Presente da mãe', categoria: 'Lazer' }),
    aTransaction({ id: 'g', descricao: 'Presente da tia', categoria: 'Faculdade', data: '2025-01-01' }),
    aTransaction({ id: 'd', descricao: 'Show da Bia', categoria: 'Faculdade', data: '2025-01-01' }),
    aTransaction({ id: 'f', descricao: 'Show do Gil', categoria: 'Lazer' }),
  ],
})

describe('the category of a description (W17)', () => {
  it('is that of its latest transaction, whatever its accents and capitals', () => {
    expect(categoryFor('  ACAI ', 'saida', book)).toEqual({ categoria: 'Alimentação', from: 'remembered' })
    expect(categoryFor('show da bia', 'saida', book)).toEqual({ categoria: 'Faculdade', from: 'remembered' })
  })

  it('else of the latest that begins with the same word', () => {
    expect(categoryFor('presente do pai', 'saida', book)).toEqual({ categoria: 'Lazer', from: 'remembered' })
  })

  it('is not remembered from the other type', () => {
    expect(categoryFor('uber da ana', 'saida', book)).toEqual({ categoria: 'Transporte', from: 'word' })
    expect(categoryFor('Uber', 'entrada', book)).toEqual({ categoria: 'Freelancer', from: 'remembered' })
  })

  it.each([
    ['saida', 'almoço no centro', 'Alimentação'],
    ['saida', 'iFood', 'Alimentação'],
    ['saida', 'passagem de ônibus', 'Transporte'],
    ['saida', 'conta de luz', 'Moradia'],
    ['saida', 'remédio', 'Saúde'],
    ['saida', 'tênis', 'Vestuário'],
    ['saida', 'cinema com a Bia', 'Lazer'],
    ['saida', 'mensalidade', 'Faculdade'],
    ['saida', 'livro', 'Educação'],
    ['entrada', 'bolsa', 'Salário'],
    ['entrada', 'mesada', 'Mesada'],
    ['entrada', 'presente', 'Presente'],
  ] as const)('else of a word that is known: %s «%s» is %s', (tipo, descricao, categoria) => {
    expect(categoryFor(descricao, tipo, aBook())).toEqual({ categoria, from: 'word' })
  })

  it.each(['saida', 'entrada'] as const)('else Outros (%s)', (tipo) => {
    expect(categoryFor('xyz constructor', tipo, aBook())).toEqual({ categoria: 'Outros', from: 'default' })
  })
})
