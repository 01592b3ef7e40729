import * as fc from 'fast-check'
import { EMPTY_BOOK } from '../src/finance/index.ts'
import {
  changesOf,
  planInPieces,
  type Archive,
  type ArchiveKind,
  type Holdings,
  type ImportPlan,
  type RefusedElement,
} from '../src/archive/index.ts'
import { LINKEDIN_ITEMS } from '../src/career/index.ts'
import { countLines } from '../src/intake/index.ts'
import type { Identity } from '../src/kernel/index.ts'
import { NO_PREFERENCES, READING_GOAL_TYPES, VIEWS, type Preferences } from '../src/shell/index.ts'
import {
  anyApplicationDraft,
  anyCareerGoalDraft,
  anyContactDraft,
  anyInstant,
  anyReadingDraft,
  anySkillDraft,
} from './arbitraries.ts'
import { anyBookAbout } from './finances.ts'
import { anySubjectDraft } from './semester.ts'
import {
  aBook,
  aCareerGoal,
  aContact,
  aFinancialGoal,
  aMember,
  anApplication,
  aReading,
  aSkill,
  aStudent,
  aSubject,
  aTransaction,
} from './samples.ts'

export const NO_HOLDINGS: Holdings = Object.freeze({
  usuarios: null,
  alunos: null,
  preferencias: NO_PREFERENCES,
  financas: EMPTY_BOOK,
  candidaturas: [],
  metas_carreira: [],
  contatos: [],
  habilidades: [],
  leitura: [],
  disciplinas: [],
})

/** A student with one of everything. */
export const someHoldings = (over: Partial<Holdings> = {}): Holdings => ({
  usuarios: aMember(),
  alunos: aStudent(),
  preferencias: {
    visoes: { leitura: 'lista' },
    linkedin: ['foto'],
    metaLeitura: { ano: 2026, tipo: 'livros', quantidade: 12 },
  },
  financas: aBook({
    entradas: [
      aTransaction({ id: 'bolsa', tipo: 'entrada', categoria: 'Salário', descricao: 'Bolsa', valor: 700 }),
    ],
    saidas: [aTransaction()],
    metas: [aFinancialGoal()],
    orcamentos: [{ id: '2026-11/Lazer', mes: '2026-11', categoria: 'Lazer', valor: 150 }],
  }),
  candidaturas: [anApplication({ contatoId: 'contato-1' })],
  metas_carreira: [aCareerGoal()],
  contatos: [aContact()],
  habilidades: [aSkill()],
  leitura: [aReading()],
  disciplinas: [aSubject()],
  ...over,
})

const anyPreferences: fc.Arbitrary<Preferences> = fc.record(
  {
    visoes: fc.dictionary(
      fc.constantFrom('carreira', 'financas', 'habilidades', 'leitura'),
      fc.constantFrom(...VIEWS),
    ),
    linkedin: fc.subarray(LINKEDIN_ITEMS.map(({ id }) => id)),
    metaLeitura: fc.record({
      ano: fc.integer({ min: 1, max: 9_999 }),
      tipo: fc.constantFrom(...READING_GOAL_TYPES),
      quantidade: fc.integer({ min: 1, max: 100_000 }),
    }),
  },
  { requiredKeys: ['visoes', 'linkedin'] },
)

const LIST = { maxLength: 5 }
const anyRecords = <Draft extends object, Stamp extends string>(
  userId: string,
  draft: fc.Arbitrary<Draft>,
  created: Stamp,
  updated: Stamp,
) =>
  fc.uniqueArray(
    fc
      .tuple(draft, fc.uuid(), anyInstant, anyInstant)
      .map(
        ([fields, id, one, other]) =>
          ({ ...fields, id, userId, [created]: one, [updated]: other }) as Draft &
            Identity &
            Record<Stamp, string>,
      ),
    { ...LIST, selector: ({ id }) => id },
  )

/** Whatever one account can have. Some applications name a contact of it, and some readings a subject. */
export const anyHoldings = (userId = 'uid-ana'): fc.Arbitrary<Holdings> =>
  fc
    .record({
      usuarios: fc.option(fc.constant(aMember({ uid: userId }))),
      alunos: fc.option(fc.constant(aStudent({ uid: userId }))),
      preferencias: anyPreferences,
      financas: anyBookAbout('2026-11-20', 4),
      candidaturas: anyRecords(userId, anyApplicationDraft, 'createdAt', 'updatedAt'),
      metas_carreira: anyRecords(userId, anyCareerGoalDraft, 'createdAt', 'updatedAt'),
      contatos: anyRecords(userId, anyContactDraft, 'createdAt', 'updatedAt'),
      habilidades: anyRecords(userId, anySkillDraft, 'createdAt', 'updatedAt'),
      leitura: anyRecords(userId, anyReadingDraft, 'dataCriacao', 'dataAtualizacao'),
      disciplinas: anyRecords(userId, anySubjectDraft, 'createdAt', 'updatedAt'),
    })
    .map((all) => ({
      ...all,
      candidaturas: all.candidaturas.map((one, at) => ({ ...one, contatoId: all.contatos[at]?.id ?? '' })),
      leitura: all.leitura.map((one, at) => ({ ...one, disciplinaId: all.disciplinas[at]?.id ?? '' })),
    }))

/** The result of a computation in steps, at once. */
export function finished<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

interface AskedImport {
  readonly owner: string
  readonly now: string
  readonly refused?: readonly RefusedElement[]
  /** Whether what differs is ticked too. */
  readonly replaces?: boolean
}

/** What a file brings, and what an import writes of it where nothing but that is ticked. */
export function planImport(
  archive: Archive,
  current: Holdings,
  { refused = [], replaces = false, ...options }: AskedImport,
) {
  const plan = finished(planInPieces({ archive, refused }, current, options))
  const taken = plan.elements.filter(({ verdict }) => replaces || verdict === 'new')
  return { ...plan, changes: changesOf(plan.from, taken) }
}

/** How many elements of a plan are what, of all kinds or of these. */
export const countsOf = ({ elements }: Pick<ImportPlan, 'elements'>, ...kinds: readonly ArchiveKind[]) =>
  countLines(elements.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)))
