import { describe, expect, it } from 'vitest'
import { added, refusal } from '../../contracts/index.ts'
import {
  aCareerGoal,
  aContact,
  anApplication,
  createFakeCareerStores,
  createFakeImportedWork,
  createFakeWorld,
} from '../../testing/index.ts'
import type { Application } from '../career/index.ts'
import { createGuestWork } from './guest-work.ts'
import { GUEST } from '../kernel/index.ts'

const OWNER = 'uid-ana'
const contact = aContact({ userId: GUEST })
const application = anApplication({
  userId: GUEST,
  contatoId: contact.id,
  historico: [{ fase: 'enviado', em: '2026-11-03' }],
})
const goal = aCareerGoal({ userId: GUEST })

/** A browser in which a guest worked, and an account; each tab with the same lock. */
function openBrowser() {
  const [here, there] = [createFakeWorld(), createFakeWorld()]
  const seed = createFakeCareerStores({
    world: here,
    applications: [application],
    goals: [goal],
    contacts: [contact],
  })
  const account = createFakeCareerStores({ world: there })
  let turn: Promise<unknown> = Promise.resolve()
  const exclusively = <T>(task: () => Promise<T>): Promise<T> => {
    const mine = turn.then(task)
    turn = mine.catch(() => undefined)
    return mine
  }
  const imported = createFakeImportedWork()
  const openTab = () =>
    createGuestWork({
      guest: () => createFakeCareerStores({ world: here }),
      account: () => account,
      imported,
      exclusively,
    })
  const kept = (world: typeof here) =>
    ['candidaturas', 'metas_carreira', 'contatos'].map((name) => world.all(name).size)
  return {
    here,
    there,
    seed,
    account,
    imported,
    openTab,
    work: openTab(),
    inGuest: () => kept(here),
    inAccount: () => kept(there),
  }
}

describe('what a guest did in this browser (D17)', () => {
  it('is counted', async () => {
    const { work, seed } = openBrowser()
    expect(await work.count()).toEqual({ applications: 1, goals: 1, contacts: 1 })
    await seed.goals.remove(GUEST, goal.id).outcome
    expect(await work.count()).toEqual({ applications: 1, goals: 0, contacts: 1 })
  })

  it('comes into the account under new ids, with its contacts, and is gone here', async () => {
    const { work, there, inGuest, inAccount } = openBrowser()
    expect(await work.importInto(OWNER)).toBe('saved')
    expect(inGuest()).toEqual([0, 0, 0])
    expect(inAccount()).toEqual([1, 1, 1])
    const [imported] = [...there.all('candidaturas').values()] as Application[]
    const [contactId] = [...there.all('contatos').keys()]
    expect(imported).toMatchObject({
      userId: OWNER,
      empresa: application.empresa,
      contatoId: contactId,
      historico: application.historico,
    })
    expect(imported?.id).not.toBe(application.id)
    expect(await work.count()).toEqual({ applications: 0, goals: 0, contacts: 0 })
    expect(await work.importInto(OWNER)).toBe('saved')
    expect(inAccount()).toEqual([1, 1, 1])
  })

  it('is imported once by two tabs at once', async () => {
    const { openTab, inGuest, inAccount } = openBrowser()
    await Promise.all([openTab().importInto(OWNER), openTab().importInto(OWNER)])
    expect([inGuest(), inAccount()]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ])
  })

  it.each(['applications', 'goals', 'contacts'] as const)(
    'stays whole when the %s fail, and the next try adds what is missing',
    async (kind) => {
      const { work, account, inGuest, inAccount } = openBrowser()
      account[kind].failNext('network-request-failed')
      expect(await refusal(work.importInto(OWNER))).toBe('network-request-failed')
      expect(inGuest()).toEqual([1, 1, 1])
      expect(await work.importInto(OWNER)).toBe('saved')
      expect([inGuest(), inAccount()]).toEqual([
        [0, 0, 0],
        [1, 1, 1],
      ])
    },
  )

  it('stays here until the cloud has confirmed it, and is not added twice meanwhile', async () => {
    const { work, there, inGuest, inAccount } = openBrowser()
    there.goOffline()
    expect(await work.importInto(OWNER)).toBe('queued')
    expect(await work.importInto(OWNER)).toBe('queued')
    expect([inGuest(), inAccount()]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ])
    there.goOnline()
    expect(await work.importInto(OWNER)).toBe('saved')
    expect([inGuest(), inAccount()]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ])
  })

  it('leaves alone what was edited or removed in the account before it all arrived', async () => {
    const { work, there, account, imported: remembered, inGuest, inAccount } = openBrowser()
    there.goOffline()
    await work.importInto(OWNER)
    const [imported, aim] = [
      [...there.all('candidaturas').keys()][0]!,
      [...there.all('metas_carreira').keys()][0]!,
    ]
    await account.applications.update(OWNER, imported, () => ({ patch: { vaga: 'Outra' } })).outcome
    await account.goals.remove(OWNER, aim).outcome
    expect(await work.importInto(OWNER)).toBe('queued')
    there.goOnline()
    expect(await work.importInto(OWNER)).toBe('saved')
    expect([inGuest(), inAccount()]).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ])
    expect(there.all('candidaturas').get(imported)).toMatchObject({ vaga: 'Outra' })
    expect(await remembered.list(OWNER)).toEqual([])
  })

  it('does not bring back what had arrived and was removed before the next try of a failed one', async () => {
    const { work, there, account, inAccount } = openBrowser()
    account.applications.failNext('network-request-failed')
    await refusal(work.importInto(OWNER))
    await account.goals.remove(OWNER, [...there.all('metas_carreira').keys()][0]!).outcome
    expect(await work.importInto(OWNER)).toBe('saved')
    expect(inAccount()).toEqual([1, 0, 1])
  })

  it('comes whole into a second account that asks before the first has it', async () => {
    const { work, there, inAccount } = openBrowser()
    there.goOffline()
    await work.importInto(OWNER)
    await work.importInto('uid-bia')
    expect(inAccount()).toEqual([2, 2, 2])
  })

  it('of two that say the same both come', async () => {
    const { work, seed, inAccount } = openBrowser()
    await seed.goals.add(GUEST, goal).outcome
    await work.importInto(OWNER)
    expect(inAccount()).toEqual([1, 2, 1])
  })

  it('follows a contact that the account knows already', async () => {
    const { work, account, there, inAccount } = openBrowser()
    const known = await added(account.contacts.add(OWNER, contact))
    await work.importInto(OWNER)
    expect(inAccount()).toEqual([1, 1, 1])
    expect(([...there.all('candidaturas').values()][0] as Application).contatoId).toBe(known.id)
  })
})
