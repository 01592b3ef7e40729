import {
  deleteField,
  doc,
  getDoc,
  setDoc,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { LIMITS } from '@caderno/domain/kernel'
import { aMember, aStudent } from '@caderno/domain/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newProject } from '../../test/emulators.ts'
import { kindOf } from '../../test/rules-kinds.ts'
import {
  aPerson,
  asking,
  forget,
  matriculaOf,
  put,
  remove,
  verdict,
  type Person,
  type Placed,
} from '../../test/rules-world.ts'

let project: string
let root: Firestore
beforeAll(async () => {
  project = await newProject()
  root = asking(project, 'owner')
})
afterAll(() => forget(project))

const alunos = kindOf('alunos')
const record = (uid: string, matricula: string): Placed => [`alunos/${uid}`, aStudent({ uid, matricula })]
const number = (matricula: string): Placed => [`matriculas/${matricula}`, {}]
const write = ({ db }: Person, ...documents: readonly Placed[]) => verdict(put(db, documents))
const erase = ({ db }: Person, ...documents: readonly Placed[]) => verdict(remove(db, documents))

async function aStudentWithRecord() {
  const student = aPerson(project)
  const documents = alunos.place(student.uid)
  await put(root, documents)
  return { ...student, documents }
}

describe('registration (§7.2, D6, D21)', () => {
  test('four fields are enough', async () => {
    const student = aPerson(project)
    const { uid, email, matricula, criadoEm } = aStudent({
      uid: student.uid,
      matricula: matriculaOf(student.uid),
    })
    for (const missing of ['uid', 'email', 'matricula', 'criadoEm']) {
      const { [missing]: _, ...three } = { uid, email, matricula, criadoEm } as DocumentData
      expect(await write(student, [`alunos/${uid}`, three], number(matricula))).toBe('denied')
    }
    expect(
      await write(student, [`alunos/${uid}`, { uid, email, matricula, criadoEm }], number(matricula)),
    ).toBe('allowed')
  })

  test('an e-mail is as long as e-mails are', async () => {
    const student = aPerson(project)
    const withEmail = (length: number): Placed => [
      `alunos/${student.uid}`,
      { ...aStudent({ uid: student.uid, matricula: 'MAT-900006' }), email: 'a'.repeat(length) },
    ]
    expect(await write(student, withEmail(2 * LIMITS.email + 1), number('MAT-900006'))).toBe('denied')
    expect(await write(student, withEmail(LIMITS.email), number('MAT-900006'))).toBe('allowed')
  })

  test('no record without its matricula, no matricula without its record', async () => {
    const student = aPerson(project)
    expect(await write(student, record(student.uid, 'MAT-900001'))).toBe('denied')
    expect(await write(student, number('MAT-900001'))).toBe('denied')
    expect(await write(student, record(student.uid, 'MAT-900001'), number('MAT-900002'))).toBe('denied')
    expect(
      await write(student, record(student.uid, 'MAT-900001'), number('MAT-900001'), number('MAT-900002')),
    ).toBe('denied')
    expect(await write(student, record(student.uid, 'MAT-900001'), number('MAT-900001'))).toBe('allowed')
  })

  test("a matricula is somebody else's once and for all", async () => {
    const first = await aStudentWithRecord()
    const second = aPerson(project)
    const taken = matriculaOf(first.uid)
    expect(await write(second, record(second.uid, taken), number(taken))).toBe('denied')
    expect(await write(second, record(second.uid, taken))).toBe('denied')
  })

  test('nobody has two', async () => {
    const student = await aStudentWithRecord()
    expect(await write(student, number('MAT-900003'))).toBe('denied')
    expect(await write(student, record(student.uid, 'MAT-900003'), number('MAT-900003'))).toBe('denied')
  })

  test('a matricula is reserved with its record, not later', async () => {
    const student = aPerson(project)
    await put(root, [record(student.uid, 'MAT-900007')])
    expect(await write(student, number('MAT-900007'))).toBe('denied')
  })

  test.each(['MAT-007', 'MAT-1000000', 'mat-7', 'MAT-', 'MAT-1x', '7'])(
    '%s is no matricula',
    async (matricula) => {
      const student = aPerson(project)
      expect(await write(student, record(student.uid, matricula), number(matricula))).toBe('denied')
    },
  )

  test.each([0, 999_999])('MAT-%i is one', async (drawn) => {
    const student = aPerson(project)
    expect(await write(student, record(student.uid, `MAT-${drawn}`), number(`MAT-${drawn}`))).toBe('allowed')
  })

  test('a matricula says nothing of its student', async () => {
    const student = aPerson(project)
    expect(
      await write(student, record(student.uid, 'MAT-900004'), [
        'matriculas/MAT-900004',
        { uid: student.uid },
      ]),
    ).toBe('denied')
  })

  test('of ten who want the same number at once, one gets it', async () => {
    const people = Array.from({ length: 10 }, () => aPerson(project))
    const tries = await Promise.allSettled(
      people.map(({ uid, db }) => put(db, [record(uid, 'MAT-900005'), number('MAT-900005')])),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('leaving (§7.2, D6)', () => {
  test('the record goes with its matricula and not without it', async () => {
    const student = await aStudentWithRecord()
    const [own, reserved] = student.documents as readonly [Placed, Placed]
    expect(await erase(student, own)).toBe('denied')
    expect(await erase(student, reserved)).toBe('denied')
    expect(await erase(student, own, reserved)).toBe('allowed')
    expect(await erase(student, own)).toBe('allowed')
  })

  test("nobody else's matricula goes along", async () => {
    const [leaving, staying] = [await aStudentWithRecord(), await aStudentWithRecord()]
    expect(await erase(leaving, ...leaving.documents, number(matriculaOf(staying.uid)))).toBe('denied')
  })
})

describe('an older record', () => {
  const older = (uid: string): Placed => [
    `alunos/${uid}`,
    {
      ...aStudent({ uid }),
      foto: 'javascript:alert(1)',
      turno: 3,
      apelido: 'Bia',
      senha: 'canario',
      confirmSenha: 'canario',
    },
  ]

  test('loses its passwords with the first change, and keeps what else it has (D1)', async () => {
    const { uid, db } = aPerson(project)
    const [path] = older(uid)
    await put(root, [older(uid)])
    const change = (patch: DocumentData) => verdict(updateDoc(doc(db, path), patch))
    const clean = { senha: deleteField(), confirmSenha: deleteField() }
    expect(await change({ curso: 'Letras' })).toBe('denied')
    expect(await change({ curso: 'Letras', senha: deleteField() })).toBe('denied')
    expect(await change({ ...clean, apelido: 'Ana' })).toBe('denied')
    expect(await change({ ...clean, curso: 'Letras' })).toBe('allowed')
    expect((await getDoc(doc(db, path))).data()).toMatchObject({ curso: 'Letras', apelido: 'Bia', turno: 3 })
    expect(await change({ senha: 'nova' })).toBe('denied')
  })

  test.each(['uid', 'email', 'matricula', 'criadoEm'])('%s never changes', async (key) => {
    const { uid, db } = await aStudentWithRecord()
    expect(await verdict(updateDoc(doc(db, `alunos/${uid}`), { [key]: 'outra coisa' }))).toBe('denied')
    expect(await verdict(updateDoc(doc(db, `alunos/${uid}`), { [key]: deleteField() }))).toBe('denied')
  })
})

describe('usuarios (§7.2, D21)', () => {
  const member = (uid: string, over: object = {}): Placed => [
    `usuarios/${uid}`,
    { ...aMember({ uid }), ...over },
  ]

  test('is created once and never overwritten', async () => {
    const person = aPerson(project)
    expect(await write(person, member(person.uid))).toBe('allowed')
    expect(
      await verdict(setDoc(doc(person.db, `usuarios/${person.uid}`), aMember({ uid: person.uid }))),
    ).toBe('denied')
    expect(await write(person, member(person.uid, { nome: 'Bia' }))).toBe('denied')
  })

  test.each([
    { senha: 'canario' },
    { confirmSenha: 'canario' },
    { uid: 'outro' },
    { criadoEm: 'ontem' },
    { criadoEm: 5 },
  ])('not with %o', async (over) => {
    const person = aPerson(project)
    expect(await write(person, member(person.uid, over))).toBe('denied')
  })
})
