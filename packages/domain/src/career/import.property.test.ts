import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCareerGoal, anyApplicationsAbout, anyContactsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { CAREER_GOAL_TERMS } from './goal.ts'
import { unimported, type CareerWork } from './import.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 2_000) }
const goal = fc.record({ texto: fc.constantFrom('Portfólio', 'portfolio', 'Inglês'), tipo: fc.constantFrom(...CAREER_GOAL_TERMS) })
const goals = fc.array(goal, { maxLength: 8 }).map((all) => all.map((one, at) => aCareerGoal({ ...one, id: `meta-${at}` })))
const work: fc.Arbitrary<CareerWork> = fc.record({ applications: anyApplicationsAbout(TODAY), goals, contacts: anyContactsAbout(TODAY) })
const kinds = ['applications', 'goals', 'contacts'] as const

/** Nothing of the one has an id of the other, as it is between two places that draw their own. */
const named = (by: string, of: CareerWork): CareerWork => {
  const own = <R extends { readonly id: string }>(list: readonly R[]): R[] => list.map((one) => ({ ...one, id: `${by}-${one.id}` }))
  return { applications: own(of.applications), goals: own(of.goals), contacts: own(of.contacts) }
}
const joined = (account: CareerWork, more: CareerWork): CareerWork => ({
  applications: [...account.applications, ...more.applications], goals: [...account.goals, ...more.goals], contacts: [...account.contacts, ...more.contacts],
})
const turned = ({ applications, goals, contacts }: CareerWork): CareerWork => ({
  applications: applications.toReversed(), goals: goals.toReversed(), contacts: contacts.toReversed(),
})
const nothing: CareerWork = { applications: [], goals: [], contacts: [] }

test('importing twice adds nothing, whether the ids came along or new ones were drawn', () => {
  fc.assert(
    fc.property(work, work, (guest, account) => {
      const offered = unimported(named('guest', guest), account)
      expect(unimported(named('guest', guest), joined(account, offered))).toEqual(nothing)
      expect(unimported(named('guest', guest), joined(account, named('new', offered)))).toEqual(nothing)
    }),
    many,
  )
})

test('the import does not depend on the order of either side', () => {
  fc.assert(
    fc.property(work, work, (guest, account) => {
      const mine = named('guest', guest)
      const offered = unimported(mine, account)
      const again = unimported(turned(mine), turned(account))
      for (const kind of kinds) expect(new Set(again[kind].map(({ id }) => id))).toEqual(new Set(offered[kind].map(({ id }) => id)))
    }),
    many,
  )
})

test('an import that broke off anywhere is completed by the next one, and nothing of the guest is lost', () => {
  fc.assert(
    fc.property(work, work, fc.nat(10), (guest, account, arrived) => {
      const offered = unimported(named('guest', guest), account)
      const half = { applications: offered.applications.slice(0, arrived), goals: offered.goals.slice(0, arrived), contacts: offered.contacts.slice(0, arrived) }
      const after = joined(joined(account, half), unimported(named('guest', guest), joined(account, half)))
      const said = (of: CareerWork) => new Set([
        ...of.applications.map(({ empresa, vaga, dataEnvio }) => plain(empresa, vaga, dataEnvio)), ...of.goals.map(({ texto, tipo }) => plain(texto, tipo)),
        ...of.contacts.map(({ nome, empresa }) => plain(nome, empresa)),
      ])
      expect(said(after)).toEqual(said(joined(account, guest)))
      for (const kind of kinds) expect(new Set(after[kind].map(({ id }) => id)).size).toBe(after[kind].length)
    }),
    many,
  )
})

const plain = (...parts: readonly string[]) => parts.join(' · ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
