import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyApplicationsAbout, anyContactsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { APPLICATION_PHASES, type Application } from './application.ts'
import { sortContacts } from './contact.ts'
import {
  ALL_APPLICATIONS,
  APPLICATION_SORTS,
  applicationsByPhase,
  filterApplications,
  sortApplications,
  type ApplicationFilter,
} from './list.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(200, 5_000) }
const applications = anyApplicationsAbout(TODAY)
const filter: fc.Arbitrary<ApplicationFilter> = fc.record({
  text: fc.constantFrom('', 'agua', 'ÁGUA azul', 'orion', '2', 'tarde ze', 'nada'),
  fase: fc.constantFrom('', ...APPLICATION_PHASES),
  fonte: fc.constantFrom('', 'LinkedIn', 'CIEE'),
})
/** The same items, arrived in another order. */
const turned = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = items.length > 0 ? by % items.length : 0
  return [...items.slice(at), ...items.slice(0, at)].reverse()
}

test.each(APPLICATION_SORTS)(
  'sorting by %s keeps every application, changes nothing in place, and does not depend on how they arrived (B5)',
  (sort) => {
    fc.assert(
      fc.property(applications, fc.nat(), (items, turn) => {
        const before = [...items]
        const sorted = sortApplications(items, sort)
        expect(sortApplications(turned(items, turn), sort)).toEqual(sorted)
        expect(sortApplications(sorted, sort)).toEqual(sorted)
        expect(new Set(sorted)).toEqual(new Set(items))
        expect(items).toEqual(before)
      }),
      many,
    )
  },
)

test('any part of what an application says finds it, with and without its accents', () => {
  fc.assert(
    fc.property(
      applications,
      fc.nat(),
      fc.constantFrom('empresa', 'vaga', 'local', 'localEntrevista', 'etapa', 'observacoes'),
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (items, at, field, from, length, plain) => {
        fc.pre(items.length > 0)
        const wanted = items[at % items.length]!
        const start = wanted[field].length > 0 ? from % wanted[field].length : 0
        const part = wanted[field].slice(start, start + length)
        const text = plain ? part.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase() : part
        expect(filterApplications(items, { ...ALL_APPLICATIONS, text })).toContain(wanted)
      },
    ),
    many,
  )
})

test('filtering keeps the order, is idempotent, and narrowing further never brings one back', () => {
  fc.assert(
    fc.property(applications, filter, (items, asked) => {
      const found = filterApplications(items, asked)
      expect(found).toEqual(items.filter((one) => found.includes(one)))
      expect(filterApplications(found, asked)).toEqual(found)
      for (const wider of [
        { ...asked, text: '' },
        { ...asked, fase: '' as const },
        { ...asked, fonte: '' as const },
      ])
        expect(filterApplications(items, wider)).toEqual(expect.arrayContaining([...found]))
    }),
    many,
  )
})

test('the columns of the board are what the filter by fase finds, and together all there is (B5)', () => {
  fc.assert(
    fc.property(applications, (items) => {
      const columns = applicationsByPhase(items)
      for (const fase of APPLICATION_PHASES)
        expect(columns[fase]).toEqual(
          filterApplications(sortApplications(items, 'recentes'), { ...ALL_APPLICATIONS, fase }),
        )
      expect(new Set<Application>(Object.values(columns).flat())).toEqual(new Set(items))
    }),
    many,
  )
})

test('contacts are sorted the same however they arrived (B5)', () => {
  fc.assert(
    fc.property(anyContactsAbout(TODAY), fc.nat(), (contacts, turn) => {
      expect(sortContacts(turned(contacts, turn))).toEqual(sortContacts(contacts))
      expect(new Set(sortContacts(contacts))).toEqual(new Set(contacts))
    }),
    many,
  )
})
