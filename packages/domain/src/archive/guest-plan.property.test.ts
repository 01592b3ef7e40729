import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCareerGoal, anyApplicationsAbout, anyContactsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { CAREER_GOAL_TERMS } from '../career/index.ts'
import { unimported, type CareerWork } from './guest-plan.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 2_000) }
const goal = fc.record({
  texto: fc.constantFrom('Portfólio', 'portfolio', 'Inglês'),
  tipo: fc.constantFrom(...CAREER_GOAL_TERMS),
})
const goals = fc
  .array(goal, { maxLength: 8 })
  .map((all) => all.map((one, at) => aCareerGoal({ ...one, id: `meta-${at}` })))
const work: fc.Arbitrary<CareerWork> = fc.record({
  applications: anyApplicationsAbout(TODAY),
  goals,
  contacts: anyContactsAbout(TODAY),
})
const kinds = ['applications', 'goals', 'contacts'] as const

/** Nothing of the one has an id of the other, as it is between two places that draw their own. */
const named = (by: string, of: CareerWork): CareerWork => {
  const own = <R extends { readonly id: string }>(list: readonly R[]): R[] =>
    list.map((one) => ({ ...one, id: `${by}-${one.id}` }))
  return { applications: own(of.applications), goals: own(of.goals), contacts: own(of.contacts) }
}
const joined = (account: CareerWork, more: CareerWork): CareerWork => ({
  applications: [...account.applications, ...more.applications],
  goals: [...account.goals, ...more.goals],
  contacts: [...account.contacts, ...more.contacts],
})
const turned = ({ applications, goals, contacts }: CareerWork): CareerWork => ({
  applications: applications.toReversed(),
  goals: goals.toReversed(),
  contacts: contacts.toReversed(),
})
const nothing: CareerWork = { applications: [], goals: [], contacts: [] }

const OWNER = 'uid-ana'
const to = (account: CareerWork, given: CareerWork = nothing) => ({
  owner: OWNER,
  work: account,
  given: new Set(kinds.flatMap((kind) => given[kind].map(({ id }) => id))),
})
/** Nothing says any more what it said. */
const rewritten = ({ applications, goals, contacts }: CareerWork): CareerWork => ({
  applications: applications.map((one) => ({ ...one, vaga: `Outra ${one.id}` })),
  goals: goals.map((one) => ({ ...one, texto: `Outra ${one.id}` })),
  contacts: contacts.map((one) => ({ ...one, nome: `Outro ${one.id}` })),
})

test('importing twice adds nothing, also where what came was edited since; what was given and then removed does not come back (D17)', () => {
  fc.assert(
    fc.property(work, work, (guest, account) => {
      const mine = named('guest', guest)
      const offered = unimported(mine, to(account))
      expect(unimported(mine, to(joined(account, offered)))).toEqual(nothing)
      expect(unimported(mine, to(joined(account, rewritten(offered))))).toEqual(nothing)
      expect(unimported(mine, to(rewritten(account), mine))).toEqual(nothing)
    }),
    many,
  )
})

test('the import does not depend on the order of either side (D17)', () => {
  fc.assert(
    fc.property(work, work, (guest, account) => {
      const mine = named('guest', guest)
      const offered = unimported(mine, to(account))
      const again = unimported(turned(mine), to(turned(account)))
      for (const kind of kinds)
        expect(new Set(again[kind].map(({ id }) => id))).toEqual(new Set(offered[kind].map(({ id }) => id)))
    }),
    many,
  )
})

test('an import that broke off anywhere is completed by the next one: nothing of the guest is lost, nothing comes twice (D17)', () => {
  fc.assert(
    fc.property(work, work, fc.nat(10), (guest, account, arrived) => {
      const mine = named('guest', guest)
      const offered = unimported(mine, to(account))
      const half = {
        applications: offered.applications.slice(0, arrived),
        goals: offered.goals.slice(0, arrived),
        contacts: offered.contacts.slice(0, arrived),
      }
      const after = joined(joined(account, half), unimported(mine, to(joined(account, half))))
      const said = (of: CareerWork) =>
        new Set([
          ...of.applications.map(({ empresa, vaga, dataEnvio }) => plain(empresa, vaga, dataEnvio)),
          ...of.goals.map(({ texto, tipo }) => plain(texto, tipo)),
          ...of.contacts.map(({ nome, empresa }) => plain(nome, empresa)),
        ])
      expect(said(after)).toEqual(said(joined(account, guest)))
      const ids = (of: CareerWork) => kinds.map((kind) => of[kind].map(({ id }) => id).toSorted())
      expect(ids(after)).toEqual(ids(joined(account, offered)))
    }),
    many,
  )
})

const plain = (...parts: readonly string[]) =>
  parts.join(' · ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
