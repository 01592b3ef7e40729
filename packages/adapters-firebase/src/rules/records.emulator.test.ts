import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newProject } from '../../test/emulators.ts'
import { COLLECTIONS, kindOf, type Collection } from '../../test/rules-kinds.ts'
import { aPerson, asking, forget, nextUid, put, verdict } from '../../test/rules-world.ts'

let project: string
let root: Firestore
beforeAll(async () => {
  project = await newProject()
  root = asking(project, 'owner')
})
afterAll(() => forget(project))

const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds)

const KINDS = [
  ['candidaturas', 'createdAt', 'updatedAt', 'empresa'],
  ['metas_carreira', 'createdAt', 'updatedAt', 'texto'],
  ['contatos', 'createdAt', 'updatedAt', 'nome'],
  ['habilidades', 'createdAt', 'updatedAt', 'nome'],
  ['leitura', 'dataCriacao', 'dataAtualizacao', 'titulo'],
  ['disciplinas', 'createdAt', 'updatedAt', 'nome'],
] as const
describe.each(KINDS)('%s (R1)', (name: Collection, created, updated, title) => {
  const kind = kindOf(name)
  const now = serverTimestamp()

  async function planted(over: DocumentData = {}) {
    const { uid, db } = aPerson(project)
    const [[path, document]] = kind.place(uid, over)
    await put(root, [[path, document]])
    const change = (patch: DocumentData) => verdict(updateDoc(doc(db, path), { [updated]: now, ...patch }))
    return { uid, db, path, change }
  }
  const creation = (over: DocumentData) => {
    const { uid, db } = aPerson(project)
    return verdict(put(db, kind.place(uid, over)))
  }

  test('a removed record is written back with its old stamps (§3.11, D24)', async () => {
    expect(await creation({ [created]: ago(86_400_000), [updated]: ago(3_600_000) })).toBe('allowed')
  })

  test.each([
    ['of tomorrow', Timestamp.fromMillis(Date.now() + 86_400_000)],
    ['that is text', '2026-11-01T12:00:00.000Z'],
    ['that is a number', 1],
  ])('no stamp %s (§3.11, D24)', async (_, stamp) => {
    expect(await creation({ [created]: stamp })).toBe('denied')
    expect(await creation({ [updated]: stamp })).toBe('denied')
    const { change } = await planted()
    expect(await change({ [updated]: stamp })).toBe('denied')
  })

  test('the created stamp stays, to the millisecond', async () => {
    const { change } = await planted({ [created]: Timestamp.fromMillis(1_700_000_000_123) })
    expect(await change({ [created]: Timestamp.fromMillis(1_700_000_000_124) })).toBe('denied')
    expect(await change({ [created]: now })).toBe('denied')
    expect(await change({ [created]: new Timestamp(1_700_000_000, 123_999_000) })).toBe('allowed')
  })

  test.each([created, updated, 'userId', title])('not without %s (§3.11)', async (key) => {
    const { uid, db } = aPerson(project)
    const [[path, document]] = kind.place(uid)
    const { [key]: _, ...rest } = document
    expect(await verdict(put(db, [[path, rest]]))).toBe('denied')
    const { change } = await planted()
    expect(await change({ [key]: deleteField() })).toBe('denied')
  })

  test('an older record with stamps of text, a broken field and keys of its own can be changed (D1)', async () => {
    const { uid, db } = aPerson(project)
    const path = `${name}/older-${uid}`
    await setDoc(doc(root, path), {
      userId: uid,
      [title]: 5,
      [created]: 'ontem',
      nota: 'velha',
      senha: 'canario',
      confirmSenha: 'canario',
    })
    const change = (patch: DocumentData) => verdict(updateDoc(doc(db, path), patch))
    const clean = { senha: deleteField(), confirmSenha: deleteField() }
    expect(await change({ ...kind.patch })).toBe('denied')
    expect(await change({ ...kind.patch, senha: deleteField() })).toBe('denied')
    expect(await change({ ...kind.patch, ...clean, nota: 'nova' })).toBe('denied')
    expect(await change({ ...kind.patch, ...clean, [title]: 6 })).toBe('denied')
    expect(await change({ ...kind.patch, ...clean, [updated]: deleteField() })).toBe('denied')
    expect(await change({ ...kind.patch, ...clean })).toBe('allowed')
    expect(
      await change({ ...kind.patch, [title]: 'Agora sim', [created]: ago(1_000), nota: deleteField() }),
    ).toBe('allowed')
  })

  test('what is not there may be asked for and removed, not changed', async () => {
    const { db } = aPerson(project)
    const nothing = doc(db, `${name}/nothing`)
    expect(await verdict(getDoc(nothing))).toBe('allowed')
    expect(await verdict(deleteDoc(nothing))).toBe('allowed')
    expect(await verdict(updateDoc(nothing, kind.patch))).toBe('denied')
    expect(await verdict(getDoc(doc(asking(project), `${name}/nothing`)))).toBe('denied')
  })

  test('forty at once are judged one by one', async () => {
    const { uid, db } = aPerson(project)
    const records = Array.from({ length: 40 }, () => kind.place(uid)[0])
    expect(await verdict(put(db, [...records, ...kind.place(nextUid())]))).toBe('denied')
    expect(await verdict(put(db, records))).toBe('allowed')
  })
})

describe('everything else (R1)', () => {
  test.each(['segredos/1', ...COLLECTIONS.map((name) => `${name}/1/notas/1`)])(
    "%s is nobody's",
    async (path) => {
      const { uid, db } = aPerson(project)
      const place = doc(db, path)
      expect(await verdict(getDoc(place))).toBe('denied')
      expect(await verdict(setDoc(place, { userId: uid, uid }))).toBe('denied')
      expect(await verdict(updateDoc(place, { userId: uid }))).toBe('denied')
    },
  )
})
