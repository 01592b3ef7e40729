import { describe, expect, it, vi } from 'vitest'
import {
  aKnownUser,
  aMember,
  aStudent,
  createFakeAccounts,
  createFakeMembers,
  createFakeMemory,
  createFakeStudents,
  fakeClock,
  fakeRandom,
} from '../../testing/index.ts'
import { AppError, dataOf, ready } from '../kernel/index.ts'
import { createAuth, type AuthPorts } from './auth.ts'
import type { Student } from '../registration/index.ts'
import type { Member } from './member.ts'
import type { Accounts, Members } from './ports.ts'
import type { UserRecord } from './session.ts'

const ANA = { email: 'ana@exemplo.com.br', password: 'segredo1', uid: 'uid-ana' }
const refuse = (code: AppError['code']) => () => Promise.reject(new AppError(code))

/** The identity service says that Ana is signed in; the documents are what a test makes them. */
function setUp(over: Partial<AuthPorts> = {}) {
  const ports: AuthPorts = {
    accounts: createFakeAccounts({ users: [ANA], signedIn: ANA.email }),
    members: createFakeMembers(),
    students: createFakeStudents(),
    memory: createFakeMemory(),
    clock: fakeClock(),
    random: fakeRandom(),
    ...over,
  }
  const auth = createAuth(ports)
  return { ...ports, auth, session: () => dataOf(auth.session.getSnapshot()) }
}

describe('the session', () => {
  it('is admin where both documents exist, with the name of the student record (§4.1, D2)', async () => {
    const { auth, session } = setUp({
      members: createFakeMembers({ members: [aMember({ nome: 'Ana' })] }),
      students: createFakeStudents({ students: [aStudent()] }),
    })
    await auth.refresh()
    expect(session()).toMatchObject({ type: 'admin', name: 'Ana Beatriz Souza', hasStudentRecord: true })
  })

  it('is signed out for an account without documents (§4.1, D2)', async () => {
    const { auth, session } = setUp()
    await auth.refresh()
    expect(session()).toBeNull()
  })

  it('finds the documents that another tab writes a moment after its sign-in (§4.1)', async () => {
    const clock = fakeClock('2026-11-20T12:00:00.000Z', { manual: true })
    const { auth, members, session } = setUp({ clock })
    const stop = auth.session.subscribe(() => undefined)
    await auth.refresh()
    await members.createIfMissing(aMember())
    expect(session()).toBeNull()
    clock.advance(1_000)
    await vi.waitFor(() => expect(session()?.type).toBe('admin'))
    stop()
  })

  it('looks for them three times, and no more once they are there', async () => {
    const looks = async (members: Members, before: () => unknown) => {
      const clock = fakeClock('2026-11-20T12:00:00.000Z', { manual: true })
      const get = vi.spyOn(members, 'get')
      const { auth } = setUp({ clock, members })
      const stop = auth.session.subscribe(() => undefined)
      await auth.refresh()
      get.mockClear()
      await before()
      for (const ms of [1_000, 2_000, 4_000, 60_000]) {
        clock.advance(ms)
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
      stop()
      return get.mock.calls.length
    }
    const late = createFakeMembers()
    expect(await looks(createFakeMembers(), () => undefined)).toBe(3)
    expect(await looks(late, () => late.createIfMissing(aMember()))).toBe(1)
    expect(await looks(createFakeMembers({ members: [aMember()] }), () => undefined)).toBe(0)
  })

  it('stops looking for them when nobody listens any more', async () => {
    const clock = fakeClock('2026-11-20T12:00:00.000Z', { manual: true })
    const members = createFakeMembers()
    const get = vi.fn(members.get)
    const { auth } = setUp({ clock, members: { ...members, get } })
    await auth.refresh()
    clock.advance(60_000)
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('uses the last known type and name when the documents cannot be read (§4.1, D5)', async () => {
    const { auth, session } = setUp({
      members: { ...createFakeMembers(), get: refuse('network-request-failed') },
      memory: createFakeMemory({ [ANA.uid]: aKnownUser({ type: 'admin', name: 'Ana' }) }),
    })
    await auth.refresh()
    expect(session()).toMatchObject({
      uid: ANA.uid,
      type: 'admin',
      name: 'Ana',
      hasStudentRecord: true,
      offline: true,
    })
  })

  it('signs nobody out when nothing at all can be read (§4.1, D5)', async () => {
    const memory = { read: refuse('storage-unavailable'), remember: refuse('storage-unavailable') }
    const { auth, session } = setUp({
      memory,
      students: { ...createFakeStudents(), get: refuse('storage-unavailable') },
    })
    await auth.refresh()
    expect(session()).toMatchObject({ uid: ANA.uid, type: 'aluno', name: '', offline: true })
  })

  it('remembers what it read for the next time offline (§4.1, D5)', async () => {
    const memory = createFakeMemory()
    const { auth } = setUp({ memory, students: createFakeStudents({ students: [aStudent()] }) })
    await auth.refresh()
    expect(await memory.read(ANA.uid)).toEqual({
      type: 'aluno',
      name: 'Ana Beatriz Souza',
      hasStudentRecord: true,
    })
  })

  it('remembers it anew where the type, the name or the record is another, and not else', async () => {
    let member: Member | null = aMember({ nome: ' Ana ' })
    let student: Student | null = null
    const memory = createFakeMemory()
    const remember = vi.spyOn(memory, 'remember')
    const { auth, session } = setUp({
      memory,
      members: { ...createFakeMembers(), get: async () => member },
      students: { ...createFakeStudents(), get: async () => student },
    })
    const times = async () => {
      await auth.refresh()
      await auth.refresh()
      return [remember.mock.calls.length, session()?.name]
    }
    expect(await times()).toEqual([1, 'Ana'])
    student = aStudent({ nomeCompleto: ' Ana ' })
    expect(await times()).toEqual([2, 'Ana'])
    member = null
    expect(await times()).toEqual([3, 'Ana'])
    student = aStudent({ nomeCompleto: 'Bia' })
    expect(await times()).toEqual([4, 'Bia'])
  })

  it('writes nothing where the page is opened again and all is as it was', async () => {
    const memory = createFakeMemory()
    const remember = vi.spyOn(memory, 'remember')
    const open = () => setUp({ memory, members: createFakeMembers({ members: [aMember()] }) }).auth.refresh()
    await open()
    await open()
    expect(remember).toHaveBeenCalledOnce()
  })

  it('comes back from offline with refresh (§4.1, D5)', async () => {
    const members = createFakeMembers({ members: [aMember()] })
    members.failNext('network-request-failed')
    const { auth, session } = setUp({ members })
    await auth.refresh()
    expect(session()).toMatchObject({ type: 'aluno', offline: true })
    await auth.refresh()
    expect(session()).toMatchObject({ type: 'admin', offline: false })
  })

  it('keeps an account without documents signed out while they cannot be read', async () => {
    const members = createFakeMembers()
    const { auth, session } = setUp({ members })
    await auth.refresh()
    members.failNext('network-request-failed')
    await auth.refresh()
    expect(session()).toBeNull()
  })

  it('ends with sign-out, also for the listeners of another tab (§4.1)', async () => {
    const world = setUp({ members: createFakeMembers({ members: [aMember()] }) })
    const otherTab = createAuth(world)
    otherTab.session.subscribe(() => undefined)
    await otherTab.refresh()
    expect(dataOf(otherTab.session.getSnapshot())?.type).toBe('admin')
    await world.auth.signOut()
    expect(world.session()).toBeNull()
    expect(dataOf(otherTab.session.getSnapshot())).toBeNull()
  })

  it('does not wait for an identity service that tells late', async () => {
    const nobody = ready<UserRecord | null>(null)
    const accounts: Accounts = {
      ...createFakeAccounts({ users: [ANA] }),
      current: () => ({ getSnapshot: () => nobody, subscribe: () => () => undefined }),
    }
    const { auth, session } = setUp({ accounts })
    auth.session.subscribe(() => undefined)
    await auth.signIn(ANA.email, ANA.password)
    expect(session()?.uid).toBe(ANA.uid)
    await auth.signOut()
    expect(session()).toBeNull()
  })

  it('is the same object until something changes', async () => {
    const { auth } = setUp({ members: createFakeMembers({ members: [aMember()] }) })
    auth.session.subscribe(() => undefined)
    await auth.refresh()
    const before = auth.session.getSnapshot()
    await auth.refresh()
    expect(auth.session.getSnapshot()).toBe(before)
  })
})
