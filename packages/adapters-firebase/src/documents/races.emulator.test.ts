import { AppError } from '@caderno/domain/kernel'
import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { drawMatricula, enrollWithMatricula } from '@caderno/domain/registration'
import { aMember, aReading, aStudent, fakeRandom, runs } from '@caderno/domain/testing'
import { collection, disableNetwork, doc, enableNetwork, getDocs, onSnapshot } from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { delayListeners } from '../../test/garbled-stream.ts'
import { openFirestoreWorld, type FirestoreWorld } from '../../test/firestore-worlds.ts'
import { createFirestoreMembers, createFirestoreStudents } from './students.ts'
import { createFirestoreRecordStore } from './record-store.ts'

let world: FirestoreWorld
beforeEach(async () => void (world = await openFirestoreWorld()))
afterEach(() => world.close())

const { id: _id, userId: _userId, dataCriacao: _created, dataAtualizacao: _updated, ...DRAFT } = aReading()

it(
  'gives 10 matriculas to 20 who register at once: none twice, and a clean refusal for the others (D6, R13)',
  async () => {
    for (let round = 0; round < runs(1, 50); round += 1) {
      const registrations = Array.from({ length: 20 }, async (_, n) => {
        const { uid, firestore, sendWrite } = await world.newcomer()
        const students = createFirestoreStudents(firestore, sendWrite)
        const source = { students, random: fakeRandom(100 * round + n), space: 10 }
        await enrollWithMatricula(source, (matricula) => aStudent({ uid, matricula }))
      })
      const outcomes = await Promise.allSettled(registrations)
      const refused = outcomes
        .filter((each) => each.status === 'rejected')
        .map((each) => each.reason as AppError)
      expect(refused.map(({ code }) => code)).toEqual(Array<string>(10).fill('matricula-unavailable'))
      const [enrolled, reserved] = await Promise.all(
        ['alunos', 'matriculas'].map(async (name) => (await getDocs(collection(world.owner, name))).docs),
      )
      const given = enrolled!.map((each) => each.get('matricula') as string)
      expect(given.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `MAT-${n}`))
      expect(reserved!.map((each) => [each.id, each.data()])).toEqual(
        given.toSorted().map((matricula) => [matricula, {}]),
      )
      const visitor = world.tab(null)
      const students = createFirestoreStudents(visitor.firestore, visitor.sendWrite)
      await expect(drawMatricula({ students, random: fakeRandom(1), space: 10 })).rejects.toMatchObject({
        code: 'matricula-unavailable',
      })
      await world.clear()
    }
  },
  runs(60_000, 900_000),
)

it('shows whom it wrote at once, even where a tab listened for them and hears of it late (§4.3)', async () => {
  const [uid] = world.users
  const { firestore, sendWrite } = world.tab(uid)
  const students = createFirestoreStudents(firestore, sendWrite)
  const members = createFirestoreMembers(firestore)
  const stops = ['alunos', 'usuarios'].map((name) => onSnapshot(doc(firestore, name, uid), () => undefined))
  expect(await Promise.all([students.get(uid), members.get(uid)])).toEqual([null, null])
  delayListeners(500)
  await students.enroll(aStudent({ uid }))
  expect(await students.get(uid)).not.toBeNull()
  await members.createIfMissing(aMember({ uid }))
  expect(await members.get(uid)).not.toBeNull()
  delayListeners(0)
  stops.forEach((stop) => stop())
})

it('creates a member once, whoever of ten tabs is first (§7.2, D21)', async () => {
  const [uid] = world.users
  const tabs = Array.from({ length: 10 }, () => createFirestoreMembers(world.tab(uid).firestore))
  const outcomes = await Promise.all(
    tabs.map((members, n) => members.createIfMissing(aMember({ uid, nome: `Nome ${n}` }))),
  )
  expect(new Set(outcomes)).toEqual(new Set(['saved']))
  const found = await Promise.all(tabs.map((members) => members.get(uid)))
  expect(new Set(found.map((member) => member?.nome)).size).toBe(1)
})

it('tells of a write that was queued and that the service refuses when it is sent (B2)', async () => {
  const [uid] = world.users
  const { firestore, sendWrite, refusals } = world.tab(uid)
  const store = createFirestoreRecordStore<ReadingDraft, Reading>(firestore, READING_KIND, sendWrite)
  await disableNetwork(firestore)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await store.add(uid, { ...DRAFT, titulo: 'x'.repeat(401) }).outcome).toBe('queued')
  expect(await store.add(uid, DRAFT).outcome).toBe('queued')
  vi.unstubAllGlobals()
  await enableNetwork(firestore)
  await vi.waitFor(() => expect(refusals()).toMatchObject([{ code: 'permission-denied' }]), {
    timeout: 10_000,
  })
  await vi.waitFor(async () => expect((await getDocs(collection(world.owner, 'leitura'))).size).toBe(1), {
    timeout: 10_000,
  })
})

it('refuses an enrolment at once when the device says that it is offline', async () => {
  const [uid] = world.users
  const { firestore, sendWrite } = world.tab(uid)
  vi.stubGlobal('navigator', { onLine: false })
  const refused = await createFirestoreStudents(firestore, sendWrite)
    .enroll(aStudent({ uid }))
    .catch((error: AppError) => error.code)
  vi.unstubAllGlobals()
  expect(refused).toBe('network-request-failed')
  expect((await getDocs(collection(world.owner, 'matriculas'))).size).toBe(0)
})
