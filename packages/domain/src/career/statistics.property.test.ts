import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { APPLICATION_PHASES, type ApplicationPhase } from './application.ts'
import { applicationStatistics } from './statistics.ts'

const of = (...phases: readonly ApplicationPhase[]) => applicationStatistics(phases.map((fase) => ({ fase })))

it('has zeros without an application', () => {
  expect(of()).toEqual({ total: 0, enviados: 0, entrevistas: 0, aprovados: 0, taxaDeSucesso: 0 })
})

it('counts by the present fase', () => {
  expect(of('enviado', 'rejeitado', 'aprovado', 'enviado', 'entrevista', 'aprovado')).toEqual({
    total: 6,
    enviados: 2,
    entrevistas: 1,
    aprovados: 2,
    taxaDeSucesso: 33,
  })
})

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 200, 1],
  [1, 201, 0],
  [3, 3, 100],
])('%d approved of %d are %d %%', (approved, total, percent) => {
  const phases = Array.from({ length: total }, (_, at): ApplicationPhase =>
    at < approved ? 'aprovado' : 'rejeitado',
  )
  expect(of(...phases).taxaDeSucesso).toBe(percent)
})

test('the figures are those of somebody who counts on fingers (§2.2, §9.2)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...APPLICATION_PHASES), { maxLength: 60 }), (phases) => {
      const hands = { enviado: 0, entrevista: 0, aprovado: 0, rejeitado: 0 }
      for (const fase of phases) hands[fase] += 1
      const { total, enviados, entrevistas, aprovados, taxaDeSucesso } = of(...phases)
      expect([total, enviados, entrevistas, aprovados]).toEqual([
        phases.length,
        hands.enviado,
        hands.entrevista,
        hands.aprovado,
      ])
      expect(Number.isInteger(taxaDeSucesso)).toBe(true)
      if (phases.length > 0)
        expect(Math.abs(taxaDeSucesso * phases.length - 100 * hands.aprovado)).toBeLessThanOrEqual(
          phases.length / 2,
        )
    }),
    { numRuns: runs(300, 10_000) },
  )
})
