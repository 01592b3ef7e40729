import { describe, expect, it } from 'vitest'
import { aCareerGoal, aContact, anApplication } from '../../testing/index.ts'
import { unimported, type CareerWork } from './guest-plan.ts'
import { importedId } from './ids.ts'

const work = (over: Partial<CareerWork> = {}): CareerWork => ({
  applications: [],
  goals: [],
  contacts: [],
  ...over,
})
const OWNER = 'uid-ana'
const to = (account: CareerWork, given: readonly string[] = []) => ({
  owner: OWNER,
  work: account,
  given: new Set(given),
})
const came = (...guestIds: readonly string[]) => guestIds.map((id) => importedId(OWNER, id))
const ids = ({ applications, goals, contacts }: CareerWork) =>
  [applications, goals, contacts].map((list) => list.map(({ id }) => id).join())

describe('what a guest has to offer (D17)', () => {
  it('is everything to an account without any', () => {
    const guest = work({ applications: [anApplication()], goals: [aCareerGoal()], contacts: [aContact()] })
    const mine = { userId: OWNER, createdAt: '', updatedAt: '' }
    expect(unimported(guest, to(work()))).toEqual({
      applications: [{ ...guest.applications[0], ...mine, id: importedId(OWNER, anApplication().id) }],
      goals: [{ ...guest.goals[0], ...mine, id: importedId(OWNER, aCareerGoal().id) }],
      contacts: [{ ...guest.contacts[0], ...mine, id: importedId(OWNER, aContact().id) }],
    })
  })

  it('is not what the account has, however it is written', () => {
    const guest = work({
      applications: [
        anApplication({ id: 'g1', empresa: 'AGUA  azul', vaga: 'Dados' }),
        anApplication({ id: 'g2', empresa: 'Água Azul', vaga: 'Dados', dataEnvio: '' }),
      ],
      goals: [
        aCareerGoal({ id: 'g3', texto: 'portfolio' }),
        aCareerGoal({ id: 'g4', texto: 'Portfólio', tipo: 'longoPrazo' }),
      ],
      contacts: [
        aContact({ id: 'g5', nome: 'joao', empresa: 'X' }),
        aContact({ id: 'g6', nome: 'João', empresa: 'Y' }),
      ],
    })
    const account = work({
      applications: [anApplication({ id: 'c1', empresa: 'Água Azul', vaga: 'dados ', fase: 'aprovado' })],
      goals: [aCareerGoal({ id: 'c3', texto: 'Portfólio', concluida: true })],
      contacts: [aContact({ id: 'c5', nome: 'João', empresa: 'x' })],
    })
    expect(ids(unimported(guest, to(account)))).toEqual(came('g2', 'g4', 'g6'))
  })

  it('is not what was imported before and renamed since', () => {
    const account = work({
      applications: [anApplication({ id: importedId(OWNER, 'g1'), empresa: 'Outro nome' })],
    })
    expect(
      unimported(work({ applications: [anApplication({ id: 'g1' })] }), to(account)).applications,
    ).toEqual([])
  })

  it('is not what was given before, whatever became of it', () => {
    expect(unimported(work({ goals: [aCareerGoal({ id: 'g1' })] }), to(work(), ['g1'])).goals).toEqual([])
  })

  it('is both of two that say the same, also when one of them has arrived', () => {
    const [one, two] = [aCareerGoal({ id: 'g1' }), aCareerGoal({ id: 'g2' })]
    const guest = work({ goals: [one, two] })
    expect(ids(unimported(guest, to(work())))[1]).toBe(came('g1', 'g2').join())
    expect(
      ids(unimported(guest, to(work({ goals: [aCareerGoal({ id: importedId(OWNER, 'g1') })] }))))[1],
    ).toBe(importedId(OWNER, 'g2'))
  })

  it('names the contact as the account has it', () => {
    const guest = work({
      applications: ['g5', 'g6', 'g7', ''].map((contatoId) =>
        anApplication({ id: `a${contatoId}`, contatoId }),
      ),
      contacts: [aContact({ id: 'g5' }), aContact({ id: 'g6', nome: 'Rui' })],
    })
    expect(
      unimported(guest, to(work({ contacts: [aContact({ id: 'c5' })] }))).applications.map(
        ({ contatoId }) => contatoId,
      ),
    ).toEqual(['c5', ...came('g6'), '', ''])
  })
})
