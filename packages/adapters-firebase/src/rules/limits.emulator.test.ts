import { isDeepStrictEqual } from 'node:util'
import { doc, updateDoc } from 'firebase/firestore/lite'
import { bugReportSchema } from '@caderno/domain/bug-report'
import { applicationDraftSchema, careerGoalDraftSchema, contactDraftSchema } from '@caderno/domain/career'
import { memberSchema } from '@caderno/domain/identity'
import { decode } from '@caderno/domain/kernel'
import { readingDraftSchema } from '@caderno/domain/reading'
import { studentSchema } from '@caderno/domain/registration'
import { subjectDraftSchema } from '@caderno/domain/semester'
import { skillDraftSchema } from '@caderno/domain/skills'
import { anyDay, anyText, anyUrl, runs } from '@caderno/domain/testing'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { kindOf, type Collection } from '../../test/rules-kinds.ts'
import { probesOf } from '../../test/rules-probes.ts'
import { aPerson, asking, inProjects, put, verdict, type Verdict } from '../../test/rules-world.ts'

/** Each collection's schema, and the fields on which the two differ: whose a document is, what never changes, and what a list or a map holds. */
const SCHEMAS = [
  ['usuarios', memberSchema, ['uid', 'criadoEm']],
  ['alunos', studentSchema, ['uid', 'email', 'criadoEm', 'matricula']],
  ['candidaturas', applicationDraftSchema, ['historico']],
  ['metas_carreira', careerGoalDraftSchema, []],
  ['contatos', contactDraftSchema, []],
  ['habilidades', skillDraftSchema, ['checkins', 'pausas', 'estudos']],
  ['leitura', readingDraftSchema, ['leituras', 'anotacoes']],
  [
    'disciplinas',
    subjectDraftSchema,
    ['semestre', 'faltas', 'faltasOficiais', 'semAula', 'avaliacoes', 'regra', 'estudos', 'calendario'],
  ],
  ['bug-reports', bugReportSchema, ['userId', 'userEmail']],
] as const
/** Their documents never change. */
const CREATE_ONLY: readonly Collection[] = ['usuarios', 'bug-reports']
type Schema = (typeof SCHEMAS)[number][1]

vi.setConfig({ testTimeout: runs(120_000, 1_800_000) })

const fieldsOf = (schema: Schema, ruled: readonly string[]) =>
  Object.entries<Parameters<typeof probesOf>[0]>(schema.entries).filter(([field]) => !ruled.includes(field))

/** Allowed is what the schema leaves as it is. */
function domainSays(schema: Schema, name: Collection, field: string, value: unknown) {
  const [[, document]] = kindOf(name).place('uid-1')
  const draft = Object.fromEntries(
    Object.keys(schema.entries).map((key) => [key, key === field ? value : document[key]]),
  )
  return isDeepStrictEqual(decode<unknown>(schema, draft), draft) ? 'allowed' : 'denied'
}

interface Desk {
  /** Sets a field of a document that is there, or, where that is never allowed, of a new one. */
  set(field: string, value: unknown): Promise<Verdict>
  create(field: string, value: unknown): Promise<Verdict>
}

/** A user with a document of theirs. */
async function aDesk(project: string, name: Collection): Promise<Desk> {
  const { uid, db } = aPerson(project)
  const { place, patch } = kindOf(name)
  const create = async (field: string, value: unknown) => {
    const owner = name === 'usuarios' ? aPerson(project) : { uid, db }
    return verdict(put(owner.db, place(owner.uid, { [field]: value })))
  }
  if (CREATE_ONLY.includes(name)) return { create, set: create }
  const documents = place(uid)
  await put(asking(project, 'owner'), documents)
  const document = doc(db, documents[0][0])
  return { create, set: (field, value) => verdict(updateDoc(document, { ...patch, [field]: value })) }
}

/** Asks from a few desks at once; a document is changed by one request after the other. */
async function answersOf<Probe extends { field: string; value: unknown }>(
  project: string,
  name: Collection,
  probes: readonly Probe[],
) {
  const desks = await Promise.all([1, 2, 3, 4].map(() => aDesk(project, name)))
  const lanes = desks.map(async (desk, lane) => {
    const answers: (Probe & { readonly rules: Verdict })[] = []
    for (const probe of probes.filter((_, index) => index % desks.length === lane))
      answers.push({ ...probe, rules: await desk.set(probe.field, probe.value) })
    return answers
  })
  return (await Promise.all(lanes)).flat()
}

describe('on both sides of every limit, the rules and the schema say the same (§3.11, W8, S1, B1, R1)', () => {
  test.each(SCHEMAS)('%s', (name, schema, ruled) =>
    inProjects(1, async (project) => {
      const fields = fieldsOf(schema, ruled)
      const probes = fields.flatMap(([field, entry]) =>
        probesOf(entry).map((value) => ({ field, value, domain: domainSays(schema, name, field, value) })),
      )
      const answers = await answersOf(project, name, probes)
      expect(answers.filter(({ domain, rules }) => domain !== rules)).toEqual([])
      expect(new Set(answers.map(({ field, rules }) => `${field} ${rules}`)).size).toBe(2 * fields.length)
    }),
  )
})

describe('whatever a field is set to, the rules and the schema say the same (§3.11, W8, S1, R1)', () => {
  const RECORDS = SCHEMAS.filter(([name]) => !CREATE_ONLY.includes(name) && name !== 'alunos')
  /** No text that is longer than its limit by less than its length again: the rules know nothing of those (rules-probes.ts). */
  const anyValue = fc.oneof(
    anyText(200),
    fc.string({ unit: 'grapheme', minLength: 401, maxLength: 460 }),
    fc.string({ minLength: 9_980, maxLength: 10_000 }),
    fc.string({ minLength: 20_001, maxLength: 20_020 }),
    fc.integer({ min: -10, max: 110_000 }),
    fc.double(),
    anyDay,
    anyUrl,
    fc.stringMatching(/^https?:\/\/[a-zç.:/?#@[\]% ]{1,20}$/),
    fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/),
  )

  test.each(RECORDS)('%s', (name, schema, ruled) =>
    inProjects(runs(1, 50), async (project) => {
      const desk = await aDesk(project, name)
      const fields = fieldsOf(schema, ruled).map(([field]) => field)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...fields), anyValue, async (field, value) => {
          const domain = domainSays(schema, name, field, value)
          expect([await desk.create(field, value), await desk.set(field, value)]).toEqual([domain, domain])
        }),
        { numRuns: 20 },
      )
    }),
  )
})
