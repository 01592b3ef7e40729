import { describe, expect, it } from 'vitest'
import {
  createFakeAccounts,
  createFakeDirectory,
  createFakeMembers,
  createFakeMemory,
  createFakeStudents,
  createFakeWorld,
  fakeClock,
  fakeRandom,
  runs,
} from '../../testing/index.ts'
import { createAuth } from '../identity/index.ts'
import { AppError, dataOf } from '../kernel/index.ts'
import { EMPTY_FORM, type RegistrationForm } from './profile.ts'
import { createRegistration, openAccount } from './register.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const FORM: RegistrationForm = {
  ...EMPTY_FORM,
  nomeCompleto: ' Ana Souza ',
  dataNascimento: '2004-03-15',
  cpf: '52998224725',
  telefone: '11987654321',
  emailContato: ' contato@exemplo.com ',
  email: ' Ana@Exemplo.com ',
  senha: ' canario-8f3a ',
  confirmSenha: ' canario-8f3a ',
  matricula: 'MAT-7',
  nivelEnsino: 'Ensino Médio',
  anoSerie: ' 2º ano ',
  nomeEscola: 'E. E. Central',
  turno: 'Manhã',
  curso: 'de antes de mudar de nível',
}

function setUp({
  world = createFakeWorld(),
  seed = 1,
  directory = createFakeDirectory(fakeClock(NOW)),
  space = 1_000_000,
  clock = fakeClock(NOW),
} = {}) {
  const accounts = createFakeAccounts({ clock, directory })
  const members = createFakeMembers({ world })
  const students = createFakeStudents({ world })
  const random = fakeRandom(seed)
  const auth = createAuth({ accounts, members, students, memory: createFakeMemory(), clock, random })
  const registration = createRegistration({ auth, accounts, students, clock, random, space })
  return {
    world,
    accounts,
    members,
    students,
    auth,
    registration,
    session: () => dataOf(auth.session.getSnapshot()),
  }
}

describe('registering (§7.2, D21)', () => {
  it('opens an account, writes the record and signs the student in, at once for whoever watches', async () => {
    const { auth, registration, students, session } = setUp()
    const seen: unknown[] = []
    auth.session.subscribe(() => seen.push(session()?.name ?? null))
    await auth.refresh()
    await registration.register(FORM)
    const { uid } = session()!
    expect(await students.get(uid)).toEqual({
      uid,
      email: 'ana@exemplo.com',
      matricula: 'MAT-7',
      criadoEm: NOW,
      nomeCompleto: 'Ana Souza',
      dataNascimento: '2004-03-15',
      cpf: '529.982.247-25',
      telefone: '(11) 98765-4321',
      emailContato: 'contato@exemplo.com',
      nivelEnsino: 'Ensino Médio',
      anoSerie: '2º ano',
      nomeEscola: 'E. E. Central',
      turno: 'Manhã',
      nomeInstituicao: '',
      curso: '',
      semestrePeriodo: '',
      modalidade: '',
      foto: '',
    })
    expect(session()).toMatchObject({ type: 'aluno', name: 'Ana Souza', hasStudentRecord: true })
    expect(seen).toEqual([null, 'Ana Souza'])
  })

  it('leaves no password in any document (§3.3, D1)', async () => {
    const { world, registration } = setUp()
    await registration.register(FORM)
    const documents = JSON.stringify([
      ...world.all('alunos').values(),
      ...world.all('matriculas').values(),
      ...world.all('usuarios').values(),
    ])
    expect(documents).toContain('Ana Souza')
    expect(documents).not.toMatch(/canario|senha/i)
  })

  it('draws another matricula silently when somebody took the shown one (D6, R13)', async () => {
    const { registration, students, session } = setUp()
    await students.enroll({ ...(await someStudent()), matricula: 'MAT-7' })
    await registration.register(FORM)
    expect((await students.get(session()!.uid))?.matricula).toMatch(/^MAT-(?!7$)\d+$/)
  })

  it('writes the record for the account that is signed in without one (D21)', async () => {
    const { auth, members, registration, students, session } = setUp()
    await auth.signUp({ nome: 'Bia', sobrenome: 'Lima', email: 'bia@exemplo.com', senha: 'segredo' })
    const { uid } = session()!
    await registration.register({ ...FORM, email: '', senha: '', confirmSenha: '' })
    expect(await students.get(uid)).toMatchObject({
      uid,
      email: 'bia@exemplo.com',
      nomeCompleto: 'Ana Souza',
    })
    expect(await members.get(uid)).toMatchObject({ nome: 'Bia' })
    expect(session()).toMatchObject({ uid, type: 'admin', hasStudentRecord: true })
  })

  it.each([' ', ' Bia@Exemplo.com '])(
    'takes the e-mail %j for that of the account that is signed in',
    async (email) => {
      const { auth, registration, students, session } = setUp()
      await auth.signUp({ nome: 'Bia', sobrenome: 'Lima', email: 'bia@exemplo.com', senha: 'segredo' })
      await registration.register({ ...FORM, email })
      expect(await students.get(session()!.uid)).toMatchObject({ email: 'bia@exemplo.com' })
    },
  )

  it('writes nothing to another account that signed in while the form was being filled', async () => {
    const { auth, registration, students, session } = setUp()
    await auth.signUp({ nome: 'Bia', sobrenome: 'Lima', email: 'bia@exemplo.com', senha: 'segredo' })
    await expect(registration.register(FORM)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await students.get(session()!.uid)).toBeNull()
  })

  it('does not write over a record that the account has', async () => {
    const { registration, students, session } = setUp()
    await registration.register(FORM)
    await expect(
      registration.register({ ...FORM, nomeCompleto: 'Outra Pessoa', matricula: 'MAT-8' }),
    ).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await students.get(session()!.uid))?.nomeCompleto).toBe('Ana Souza')
  })
})

describe('a registration that fails (R13)', () => {
  it('leaves nothing when the account could not be opened', async () => {
    const { world, accounts, registration, session } = setUp()
    accounts.failNext('network-request-failed')
    await expect(registration.register(FORM)).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(session()).toBeNull()
    expect(world.all('alunos').size + world.all('matriculas').size).toBe(0)
  })

  it.each(['storage-full', 'storage-unavailable', 'network-request-failed', 'permission-denied'] as const)(
    'continues when the same form is sent again after %s at the record',
    async (code) => {
      const { registration, students, session } = setUp()
      students.failNext(code)
      await expect(registration.register(FORM)).rejects.toMatchObject({ code })
      expect(session()).toBeNull()
      await registration.register(FORM)
      expect(session()).toMatchObject({ name: 'Ana Souza', hasStudentRecord: true })
    },
  )

  it('leaves an account that can log in and finish', async () => {
    const world = createFakeWorld()
    const directory = createFakeDirectory(fakeClock(NOW))
    const first = setUp({ world, directory })
    first.students.failNext('storage-full')
    await expect(first.registration.register(FORM)).rejects.toMatchObject({ code: 'storage-full' })

    const later = setUp({ world, directory })
    await later.auth.signInAsStudent(FORM.email, FORM.senha)
    expect(later.session()).toMatchObject({ type: 'aluno', hasStudentRecord: true, name: '' })
  })

  it('is done when the record was written though its writing was told to have failed', async () => {
    const { accounts, auth, students, session } = setUp()
    const enroll: typeof students.enroll = async (student) => {
      await students.enroll(student)
      throw new AppError('network-request-failed')
    }
    const registration = createRegistration({
      auth,
      accounts,
      students: { ...students, enroll },
      clock: fakeClock(NOW),
      random: fakeRandom(),
    })
    await registration.register(FORM)
    expect(session()).toMatchObject({ name: 'Ana Souza' })
  })

  it('is not undone when its record cannot be read at the end', async () => {
    const { accounts, auth, members, students, registration, session } = setUp()
    auth.session.subscribe(() => undefined)
    await auth.refresh()
    accounts.current().subscribe(() => members.failNext('storage-unavailable'))
    await registration.register(FORM)
    expect(session()).toMatchObject({ type: 'aluno', offline: true })
    await auth.refresh()
    expect(session()).toMatchObject({ name: 'Ana Souza', offline: false })
    expect((await students.get(session()!.uid))?.matricula).toBe('MAT-7')
  })

  it('says so when no matricula is free, and leaves the account to finish later (§8.4)', async () => {
    const { registration, students, session } = setUp({ space: 3 })
    for (const number of [0, 1, 2])
      await students.enroll({ ...(await someStudent()), uid: `uid-${number}x`, matricula: `MAT-${number}` })
    await expect(registration.drawMatricula()).rejects.toMatchObject({ code: 'matricula-unavailable' })
    await expect(registration.register({ ...FORM, matricula: 'MAT-1' })).rejects.toMatchObject({
      code: 'matricula-unavailable',
    })
    expect(session()).toBeNull()
  })

  it('gives up on a store that always says taken', async () => {
    const { accounts, auth, students } = setUp()
    let asked = 0
    const enroll = () => Promise.reject(new AppError(asked++ < 100 ? 'matricula-taken' : 'permission-denied'))
    const registration = createRegistration({
      auth,
      accounts,
      students: { ...students, enroll },
      clock: fakeClock(NOW),
      random: fakeRandom(),
    })
    await expect(registration.register(FORM)).rejects.toMatchObject({ code: 'matricula-unavailable' })
  })

  it('says why the record was not written when it cannot be read either', async () => {
    const { accounts, auth, students } = setUp()
    const registration = createRegistration({
      auth,
      accounts,
      students: {
        ...students,
        enroll: () => Promise.reject(new AppError('storage-full')),
        get: () => Promise.reject(new AppError('storage-unavailable')),
      },
      clock: fakeClock(NOW),
      random: fakeRandom(),
    })
    await expect(registration.register(FORM)).rejects.toMatchObject({ code: 'storage-full' })
  })

  it('continues with the account of this e-mail and this password alone', async () => {
    const { accounts } = setUp()
    const asked: string[] = []
    const signUp: typeof accounts.signUp = (email, password) => {
      asked.push(email)
      return accounts.signUp(email, password)
    }
    const open = (email: string, password: string) => openAccount({ ...accounts, signUp }, email, password)
    const { uid } = await open(' ana@exemplo.com ', 'segredo')
    expect(asked).toEqual(['ana@exemplo.com'])
    expect(await open('Ana@exemplo.com', 'segredo')).toMatchObject({ uid })
    await expect(open('ana@exemplo.com', 'outra-8f3a')).rejects.toMatchObject({
      code: 'email-already-in-use',
    })
    await open('bia@exemplo.com', 'segredo')
    await expect(open('ana@exemplo.com', 'segredo')).rejects.toMatchObject({ code: 'email-already-in-use' })
  })

  it('refuses an e-mail that somebody else has', async () => {
    const world = createFakeWorld()
    const directory = createFakeDirectory(fakeClock(NOW))
    await setUp({ world, directory }).registration.register(FORM)
    await expect(
      setUp({ world, directory }).registration.register({ ...FORM, matricula: 'MAT-9' }),
    ).rejects.toMatchObject({ code: 'email-already-in-use' })
  })
})

describe('registrations at once (D6, R13)', () => {
  /** Twenty devices over one service, all at the same time. */
  async function twentyAtOnce(space: number, seed: number) {
    const world = createFakeWorld()
    const directory = createFakeDirectory(fakeClock(NOW))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, index) => {
        const { registration } = setUp({ world, directory, space, seed: seed * 100 + index })
        const matricula = await registration.drawMatricula()
        await registration.register({ ...FORM, email: `aluno${index}@exemplo.com`, matricula })
      }),
    )
    const students = [...world.all('alunos').values()] as { matricula: string }[]
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => (outcome.reason as AppError).code)
    return { matriculas: students.map(({ matricula }) => matricula), refused }
  }

  it('never share a matricula', async () => {
    for (let round = 0; round < runs(5, 50); round++) {
      const { matriculas, refused } = await twentyAtOnce(25, round)
      expect(new Set(matriculas).size).toBe(20)
      expect(refused).toEqual([])
    }
  })

  it('fill a space that is too small and refuse the rest clearly', async () => {
    for (let round = 0; round < runs(5, 50); round++) {
      const { matriculas, refused } = await twentyAtOnce(10, round)
      expect(new Set(matriculas).size).toBe(matriculas.length)
      expect(matriculas).toHaveLength(10)
      expect(refused).toEqual(Array(10).fill('matricula-unavailable'))
    }
  })
})

async function someStudent() {
  const { registration, students, session } = setUp()
  await registration.register(FORM)
  const student = await students.get(session()!.uid)
  return { ...student!, uid: 'uid-alguem' }
}
