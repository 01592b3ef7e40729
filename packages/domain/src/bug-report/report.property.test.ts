import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { decode } from '../kernel/index.ts'
import {
  BUG_PRIORITIES,
  BUG_TYPES,
  bugReportErrors,
  bugReportSchema,
  guessBrowser,
  guessDevice,
  reportableAddress,
  reportOf,
  type BugReportDraft,
} from './index.ts'

const filled = (max: number) =>
  fc.string({ minLength: 1, maxLength: max, unit: 'binary' }).filter((text) => text.trim() !== '')
const draft: fc.Arbitrary<BugReportDraft> = fc
  .record({
    tipo: fc.constantFrom(...BUG_TYPES),
    titulo: filled(200),
    descricao: filled(10_000),
    passos: fc.string({ maxLength: 300 }),
    navegador: fc.string({ maxLength: 200 }),
    dispositivo: fc.string({ maxLength: 200 }),
    prioridade: fc.constantFrom(...BUG_PRIORITIES),
  })
  .filter((made) => Object.values(made).every((text) => text.length <= 10_000) && made.titulo.length <= 200)
const user = fc.option(fc.record({ uid: fc.uuid(), email: fc.option(fc.emailAddress({ size: 'small' })) }))
const context = fc.record({
  user,
  url: fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()),
  userAgent: fc.string({ maxLength: 4_000 }),
})

describe('laws of a bug report', () => {
  it('a draft without errors becomes a document that its schema reads back unchanged', () => {
    fc.assert(
      fc.property(draft, context, (made, where) => {
        fc.pre(Object.keys(bugReportErrors(made)).length === 0)
        const report = reportOf(made, where)
        expect(decode(bugReportSchema, JSON.parse(JSON.stringify(report)))).toEqual(report)
      }),
      { numRuns: runs(150, 10_000) },
    )
  })

  it('no JSON value makes reading one throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const report = decode(bugReportSchema, value)
        expect(report === undefined || report.status === 'aberto').toBe(true)
      }),
      { numRuns: runs(200, 10_000) },
    )
  })

  it('no browser can make a guess that the form would refuse', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 3_000 }),
        fc.boolean(),
        fc.nat(),
        fc.nat(),
        (noise, touch, width, height) => {
          const userAgent = `Mozilla/5.0 (Linux; Android 14) Chrome/${noise}`
          expect(guessBrowser(userAgent).length).toBeLessThanOrEqual(200)
          expect(guessDevice({ userAgent, touch, width, height }).length).toBeLessThanOrEqual(200)
        },
      ),
      { numRuns: runs(200, 10_000) },
    )
  })
})

/** Whatever an e-mailed link puts where: as a value, as a bare name, twice, in the fragment, as credentials. */
const SECRET = 'S3gr3d0'
const secretPart = fc.constantFrom(
  `oobCode=${SECRET}`,
  `OOBCODE=${SECRET}`,
  `oob%43ode=${SECRET}`,
  `apiKey=${SECRET}`,
  SECRET,
  `${SECRET}=1`,
  `aba=${SECRET}`,
  `mode=${SECRET}`,
  `mode=x=${SECRET}`,
  `continueUrl=https%3A%2F%2Fx%2F%3FoobCode%3D${SECRET}`,
  `=${SECRET}`,
  `aba=x;oobCode=${SECRET}`,
)
const harmless = fc.constantFrom('aba=networking', 'mode=resetPassword', 'x', 'lang=pt', '', '=', '&')
const parts = fc
  .tuple(fc.array(harmless), fc.array(secretPart, { minLength: 1 }), fc.array(harmless))
  .map((all) => all.flat().join('&'))
const place = fc.constantFrom(
  'https://caderno.app',
  `https://ana:${SECRET}@caderno.app`,
  `https://a@b:${SECRET}@caderno.app`,
  '',
)
const path = fc.constantFrom('', '/', '/recuperar-senha', '/leitura/x')

describe('reportableAddress', () => {
  it('never carries a code, wherever it stands in the query, the fragment or the credentials (§3.9)', () => {
    fc.assert(
      fc.property(place, path, parts, fc.option(parts), (origin, where, query, fragment) => {
        const reported = reportableAddress(
          `${origin}${where}?${query}${fragment === null ? '' : `#${fragment}`}`,
        )
        expect(reported).not.toContain(SECRET)
        expect(reported.endsWith(where) || reported.includes(`${where}?`)).toBe(true)
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it('is idempotent and within the limit for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true, size: 'large' }), fc.string({ maxLength: 5_000 })),
        (address) => {
          const reported = reportableAddress(address)
          expect(reported.length).toBeLessThanOrEqual(2_048)
          expect(reportableAddress(reported)).toBe(reported)
        },
      ),
      { numRuns: runs(300, 20_000) },
    )
  })
})
