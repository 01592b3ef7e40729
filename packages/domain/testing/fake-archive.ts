import {
  ARCHIVED_KINDS,
  RECORD_COLLECTIONS,
  withPreferences,
  type ArchiveStore,
  type Holdings,
  type ImportChanges,
  type UnfinishedImport,
} from '../src/archive/index.ts'
import { decodeFinances, editsOf, EMPTY_BOOK, withEdits } from '../src/finance/index.ts'
import { memberSchema, type Member } from '../src/identity/index.ts'
import { AppError, decode, type Clock, type Identity, type UserId } from '../src/kernel/index.ts'
import { studentSchema, type Student } from '../src/registration/index.ts'
import { NO_PREFERENCES, preferencesSchema, type Preferences } from '../src/shell/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeWorld, type FakeWorld } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'

export interface FakeArchiveOptions {
  readonly world?: FakeWorld
  readonly clock?: Clock
  readonly holdings?: Readonly<Record<UserId, Holdings>>
  /** False where only this device can be asked. */
  readonly isCurrent?: boolean
  /** What an earlier page left of anybody's. */
  readonly unfinished?: UnfinishedImport | null
}

type Documents = readonly { readonly collection: string; readonly key: string; readonly document: unknown }[]

/** An ArchiveStore over documents in memory. */
export function createFakeArchive({
  world = createFakeWorld(),
  clock = fakeClock(),
  holdings = {},
  isCurrent = true,
  unfinished = null,
}: FakeArchiveOptions = {}): ArchiveStore & Faults {
  const faults = createFaults()
  let left = unfinished
  for (const [owner, held] of Object.entries(holdings)) world.write(documentsOf(owner, held))
  return {
    ...faults.controls,
    async read(owner) {
      await faults.pass()
      return { ...readWorld(world, owner), isCurrent }
    },
    async write(owner, changes) {
      const documents = changed(world, owner, changes, clock.now().toISOString())
      await faults.pass()
      if (left?.arquivo === changes.from.arquivo) left = null
      return world.write(documents)
    },
    unfinished: () => Promise.resolve(left),
    forgetUnfinished: async () => void (left = await Promise.resolve(null)),
  }
}

const documentsOf = (
  owner: UserId,
  { usuarios, alunos, preferencias, financas, ...lists }: Holdings,
): Documents => [
  ...RECORD_COLLECTIONS.flatMap((collection) =>
    lists[collection].map((document) => ({ collection, key: document.id, document })),
  ),
  ...Object.entries({ usuarios, alunos, preferencias, financas }).flatMap(([collection, document]) =>
    document ? [{ collection, key: owner, document }] : [],
  ),
]

function readWorld(world: FakeWorld, owner: UserId) {
  let unreadable = 0
  const lists = RECORD_COLLECTIONS.map((name) => {
    const own = [...world.all(name).values()].filter((document) => (document as Identity).userId === owner)
    const records = own.flatMap(
      (document) => decode<object>(ARCHIVED_KINDS[name].kind.schema, document) ?? [],
    )
    unreadable += own.length - records.length
    return [name, records] as const
  })
  const financas = decodeFinances(world.get('financas', owner) ?? {})
  if (!financas) throw new AppError('invalid-record')
  const holdings = {
    ...Object.fromEntries(lists),
    usuarios: decode<Member>(memberSchema, world.get('usuarios', owner)) ?? null,
    alunos: decode<Student>(studentSchema, world.get('alunos', owner)) ?? null,
    preferencias: decode<Preferences>(preferencesSchema, world.get('preferencias', owner)) ?? NO_PREFERENCES,
    financas: { ...EMPTY_BOOK, ...financas.book },
  } as unknown as Holdings
  return { holdings, unreadable: unreadable + financas.unreadable }
}

function changed(world: FakeWorld, owner: UserId, changes: ImportChanges, now: string): Documents {
  const { records, removed = {}, finances, profile } = changes
  const put = RECORD_COLLECTIONS.flatMap((collection) =>
    records[collection].map((record) => {
      const { created, updated } = ARCHIVED_KINDS[collection].kind
      const before = world.get(collection, record.id) as Identity | undefined
      if (before && before.userId !== owner) throw new AppError('permission-denied')
      const fields = record as unknown as Record<string, string>
      return {
        collection,
        key: record.id,
        document: { ...record, [created]: fields[created] || now, [updated]: fields[updated] || now },
      }
    }),
  )
  const [book, student, chosen] = ['financas', 'alunos', 'preferencias'].map((collection) =>
    world.get(collection, owner),
  )
  const gone = RECORD_COLLECTIONS.flatMap((collection) =>
    (removed[collection] ?? []).map((key) => ({ collection, key, document: undefined })),
  )
  return [
    ...put,
    ...gone,
    ...(finances.length > 0
      ? [
          {
            collection: 'financas',
            key: owner,
            document: { createdAt: now, ...withEdits(book, editsOf(book, finances)), updatedAt: now },
          },
        ]
      : []),
    ...(Object.keys(profile).length > 0
      ? [{ collection: 'alunos', key: owner, document: { ...(student as Student), ...profile } }]
      : []),
    {
      collection: 'preferencias',
      key: owner,
      document: withPreferences((chosen as Preferences | undefined) ?? NO_PREFERENCES, changes),
    },
  ]
}
