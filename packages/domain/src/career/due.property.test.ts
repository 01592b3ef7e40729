import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aContact, anApplication, anyApplicationsAbout, anyContactsAbout } from '../../testing/index.ts'
import { runs } from '../../testing/runs.ts'
import { addDays } from '../kernel/index.ts'
import { APPLICATION_PHASES } from './application.ts'
import { dueOf, markDone, postpone, type Due } from './due.ts'

const TODAY = '2026-11-20'
const many = { numRuns: runs(300, 10_000) }
const recordOf = ({ record }: Due) => record
const idsOf = (due: readonly Due[]) => due.map((each) => recordOf(each).id)

/** Days before today, written down as numbers: the model never reads a date. */
const ages = fc.record({
  fase: fc.constantFrom(...APPLICATION_PHASES),
  plannedAgo: fc.option(fc.integer({ min: -20, max: 20 })),
  sentAgo: fc.option(fc.integer({ min: -5, max: 40 })),
  changedAgo: fc.option(fc.integer({ min: 0, max: 40 })),
})
const ago = (days: number | null) => (days === null ? '' : addDays(TODAY, -days))

test('every record stands where a slow clerk would put it, and in one list at most (B6)', () => {
  fc.assert(
    fc.property(
      fc.array(ages, { maxLength: 15 }),
      fc.array(fc.option(fc.integer({ min: -20, max: 20 })), { maxLength: 5 }),
      (all, people) => {
        const clerk: Record<'today' | 'late' | 'silent' | 'none', string[]> = {
          today: [],
          late: [],
          silent: [],
          none: [],
        }
        const applications = all.map(({ fase, plannedAgo, sentAgo, changedAgo }, at) => {
          const id = `candidatura-${at}`
          const heardAgo = [sentAgo, changedAgo].filter((days) => days !== null)
          if (fase === 'aprovado' || fase === 'rejeitado') clerk.none.push(id)
          else if (plannedAgo !== null)
            clerk[plannedAgo === 0 ? 'today' : plannedAgo > 0 ? 'late' : 'none'].push(id)
          else
            clerk[
              fase === 'enviado' && heardAgo.length > 0 && Math.min(...heardAgo) >= 14 ? 'silent' : 'none'
            ].push(id)
          const historico = changedAgo === null ? [] : [{ fase, em: ago(changedAgo) }]
          return anApplication({
            id,
            fase,
            proximoContato: ago(plannedAgo),
            dataEnvio: ago(sentAgo),
            historico,
            createdAt: '',
          })
        })
        const contacts = people.map((plannedAgo, at) => {
          const id = `contato-${at}`
          clerk[plannedAgo === 0 ? 'today' : plannedAgo !== null && plannedAgo > 0 ? 'late' : 'none'].push(id)
          return aContact({ id, proximoContato: ago(plannedAgo) })
        })
        const { today, late, silent } = dueOf(applications, contacts, TODAY)
        expect([today, late, silent].map((list) => idsOf(list).sort())).toEqual(
          [clerk.today, clerk.late, clerk.silent].map((list) => list.sort()),
        )
      },
    ),
    many,
  )
})

test('what is done or put off is due no more, and what is late is so oldest first (B6)', () => {
  fc.assert(
    fc.property(anyApplicationsAbout(TODAY), anyContactsAbout(TODAY), (applications, contacts) => {
      const { today, late, silent } = dueOf(applications, contacts, TODAY)
      const days = late.map((due) => recordOf(due).proximoContato)
      expect(days).toEqual([...days].sort())
      for (const due of [...today, ...late, ...silent])
        for (const patch of [markDone(due, TODAY), postpone(due, TODAY)]) {
          const after =
            due.kind === 'application'
              ? dueOf([{ ...due.record, ...patch }], [], TODAY)
              : dueOf([], [{ ...due.record, ...patch }], TODAY)
          expect(after).toEqual({ today: [], late: [], silent: [] })
        }
    }),
    many,
  )
})
