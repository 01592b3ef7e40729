import { added, untilData } from '@caderno/domain/contracts'
import { createLiveQuery, ready, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'
import {
  aReading,
  aStudent,
  aTransaction,
  aUser,
  createFakeMarks,
  createFakeOutbox,
} from '@caderno/domain/testing'
import { EMPTY_BOOK, type Transaction } from '@caderno/domain/finance'
import type { UserRecord } from '@caderno/domain/identity'
import type { OutboxEntry, OutgoingWrite } from '@caderno/domain/shell'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth'
import { afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import {
  authUrl,
  clearDocuments,
  clientOptions,
  newProject,
  newUser,
  type TestUser,
} from '../../test/emulators.ts'
import { createFirestoreGate, type FirestoreGate } from './firestore-gate.ts'
import { expectedStateOf } from '../write-status/expected-state.ts'

const { id: _id, userId: _userId, dataCriacao: _created, dataAtualizacao: _updated, ...DRAFT } = aReading()

let project: string
let ana: TestUser
let bia: TestUser
beforeAll(async () => {
  ;[project, ana, bia] = await Promise.all([newProject(), newUser(), newUser()])
})

let app: FirebaseApp
let auth: Auth
let gate: FirestoreGate
let marks: ReturnType<typeof createFakeMarks>
let outbox: ReturnType<typeof createFakeOutbox>
const shelf = () => gate.ports.records<ReadingDraft, Reading>(READING_KIND)
beforeEach(async () => {
  await clearDocuments(project)
  marks = createFakeMarks()
  openPage()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await closePage()
})

function openPage() {
  app = initializeApp(clientOptions(project), crypto.randomUUID())
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, authUrl(), { disableWarnings: true })
  outbox = createFakeOutbox(marks)
  gate = createFirestoreGate(auth, {
    emulatorHost: inject('emulators').firestore,
    whoIsIn: whoIsIn(auth),
    marks,
    outbox,
  })
}
async function closePage() {
  await gate.close()
  await deleteApp(app)
}

/** Auth's word, as the ports have it. */
const whoIsIn = (of: Auth): LiveQuery<UserRecord | null> =>
  createLiveQuery((emit) => onAuthStateChanged(of, (user) => emit(ready(user && aUser({ uid: user.uid })))))

const signIn = ({ email, password }: TestUser) => signInWithEmailAndPassword(auth, email, password)

/** As another page leaves it that was closed before it heard of its answer. */
const leave = (write: OutgoingWrite) => createFakeOutbox(marks).add(ana.uid, write).durable
const isConcluded = (entries: readonly OutboxEntry[]) =>
  entries.length > 0 && entries.every(({ state }) => state !== 'sending')

/** Everything that a screen was shown of a query. */
function screen<T>(query: LiveQuery<T>): Snapshot<T>['status'][] {
  const seen: Snapshot<T>['status'][] = []
  query.subscribe(() => seen.push(query.getSnapshot().status))
  return seen
}

it('counts two quick changes of one record, each from what the other wrote (B21)', async () => {
  await signIn(ana)
  const { id } = await added(shelf().add(ana.uid, { ...DRAFT, paginasLidas: 0 }))
  const step = () =>
    shelf().update(ana.uid, id, ({ paginasLidas }) => ({
      patch: { paginasLidas: Number(paginasLidas) + 10 },
    })).outcome
  await Promise.all([step(), step()])
  expect(await shelf().get(ana.uid, id)).toMatchObject({ paginasLidas: 20 })
})

it('serves one user, then the next: no error on open screens, and nothing of the one for the other (row 26) (B21)', async () => {
  await signIn(ana)
  await shelf().add(ana.uid, DRAFT).outcome
  await gate.ports.students.enroll(aStudent({ uid: ana.uid, email: ana.email }))
  const readings = shelf().watch(ana.uid)
  const student = gate.ports.students.watch(ana.uid)
  const { finances } = gate.ports
  await finances.change(ana.uid, [{ list: 'saidas', put: aTransaction() }])
  const book = finances.watch(ana.uid)
  const seen = [screen(readings), screen(student), screen(book)]
  await untilData(readings, (data) => data.length === 1)
  await untilData(student, (data) => data !== null)
  await untilData(book, ({ saidas }) => saidas.length === 1)
  expect(finances.usedShare(ana.uid)).toBeGreaterThan(0)

  await gate.close()
  await signOut(auth)
  await signIn(bia)
  expect(await untilData(shelf().watch(bia.uid))).toEqual([])
  expect(await gate.ports.students.get(bia.uid)).toBeNull()
  expect(await untilData(finances.watch(bia.uid))).toEqual(EMPTY_BOOK)
  expect(finances.usedShare(ana.uid)).toBe(0)
  await expect(
    finances.change(ana.uid, [{ list: 'saidas', put: aTransaction({ id: 'alheio' }) }]),
  ).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(gate.ports.students.get(ana.uid)).rejects.toMatchObject({ code: 'permission-denied' })
  for (const statuses of seen)
    expect([statuses[0], statuses.at(-1), statuses.includes('failed')]).toEqual(['ready', 'loading', false])
  expect([readings, student, book].map((query) => query.getSnapshot().status)).toEqual([
    'loading',
    'loading',
    'loading',
  ])

  await gate.close()
  await signOut(auth)
  await signIn(ana)
  expect(await untilData(readings, (data) => data.length === 1)).toMatchObject([DRAFT])
  expect((await untilData(book, ({ saidas }) => saidas.length > 0)).saidas).toEqual([aTransaction()])
})

it('shows no error when the session ends without a word before, as another tab does it', async () => {
  await signIn(ana)
  await shelf().add(ana.uid, DRAFT).outcome
  const readings = shelf().watch(ana.uid)
  const statuses = screen(readings)
  await untilData(readings)
  await signOut(auth)
  await signIn(bia)
  expect(await untilData(shelf().watch(bia.uid))).toEqual([])
  expect([statuses.at(-1), statuses.includes('failed')]).toEqual(['loading', false])
})

it('serves a visitor, and goes on with what they sign up to', async () => {
  expect(await gate.ports.students.isMatriculaTaken('MAT-7')).toBe(false)
  await signIn(ana)
  await gate.ports.students.enroll(aStudent({ uid: ana.uid, email: ana.email, matricula: 'MAT-7' }))
  expect(await gate.ports.students.get(ana.uid)).toMatchObject({ matricula: 'MAT-7' })
  await gate.close()
  await signOut(auth)
  expect(await gate.ports.students.isMatriculaTaken('MAT-7')).toBe(true)
})

it('tells after a reload of a change of the finances that never arrived, and nothing of one that did (B2, B21)', async () => {
  await signIn(ana)
  const [arrived, lost] = [aTransaction({ id: 'chegou' }), aTransaction({ id: 'nao-chegou' })]
  const only = (saidas: readonly Transaction[]) => ({ entradas: [], saidas, metas: [], orcamentos: [] })
  await gate.ports.finances.change(ana.uid, [{ list: 'saidas', put: arrived }])
  await leave({
    collection: 'financas',
    id: ana.uid,
    effect: expectedStateOf({ remove: only([]), add: only([arrived]) }),
  })
  await closePage()

  openPage()
  await signIn(ana)
  await gate.ports.students.get(ana.uid)
  await vi.waitFor(() => expect(marks.kept.get(`fila/${ana.uid}`)).toBeUndefined(), 20_000)
  expect(await untilData(outbox.watch(ana.uid))).toEqual([])
  await leave({
    collection: 'financas',
    id: ana.uid,
    effect: expectedStateOf({ remove: only([arrived]), add: only([lost]) }),
  })
  await closePage()

  openPage()
  await signIn(ana)
  await gate.ports.students.get(ana.uid)
  expect(await untilData(outbox.watch(ana.uid), isConcluded)).toEqual([
    { item: `financas/${ana.uid}`, state: 'refused', code: 'unknown' },
  ])
})

it('tells after a reload what of the queued writes never arrived, and nothing of those that did (B2, B21)', async () => {
  await signIn(ana)
  await shelf().add(ana.uid, DRAFT).outcome
  const { id } = (await untilData(shelf().watch(ana.uid), (data) => data.length === 1))[0]!
  await leave({ collection: 'leitura', id, effect: { titulo: DRAFT.titulo } })
  await leave({ collection: 'leitura', id: 'nao-chegou', effect: 'there' })
  await closePage()

  openPage()
  await signIn(ana)
  await gate.ports.students.get(ana.uid)
  expect(await untilData(outbox.watch(ana.uid), isConcluded)).toEqual([
    { item: 'leitura/nao-chegou', state: 'refused', code: 'unknown' },
  ])
  await outbox.dismiss(ana.uid)
  await closePage()

  openPage()
  await signIn(ana)
  await shelf().add(ana.uid, DRAFT).outcome
  expect(await untilData(outbox.watch(ana.uid))).toEqual([])
})

it('repeats a removal that an earlier page could not send (§7.3, D8)', async () => {
  await signIn(ana)
  const { id } = await added(shelf().add(ana.uid, DRAFT))
  await leave({ collection: 'leitura', id, effect: 'gone' })
  await closePage()

  openPage()
  await signIn(ana)
  await gate.ports.students.get(ana.uid)
  await untilData(outbox.watch(ana.uid), (entries) => entries.length === 0)
  expect(await untilData(shelf().watch(ana.uid))).toEqual([])
})
