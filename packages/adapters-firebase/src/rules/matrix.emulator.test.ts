import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newProject } from '../../test/emulators.ts'
import { neverEvaluated } from '../../test/rules-coverage.ts'
import { COLLECTIONS, kindOf, type Collection, type Kind } from '../../test/rules-kinds.ts'
import {
  asking,
  claimsOf,
  emailOf,
  forget,
  nextUid,
  put,
  remove,
  verdict,
  type Placed,
} from '../../test/rules-world.ts'

/** What one cell is about: who asks, whose documents lie there, and a user whom neither is. */
interface Scene {
  readonly db: Firestore
  readonly collection: Collection
  readonly kind: Kind
  readonly me: string
  readonly third: string
  /** The document in question and what belongs to it. */
  readonly documents: readonly [Placed, ...Placed[]]
}

const listOf = ({ db, collection: name, kind }: Scene, uid: string) =>
  getDocs(query(collection(db, name), where(kind.owner, '==', uid)))
const subject = ({ db, documents: [[path]] }: Scene) => doc(db, path)

const OPERATIONS = {
  get: (scene: Scene) => getDoc(subject(scene)),
  'list own': (scene: Scene) => listOf(scene, scene.me),
  'list all': ({ db, collection: name }: Scene) => getDocs(collection(db, name)),
  'list foreign': (scene: Scene) => listOf(scene, scene.third),
  create: ({ db, kind, me }: Scene) => put(db, kind.place(me)),
  'create for another': ({ db, kind, third }: Scene) => put(db, kind.place(third)),
  update: (scene: Scene) => updateDoc(subject(scene), scene.kind.patch),
  'change the owner': (scene: Scene) =>
    updateDoc(subject(scene), { ...scene.kind.patch, [scene.kind.owner]: scene.third }),
  'unknown key': ({ db, kind, me }: Scene) => put(db, kind.place(me, { papel: 'admin' })),
  delete: ({ db, documents }: Scene) => remove(db, documents),
} as const
type Operation = keyof typeof OPERATIONS
const NAMES = Object.keys(OPERATIONS) as readonly Operation[]
/** What is only asked before there is such a document. */
const BIRTHS: readonly Operation[] = ['create', 'create for another', 'unknown key']

const RECORD = { anonymous: '..........', owner: '++..+.+..+', other: '.+..+.....' }
const KEYED = { anonymous: '..........', owner: '+...+.+..+', other: '....+.....' }
const REPORT = { anonymous: '....+.....', owner: '....+.....', other: '....+.....' }

/** + is allowed, in the order of the operations. Who is neither nobody nor the owner is `other`, whatever else they are. */
const RIGHTS: Readonly<Record<Collection, typeof RECORD>> = {
  usuarios: { anonymous: '..........', owner: '+...+....+', other: '....+.....' },
  alunos: RECORD,
  matriculas: { anonymous: '+.........', owner: '+...+....+', other: '+...+.....' },
  candidaturas: RECORD,
  metas_carreira: RECORD,
  contatos: RECORD,
  financas: KEYED,
  habilidades: RECORD,
  leitura: RECORD,
  disciplinas: RECORD,
  'bug-reports': REPORT,
  preferencias: KEYED,
}

const ACTORS = {
  anonymous: { row: 'anonymous', claims: {} },
  owner: { row: 'owner', claims: {} },
  other: { row: 'other', claims: {} },
  'other with a usuarios document': { row: 'other', claims: {} },
  'other with an admin claim': { row: 'other', claims: { admin: true, role: 'admin', type: 'admin' } },
} as const
type Actor = keyof typeof ACTORS
const WITH_DOCUMENT: Actor = 'other with a usuarios document'

let project: string
let root: Firestore

beforeAll(async () => {
  project = await newProject()
  root = asking(project, 'owner')
})
afterAll(() => forget(project))

async function sceneOf(name: Collection, actor: Actor, operation: Operation): Promise<Scene> {
  const kind = kindOf(name)
  const [owner, third] = [nextUid(), nextUid()]
  const me = actor === 'anonymous' ? 'anonimo' : actor === 'owner' ? owner : nextUid()
  const documents = kind.place(owner)
  await put(root, BIRTHS.includes(operation) ? kind.place(nextUid()) : [...documents, ...kind.place(third)])
  const stranger = { uid: me, email: emailOf(me), criadoEm: '2026-11-01T12:00:00.000Z' }
  if (actor === WITH_DOCUMENT) await put(root, [[`usuarios/${me}`, stranger]])
  const db =
    actor === 'anonymous' ? asking(project) : asking(project, { ...claimsOf(me), ...ACTORS[actor].claims })
  return { db, collection: name, kind, me, third, documents }
}

/** Creating what is there already is overwriting it. */
const isThereAlready = (name: Collection, actor: Actor): boolean =>
  name === 'usuarios' && actor === WITH_DOCUMENT

describe.each(COLLECTIONS)('%s (§6.2, §6.3, §7.2, D6, R1)', { concurrent: true }, (name) => {
  describe.each(Object.keys(ACTORS) as readonly Actor[])('%s', (actor) => {
    const row = RIGHTS[name][ACTORS[actor].row]
    test.each(
      NAMES.map((operation, index) => [operation, row[index] === '+' ? 'allowed' : 'denied'] as const),
    )('%s: %s', async (operation, right) => {
      const scene = await sceneOf(name, actor, operation)
      const expected = operation === 'create' && isThereAlready(name, actor) ? 'denied' : right
      expect(await verdict(OPERATIONS[operation](scene))).toBe(expected)
    })
  })
})

test('a forged role is refused, whatever it is called (§6.1, §6.2, D2, R1)', async () => {
  const roles = [
    'admin',
    'isAdmin',
    'papel',
    'papeis',
    'role',
    'roles',
    'type',
    'perfil',
    'permissoes',
    'claims',
  ]
  const tries = COLLECTIONS.flatMap((name) => roles.map((role) => ({ name, role, uid: nextUid() })))
  const verdicts = await Promise.all(
    tries.map(({ name, role, uid }) =>
      verdict(put(asking(project, claimsOf(uid)), kindOf(name).place(uid, { [role]: 'admin' }))),
    ),
  )
  expect(verdicts).toEqual(tries.map(() => 'denied'))
})

test('the matrix evaluates every expression of the rules (§6.2, R1)', async () => {
  const { all, never } = await neverEvaluated(project)
  expect(all).toBeGreaterThan(500)
  expect(never).toEqual([])
})
