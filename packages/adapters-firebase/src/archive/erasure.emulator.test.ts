import { describeErasureContract, refusal } from '@caderno/domain/contracts'
import { aStudent } from '@caderno/domain/testing'
import { doc, getDoc, setDoc, updateDoc, type Firestore } from 'firebase/firestore'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeMarks, createFakeOutbox } from '@caderno/domain/testing'
import {
  documentWorld,
  openFirestoreWorld,
  type FirestoreWorld,
  type Tab,
} from '../../test/firestore-worlds.ts'
import { createFirestoreBugReports } from '../documents/bug-reports.ts'
import { createFirestoreErasure } from './erasure.ts'
import { openArchive, openErasure } from './lazy-archive.ts'
import { createFirestoreMembers, createFirestoreStudents } from '../documents/students.ts'

/** What another device does when a request with removals was confirmed. */
const other = vi.hoisted(() => ({ writes: (): Promise<void> => Promise.resolve() }))
vi.mock('firebase/firestore', async (load) => {
  const vendor = await load<typeof import('firebase/firestore')>()
  const writeBatch = (firestore: Firestore) => {
    const batch = vendor.writeBatch(firestore)
    const commit = batch.commit.bind(batch)
    return Object.assign(batch, { commit: () => commit().then(() => other.writes()) })
  }
  return { ...vendor, writeBatch }
})

const open = (tab: Tab) => ({
  erasure: openErasure(tab.firestore),
  archive: openArchive(tab.firestore, createFakeMarks(), createFakeOutbox()),
  members: createFirestoreMembers(tab.firestore),
  students: createFirestoreStudents(tab.firestore, tab.sendWrite),
  bugReports: createFirestoreBugReports(tab.firestore, tab.sendWrite),
})

async function thoseLeft({ owner }: FirestoreWorld, paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map((path) => getDoc(doc(owner, path))))
  return paths.filter((_, at) => found[at]!.exists())
}

describeErasureContract(
  'the Firestore erasure',
  documentWorld((tab) => ({ ...open(tab), erasure: createFirestoreErasure(tab.firestore, 20) })),
  { many: 50 },
)

describe('the Firestore erasure', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('removes what no schema can read any more, and a student whose matricula nobody reserved', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    await setDoc(doc(world.owner, 'leitura', 'estragada'), { userId: uid, paginasTotal: 'muitas' })
    await setDoc(doc(world.owner, 'financas', uid), { saidas: 'nenhuma' })
    await setDoc(doc(world.owner, 'alunos', uid), { uid, matricula: 'MAT-99' })
    await openErasure(world.tab(uid).firestore).documents(uid)
    expect(await thoseLeft(world, ['leitura/estragada', `financas/${uid}`, `alunos/${uid}`])).toEqual([])
    await world.close()
  })

  it('also takes what another device writes while it goes on', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    const late = { userId: uid, titulo: 'Escrito enquanto isso' }
    await setDoc(doc(world.owner, 'candidaturas', 'antes'), late)
    await setDoc(doc(world.owner, 'leitura', 'antes'), late)
    const paths = ['candidaturas/depois', 'leitura/depois', `usuarios/${uid}`]
    let left = 2
    other.writes = async () => {
      if (--left === 0) for (const path of paths) await setDoc(doc(world.owner, path), late)
    }
    await openErasure(world.tab(uid).firestore).documents(uid)
    other.writes = () => Promise.resolve()
    expect(left).toBeLessThan(0)
    expect(await thoseLeft(world, paths)).toEqual([])
    await world.close()
  })

  it('takes nothing of somebody else’s', async () => {
    const world = await openFirestoreWorld()
    const [ana, bia] = world.users
    await setDoc(doc(world.owner, 'leitura', 'da-bia'), { userId: bia, titulo: 'Dela' })
    await createFirestoreStudents(world.tab(bia).firestore, world.tab(bia).sendWrite).enroll(
      aStudent({ uid: bia, email: world.emailOf(bia), matricula: 'MAT-7' }),
    )
    expect(await refusal(openErasure(world.tab(ana).firestore).documents(bia))).toBe('permission-denied')
    const paths = ['leitura/da-bia', `alunos/${bia}`, 'matriculas/MAT-7']
    expect(await thoseLeft(world, paths)).toEqual(paths)
    await world.close()
  })

  it('also takes what was written on this device and is still on its way', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    await setDoc(doc(world.owner, 'preferencias', uid), { linkedin: ['foto'] })
    const tab = world.tab(uid)
    const writing = updateDoc(doc(tab.firestore, 'preferencias', uid), { linkedin: ['foto', 'resumo'] })
    await openErasure(tab.firestore).documents(uid)
    await writing
    expect(await thoseLeft(world, [`preferencias/${uid}`])).toEqual([])
    await world.close()
  })

  it('touches nothing without a connection', async () => {
    const world = await openFirestoreWorld()
    const [uid] = world.users
    await setDoc(doc(world.owner, 'leitura', 'fica'), { userId: uid, titulo: 'Fica' })
    vi.stubGlobal('navigator', { onLine: false })
    await expect(openErasure(world.tab(uid).firestore).documents(uid)).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    vi.unstubAllGlobals()
    expect(await thoseLeft(world, ['leitura/fica'])).toHaveLength(1)
    await world.close()
  })
})
