import { describe, expect, it, vi } from 'vitest'
import {
  aMember,
  aStudent,
  createFakeAccounts,
  createFakeMembers,
  createFakeMemory,
  createFakeStudents,
  fakeClock,
  fakeRandom,
} from '../../testing/index.ts'
import { AppError, dataOf } from '../kernel/index.ts'
import { createAuth, type AuthPorts } from './auth.ts'

const ANA = { email: 'ana@exemplo.com.br', password: 'segredo1', uid: 'uid-ana' }
const NOW = '2026-11-20T12:00:00.000Z'
const refuse = (code: AppError['code']) => () => Promise.reject(new AppError(code))

function setUp(over: Partial<AuthPorts> = {}) {
  const clock = fakeClock(NOW)
  const ports: AuthPorts = {
    accounts: createFakeAccounts({ clock, users: [ANA] }),
    members: createFakeMembers(),
    students: createFakeStudents(),
    memory: createFakeMemory(),
    clock,
    random: fakeRandom(7),
    ...over,
  }
  const auth = createAuth(ports)
  return { ...ports, auth, session: () => dataOf(auth.session.getSnapshot()) }
}

/** What a screen saw, in order. */
function record({ auth }: ReturnType<typeof setUp>) {
  const seen: string[] = []
  auth.session.subscribe(() => {
    const snapshot = auth.session.getSnapshot()
    seen.push(snapshot.status === 'ready' ? (snapshot.data?.type ?? 'signed out') : snapshot.status)
  })
  return seen
}

describe('the generic sign-in (§7.2, D21)', () => {
  it('creates the missing usuarios document and shows one finished session', async () => {
    const world = setUp()
    const seen = record(world)
    await world.auth.refresh()
    await world.auth.signIn(' Ana@Exemplo.com.br ', ANA.password)
    expect(await world.members.get(ANA.uid)).toEqual({ uid: ANA.uid, email: ANA.email, criadoEm: NOW })
    expect(world.session()).toMatchObject({
      uid: ANA.uid,
      type: 'admin',
      name: '',
      hasStudentRecord: false,
      offline: false,
    })
    expect(seen).toEqual(['signed out', 'admin'])
  })

  it('writes the e-mail that was typed where the service tells none', async () => {
    const accounts = createFakeAccounts({ users: [ANA] })
    const signIn = async (email: string, password: string) => ({
      ...(await accounts.signIn(email, password)),
      email: null,
    })
    const { auth, members } = setUp({ accounts: { ...accounts, signIn } })
    await auth.signIn(` ${ANA.email} `, ANA.password)
    expect(await members.get(ANA.uid)).toMatchObject({ email: ANA.email })
  })

  it('never overwrites the document', async () => {
    const before = aMember({ nome: 'Ana', criadoEm: '2020-01-01T00:00:00.000Z' })
    const { auth, members, session } = setUp({ members: createFakeMembers({ members: [before] }) })
    await auth.signIn(ANA.email, ANA.password)
    expect(await members.get(ANA.uid)).toEqual(before)
    expect(session()?.name).toBe('Ana')
  })

  it('rejects with the code of the service and stays signed out', async () => {
    const { auth, session } = setUp()
    await expect(auth.signIn(ANA.email, 'errada')).rejects.toMatchObject({ code: 'wrong-password' })
    await expect(auth.signIn('ninguem@exemplo.com.br', 'errada')).rejects.toMatchObject({
      code: 'user-not-found',
    })
    expect(session()).toBeNull()
  })

  it('lets somebody in whose document could not be written when another one makes a session', async () => {
    const members = createFakeMembers()
    const { auth, session } = setUp({
      members: { get: members.get, createIfMissing: refuse('storage-full') },
      students: createFakeStudents({ students: [aStudent()] }),
    })
    await auth.signIn(ANA.email, ANA.password)
    expect(session()).toMatchObject({ type: 'aluno', hasStudentRecord: true })
  })

  it('rejects when no document makes a session, and finishes when repeated', async () => {
    const members = createFakeMembers()
    const { auth, session } = setUp({ members })
    members.failNext('storage-full')
    await expect(auth.signIn(ANA.email, ANA.password)).rejects.toMatchObject({ code: 'storage-full' })
    expect(session()).toBeNull()
    await auth.signIn(ANA.email, ANA.password)
    expect(session()?.type).toBe('admin')
  })
})

describe('the student sign-in (§7.2, D21)', () => {
  it('creates the missing alunos document with its four fields', async () => {
    const { auth, students, session } = setUp()
    await auth.signInAsStudent(ANA.email, ANA.password)
    const student = await students.get(ANA.uid)
    expect(student).toMatchObject({
      uid: ANA.uid,
      email: ANA.email,
      criadoEm: NOW,
      nomeCompleto: '',
      cpf: '',
    })
    expect(student?.matricula).toMatch(/^MAT-\d{1,6}$/)
    expect(session()).toMatchObject({ type: 'aluno', hasStudentRecord: true })
  })

  it('leaves an existing record alone', async () => {
    const { auth, students, session } = setUp({ students: createFakeStudents({ students: [aStudent()] }) })
    const enroll = vi.spyOn(students, 'enroll')
    await auth.signInAsStudent(ANA.email, ANA.password)
    expect(enroll).not.toHaveBeenCalled()
    expect(await students.get(ANA.uid)).toEqual(aStudent())
    expect(session()?.name).toBe('Ana Beatriz Souza')
  })

  it('tells that no matricula could be had, whoever else the account is', async () => {
    const students = { ...createFakeStudents(), enroll: refuse('matricula-unavailable') }
    const { auth, session } = setUp({ students, members: createFakeMembers({ members: [aMember()] }) })
    await expect(auth.signInAsStudent(ANA.email, ANA.password)).rejects.toMatchObject({
      code: 'matricula-unavailable',
    })
    expect(session()).toMatchObject({ type: 'admin', hasStudentRecord: false })
  })

  it('does not mind that another tab wrote the record in between', async () => {
    const students = createFakeStudents()
    const enroll = async () => {
      await students.enroll(aStudent())
      throw new AppError('permission-denied')
    }
    const { auth, session } = setUp({ students: { ...students, enroll } })
    await auth.signInAsStudent(ANA.email, ANA.password)
    expect(session()?.hasStudentRecord).toBe(true)
  })
})

describe('the simple sign-up', () => {
  const BIA = { nome: ' Bia ', sobrenome: ' Lima ', email: 'bia@exemplo.com.br', senha: ' segredo2 ' }

  it('writes the five fields, never the password (§3.2)', async () => {
    const { auth, members, session } = setUp()
    await auth.signUp(BIA)
    const { uid } = session()!
    expect(await members.get(uid)).toEqual({
      uid,
      email: BIA.email,
      nome: 'Bia',
      sobrenome: 'Lima',
      criadoEm: NOW,
    })
    expect(session()).toMatchObject({ type: 'admin', name: 'Bia', hasStudentRecord: false })
  })

  it('does not trim the password (§9.1)', async () => {
    const { auth } = setUp()
    await auth.signUp(BIA)
    await auth.signOut()
    await expect(auth.signIn(BIA.email, 'segredo2')).rejects.toMatchObject({ code: 'wrong-password' })
    await auth.signIn(BIA.email, BIA.senha)
  })

  it('continues an attempt that stopped after the account was made (§8.3)', async () => {
    const members = createFakeMembers()
    const { auth, session } = setUp({ members })
    members.failNext('storage-full')
    await expect(auth.signUp(BIA)).rejects.toMatchObject({ code: 'storage-full' })
    expect(session()).toBeNull()
    await auth.signUp(BIA)
    expect(session()?.name).toBe('Bia')
  })

  it('keeps what was typed while the documents cannot be reached, and the next login writes it (D5, D21)', async () => {
    const reached = createFakeMembers()
    const unreachable = {
      get: refuse('network-request-failed'),
      createIfMissing: refuse('network-request-failed'),
    }
    const cutOff = setUp({ members: unreachable })
    await cutOff.auth.signUp(BIA)
    expect(cutOff.session()).toMatchObject({ type: 'admin', name: 'Bia', offline: true })
    await cutOff.auth.signOut()

    const { auth, memory, session } = setUp({
      accounts: cutOff.accounts,
      memory: cutOff.memory,
      members: reached,
    })
    await auth.signIn(BIA.email, BIA.senha)
    const { uid } = session()!
    expect(await reached.get(uid)).toEqual({
      uid,
      email: BIA.email,
      nome: 'Bia',
      sobrenome: 'Lima',
      criadoEm: NOW,
    })
    expect((await memory.read(uid))?.signedUpAs).toBeUndefined()
  })

  it('keeps what was typed over a student login, which writes another document (D5, D21)', async () => {
    const cutOff = setUp({
      members: { get: refuse('network-request-failed'), createIfMissing: refuse('network-request-failed') },
    })
    await cutOff.auth.signUp(BIA)
    const { auth, members, session } = setUp({ accounts: cutOff.accounts, memory: cutOff.memory })
    await auth.signInAsStudent(BIA.email, BIA.senha)
    expect(session()?.type).toBe('aluno')
    await auth.signIn(BIA.email, BIA.senha)
    expect(await members.get(session()!.uid)).toMatchObject({ nome: 'Bia', sobrenome: 'Lima' })
  })

  it('signs up where this device remembers nothing', async () => {
    const memory = createFakeMemory()
    const { auth, session } = setUp({ memory })
    memory.failNext('storage-full')
    await auth.signUp(BIA)
    expect(session()?.name).toBe('Bia')
  })

  it('does not continue with another password', async () => {
    const members = createFakeMembers()
    const { auth } = setUp({ members })
    members.failNext('storage-full')
    await expect(auth.signUp(BIA)).rejects.toMatchObject({ code: 'storage-full' })
    await expect(auth.signUp({ ...BIA, senha: 'outra-senha' })).rejects.toMatchObject({
      code: 'email-already-in-use',
    })
  })

  it('refuses an e-mail that somebody has', async () => {
    const { auth } = setUp()
    await expect(auth.signUp({ ...BIA, email: ANA.email })).rejects.toMatchObject({
      code: 'email-already-in-use',
    })
  })
})
