import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyHoldings,
  anyJson,
  anyText,
  countsOf,
  NO_HOLDINGS,
  planImport,
  finished,
  runs,
  someHoldings,
} from '../../testing/index.ts'
import { editsOf, withEdits, type FinanceBook } from '../finance/index.ts'
import { archiveText, exportOf } from './export.ts'
import { type Archive, type Holdings, RECORD_COLLECTIONS } from './holdings.ts'
import { changesOf } from './plan.ts'
import type { ImportChanges } from './ports.ts'
import { withPreferences } from './preferences.ts'
import { readArchive, type ReadArchive } from './read.ts'
import { takenBack } from './taken-back.ts'

const NOW = '2031-01-01T00:00:00.000Z'
const exported = (holdings: Holdings, conta = 'uid-ana'): Archive =>
  exportOf(holdings, { conta, exportadoEm: NOW })
const textOf = (archive: Archive): string => [...archiveText(archive)].join('')

const readWhole = (text: string): ReadArchive => finished(readArchive(text))

/** What an account has once a plan is written, slowly and obviously. */
function after(current: Holdings, { changes }: { readonly changes: ImportChanges }): Holdings {
  const lists = RECORD_COLLECTIONS.map((collection) => {
    const put = new Map(changes.records[collection].map((record) => [record.id, record]))
    const gone = new Set(changes.removed?.[collection])
    const kept = current[collection].filter(({ id }) => !put.has(id) && !gone.has(id))
    return [collection, [...kept, ...put.values()]]
  })
  return {
    ...current,
    ...(Object.fromEntries(lists) as object),
    preferencias: withPreferences(current.preferencias, changes),
    financas: withEdits(current.financas, editsOf(current.financas, changes.finances)) as FinanceBook,
    alunos: current.alunos && { ...current.alunos, ...changes.profile },
  }
}

const planned = (archive: Archive, current: Holdings, owner: string, replaces = false) =>
  planImport(archive, current, { owner, replaces, now: NOW })
const ROUNDS = { numRuns: runs(60, 2_000) }

describe('a file', () => {
  it('is read as it was exported (B17)', () => {
    fc.assert(
      fc.property(anyHoldings(), (holdings) => {
        const archive = exported(holdings)
        expect(readWhole(textOf(archive))).toEqual({ archive, refused: [] })
      }),
      ROUNDS,
    )
  })

  it('is equal to the account that it came from', () => {
    fc.assert(
      fc.property(anyHoldings(), (holdings) => {
        const { known, ...others } = countsOf(planned(exported(holdings), holdings, 'uid-ana'))
        expect(others).toEqual({ new: 0, changed: 0, refused: 0, none: 0 })
      }),
      ROUNDS,
    )
  })

  it('brings everything back into the emptied account, under the same ids', () => {
    fc.assert(
      fc.property(anyHoldings(), (holdings) => {
        const empty = { ...NO_HOLDINGS, usuarios: holdings.usuarios, alunos: holdings.alunos }
        expect(after(empty, planned(exported(holdings), empty, 'uid-ana'))).toEqual(holdings)
      }),
      ROUNDS,
    )
  })

  it('adds nothing the second time, into whichever account (B18)', () => {
    fc.assert(
      fc.property(
        anyHoldings(),
        anyHoldings('uid-bia'),
        fc.constantFrom('uid-ana', 'uid-bia'),
        fc.boolean(),
        (file, current, conta, replaces) => {
          const archive = exported(file, conta)
          const once = after(current, planned(archive, current, 'uid-bia', replaces))
          const again = planned(archive, once, 'uid-bia', replaces)
          expect(countsOf(again).new).toBe(0)
          expect(after(once, again)).toEqual(once)
        },
      ),
      ROUNDS,
    )
  })

  it('that travels to another account and back is known there, however often (B18)', () => {
    fc.assert(
      fc.property(anyHoldings(), (mine) => {
        const [ana, bia] = [{ ...mine, alunos: null }, { ...NO_HOLDINGS }]
        const hers = after(bia, planned(exported(ana), bia, 'uid-bia'))
        expect(countsOf(planned(exported(hers, 'uid-bia'), ana, 'uid-ana'))).toMatchObject({
          new: 0,
          changed: 0,
          refused: 0,
        })
        const elsewhere = after(bia, planned(exported(hers, 'uid-bia'), bia, 'uid-leo'))
        expect(elsewhere.candidaturas.map(({ id }) => id)).toEqual(
          mine.candidaturas.map(({ id }) => `uid-leo-${id}`),
        )
      }),
      ROUNDS,
    )
  })

  it('never takes anything away, and of what both have keeps the account’s unless it is to be replaced', () => {
    fc.assert(
      fc.property(anyHoldings(), anyHoldings(), (file, current) => {
        const shared = {
          ...file,
          leitura: [
            ...file.leitura,
            ...current.leitura.map((one) => ({ ...one, titulo: `${one.titulo}!`.slice(0, 200) })),
          ],
        }
        const kept = after(current, planned(exported(shared), current, 'uid-ana'))
        for (const one of current.leitura) expect(kept.leitura).toContainEqual(one)
        const replaced = after(current, planned(exported(shared), current, 'uid-ana', true))
        expect(replaced.leitura.map(({ id }) => id).toSorted()).toEqual(
          kept.leitura.map(({ id }) => id).toSorted(),
        )
        for (const one of shared.leitura)
          expect(replaced.leitura).toContainEqual(expect.objectContaining({ id: one.id, titulo: one.titulo }))
      }),
      ROUNDS,
    )
  })
})

it('writes what is ticked and nothing else, whatever that is (I17)', () => {
  fc.assert(
    fc.property(
      anyHoldings(),
      anyHoldings(),
      fc.array(fc.boolean(), { minLength: 1 }),
      (file, other, ticks) => {
        const edited = file.leitura.map((one, at) => (at % 2 === 0 ? { ...one, titulo: 'Outro' } : one))
        const current = { ...other, leitura: edited }
        const { elements, from } = planned(exported(file), current, 'uid-ana')
        const isTicked = elements.map((_, at) => ticks[at % ticks.length]!)
        const once = after(current, {
          changes: changesOf(
            from,
            elements.filter((_, at) => isTicked[at]),
          ),
        })
        const again = planned(exported(file), once, 'uid-ana').elements
        expect(again.map(({ kind, at }) => [kind, at])).toEqual(elements.map(({ kind, at }) => [kind, at]))
        for (const [at, { verdict }] of again.entries())
          expect(verdict).toBe(isTicked[at] && elements[at]!.change ? 'known' : elements[at]!.verdict)
      },
    ),
    ROUNDS,
  )
})

/** A file with something done to it that no export does. */
const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  anyText(400),
  anyJson.map((value) => JSON.stringify(value)),
  fc
    .tuple(
      anyJson,
      fc.constantFrom('candidaturas', 'leitura', 'financas', 'preferencias', 'alunos', 'usuarios', 'conta'),
    )
    .map(([value, key]) => JSON.stringify({ ...exported(someHoldings()), [key]: value })),
  fc.nat(4_000).map((length) => textOf(exported(someHoldings())).slice(0, length)),
  fc
    .tuple(fc.nat(4_000), anyText(4))
    .map(([at, wedge]) =>
      ((text) => text.slice(0, at) + wedge + text.slice(at))(textOf(exported(someHoldings()))),
    ),
  fc.tuple(fc.constantFrom(...RECORD_COLLECTIONS), fc.string(), anyJson).map(([collection, key, value]) => {
    const archive = exported(someHoldings())
    return JSON.stringify({
      ...archive,
      [collection]: archive[collection].map((record) => ({ ...record, [key]: value })),
    })
  }),
  fc
    .tuple(
      fc.constantFrom(...RECORD_COLLECTIONS),
      fc.constantFrom(
        'id',
        'titulo',
        'nome',
        'empresa',
        'texto',
        'linkCompra',
        'link',
        'checkins',
        'pausas',
        'historico',
        'createdAt',
      ),
      anyJson,
    )
    .map(([collection, key, value]) => {
      const archive = exported(someHoldings())
      return JSON.stringify({
        ...archive,
        [collection]: [
          ...archive[collection],
          ...archive[collection].map((record) => ({ ...record, id: 'outro', [key]: value })),
        ],
      })
    }),
  fc
    .constantFrom('__proto__', 'constructor', 'prototype')
    .chain((key) =>
      fc
        .constantFrom('"leitura": [', '"financas": {', '"alunos": {', '{')
        .map((place) =>
          textOf(exported(someHoldings())).replace(
            place,
            place.endsWith('[')
              ? `${place}{"${key}": {"polluted": true}, "id": "x", "titulo": "X"},`
              : `${place}"${key}": {"polluted": true},`,
          ),
        ),
    ),
)

describe('a hostile file (R8)', () => {
  it('is refused or read without its broken parts: no crash, no half record, Object.prototype as it was', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).toSorted()
    fc.assert(
      fc.property(anyHostileText, (text) => {
        const read = readWhole(text)
        expect(Object.getOwnPropertyNames(Object.prototype).toSorted()).toEqual(before)
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
        if (read.fault !== undefined) return
        const { changes, elements } = planImport(read.archive, NO_HOLDINGS, {
          owner: 'uid-bia',
          now: NOW,
          refused: read.refused,
        })
        expect(elements.map(({ at }) => at)).toEqual(elements.map((_, at) => at + 1))
        expect(elements.filter(({ verdict }) => verdict === 'refused').length).toBeGreaterThanOrEqual(
          read.refused.length,
        )
        expect(JSON.stringify(changes)).not.toContain('polluted')
        // What is taken is whole: exported again and read again, nothing of it is left out.
        const own = after({ ...NO_HOLDINGS, alunos: null }, { changes })
        const again = readWhole(textOf(exported(own, 'uid-bia')))
        expect(again).toMatchObject({ refused: [] })
        expect(again.fault).toBeUndefined()
      }),
      { numRuns: runs(500, 10_000) },
    )
  })
})

describe('an import that is taken back (I17)', () => {
  const sorted = ({ preferencias, financas, ...held }: Holdings) => ({
    preferencias: { ...preferencias, linkedin: preferencias.linkedin.toSorted() },
    ...Object.fromEntries(
      Object.entries({ ...held, ...financas }).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)) : value,
      ]),
    ),
  })
  const idOf = (record: unknown): string => (record as { readonly id: string }).id

  it('leaves the account as it was', () => {
    fc.assert(
      fc.property(anyHoldings('uid-bia'), anyHoldings(), fc.boolean(), (file, account, replaces) => {
        const plan = planned(exported(file, 'uid-bia'), account, 'uid-ana', replaces)
        const taken = plan.elements.filter(({ verdict }) => replaces || verdict === 'new')
        const imported = after(account, plan)
        const { changes, kept } = takenBack(plan.from, taken, imported)
        expect(kept).toBe(0)
        expect(sorted(after(imported, { changes }))).toEqual(sorted(account))
      }),
      ROUNDS,
    )
  })

  it('keeps what was changed since, and says how much', () => {
    fc.assert(
      fc.property(anyHoldings('uid-bia'), anyHoldings(), (file, account) => {
        const plan = planned(exported(file, 'uid-bia'), account, 'uid-ana')
        const taken = plan.elements.filter(({ verdict }) => verdict === 'new')
        const imported = after(account, plan)
        const isBrought = new Set(plan.changes.records.leitura.map(({ id }) => id))
        const edited = {
          ...imported,
          leitura: imported.leitura.map((one) =>
            isBrought.has(one.id) ? { ...one, notas: `${one.notas}!` } : one,
          ),
        }
        const { changes, kept } = takenBack(plan.from, taken, edited)
        expect(kept).toBe(isBrought.size)
        expect(after(edited, { changes }).leitura).toEqual(edited.leitura)
      }),
      ROUNDS,
    )
  })
})
