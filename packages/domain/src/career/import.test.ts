import { describe, expect, it } from 'vitest'
import { aCareerGoal, aContact, anApplication } from '../../testing/index.ts'
import { unimported, type CareerWork } from './import.ts'

const work = (over: Partial<CareerWork> = {}): CareerWork => ({ applications: [], goals: [], contacts: [], ...over })
const ids = ({ applications, goals, contacts }: CareerWork) => [applications, goals, contacts].map((list) => list.map(({ id }) => id).join())

describe('what a guest has to offer', () => {
  it('is everything to an account without any', () => {
    const guest = work({ applications: [anApplication()], goals: [aCareerGoal()], contacts: [aContact()] })
    expect(unimported(guest, work())).toEqual(guest)
  })

  it('is not what the account has, however it is written', () => {
    const guest = work({
      applications: [anApplication({ id: 'g1', empresa: 'AGUA  azul', vaga: 'Dados' }), anApplication({ id: 'g2', empresa: 'Água Azul', vaga: 'Dados', dataEnvio: '' })],
      goals: [aCareerGoal({ id: 'g3', texto: 'portfolio' }), aCareerGoal({ id: 'g4', texto: 'Portfólio', tipo: 'longoPrazo' })],
      contacts: [aContact({ id: 'g5', nome: 'joao', empresa: 'X' }), aContact({ id: 'g6', nome: 'João', empresa: 'Y' })],
    })
    const account = work({
      applications: [anApplication({ id: 'c1', empresa: 'Água Azul', vaga: 'dados ', fase: 'aprovado' })],
      goals: [aCareerGoal({ id: 'c3', texto: 'Portfólio', concluida: true })], contacts: [aContact({ id: 'c5', nome: 'João', empresa: 'x' })],
    })
    expect(ids(unimported(guest, account))).toEqual(['g2', 'g4', 'g6'])
  })

  it('is not what was imported before and renamed since', () => {
    expect(unimported(work({ applications: [anApplication({ id: 'g1' })] }), work({ applications: [anApplication({ id: 'g1', empresa: 'Outro nome' })] })).applications).toEqual([])
  })

  it('names the contact as the account has it', () => {
    const guest = work({ applications: [anApplication({ contatoId: 'g5' }), anApplication({ id: 'b', contatoId: 'g6' })], contacts: [aContact({ id: 'g5' }), aContact({ id: 'g6', nome: 'Rui' })] })
    expect(unimported(guest, work({ contacts: [aContact({ id: 'c5' })] })).applications.map(({ contatoId }) => contatoId)).toEqual(['c5', 'g6'])
  })
})
