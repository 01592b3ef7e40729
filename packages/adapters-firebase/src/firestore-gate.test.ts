import { aUser, aReading, aStudent } from '@caderno/domain/testing'
import { createLiveQuery, dataOf, ready, type LiveQuery, type Snapshot } from '@caderno/domain/kernel'
import { untilData } from '@caderno/domain/contracts'
import type { UserRecord } from '@caderno/domain/identity'
import type { Auth } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePart, createMarks } from '../test/fake-firestore-part.ts'
import { createFirestoreGate } from './firestore-gate.ts'

const ANA = aUser({ uid: 'uid-ana' })
const BIA = aUser({ uid: 'uid-bia' })

/** Who is signed in, as Auth says it. */
function session(first: UserRecord | null) {
  let snapshot = ready(first)
  const listeners = new Set<() => void>()
  const whoIsIn: LiveQuery<UserRecord | null> = createLiveQuery((emit) => {
    const tell = () => emit(snapshot)
    listeners.add(tell)
    tell()
    return () => listeners.delete(tell)
  })
  whoIsIn.subscribe(() => undefined)
  return {
    whoIsIn,
    auth: { get currentUser() { return dataOf(snapshot) ?? null } } as Auth,
    become(user: UserRecord | null) {
      snapshot = ready(user)
      listeners.forEach((tell) => tell())
    },
  }
}

function setup(first: UserRecord | null = ANA, marks = createMarks()) {
  const part = createFakePart()
  const { whoIsIn, auth, become } = session(first)
  const gate = createFirestoreGate(auth, { whoIsIn, marks, load: part.load })
  return { ...gate, part, become, marks }
}

/** Everything that a screen was shown. */
function screen<T>(query: LiveQuery<T>) {
  const seen: Snapshot<T>[] = []
  const leave = query.subscribe(() => seen.push(query.getSnapshot()))
  return { seen, leave }
}
const { id: _id, userId: _userId, dataCriacao: _created, dataAtualizacao: _updated, ...DRAFT } = aReading()

describe('the gate', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('loads Firestore with the first call, once', async () => {
    const { ports, part } = setup()
    expect(part.events).toEqual([])
    await Promise.all([ports.members.get('uid-ana'), ports.students.get('uid-ana')])
    await ports.readings.add('uid-ana', DRAFT)
    expect(part.events).toEqual(['load', 'open uid-ana'])
  })

  it('takes a failed load for a failed connection, and tries again with the next call', async () => {
    const { ports, part } = setup()
    part.failNext()
    await expect(ports.members.get('uid-ana')).rejects.toMatchObject({ name: 'AppError', code: 'network-request-failed' })
    expect(await ports.members.get('uid-ana')).toBeNull()
  })

  it('says so where a query cannot be loaded, and tries again for the next listener', async () => {
    const { ports, part } = setup()
    part.failNext()
    const query = ports.readings.watch('uid-ana')
    const { leave } = screen(query)
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ status: 'failed', error: { code: 'network-request-failed' } }))
    leave()
    expect(await untilData(query)).toEqual([])
  })

  it('shows an open screen its records once a later call could load', async () => {
    const { ports, part } = setup()
    part.failNext()
    const query = ports.readings.watch('uid-ana')
    const { seen } = screen(query)
    await vi.waitFor(() => expect(query.getSnapshot().status).toBe('failed'))
    await ports.members.get('uid-ana')
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ status: 'ready', data: [] }))
    expect(seen.map(({ status }) => status)).toEqual(['failed', 'ready'])
  })

  it('gives the same query for the same user', () => {
    const { ports } = setup()
    expect(ports.readings.watch('uid-ana')).toBe(ports.readings.watch('uid-ana'))
    expect(ports.students.watch('uid-ana')).not.toBe(ports.students.watch('uid-bia'))
  })

  it('shows a user their records, pending ones too, as the store behind it does', async () => {
    const { ports } = setup()
    await ports.readings.add('uid-ana', DRAFT)
    expect(await untilData(ports.readings.watch('uid-ana'))).toMatchObject([DRAFT])
  })

  it('opens nothing of somebody who is not signed in', async () => {
    const { ports, part } = setup()
    const { seen } = screen(ports.readings.watch('uid-bia'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).toEqual([])
    expect(part.events).toEqual([])
  })

  it('ends every listener before the user leaves: open screens fall back to loading, without an error', async () => {
    const { ports, part, close, become } = setup()
    await ports.readings.add('uid-ana', DRAFT)
    const query = ports.readings.watch('uid-ana')
    const { seen } = screen(query)
    await untilData(query)
    await close()
    expect(query.getSnapshot()).toEqual({ status: 'loading' })
    become(null)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen.map(({ status }) => status)).toEqual(['ready', 'loading'])
    expect(part.events).toEqual(['load', 'open uid-ana', 'close'])
  })

  it('keeps no data of the old user in a query that nobody looks at', async () => {
    const { ports, close, become } = setup()
    await ports.readings.add('uid-ana', DRAFT)
    const query = ports.readings.watch('uid-ana')
    await untilData(query, (data) => data.length === 1)
    await close()
    become(BIA)
    expect(query.getSnapshot()).toEqual({ status: 'loading' })
    expect(await untilData(ports.readings.watch('uid-bia'))).toEqual([])
  })

  it('opens anew for the next user, after the old one was closed', async () => {
    const { ports, part, close, become } = setup()
    await ports.members.get('uid-ana')
    const closed = close()
    become(BIA)
    await ports.members.get('uid-bia')
    await closed
    expect(part.events).toEqual(['load', 'open uid-ana', 'close', 'load', 'open uid-bia'])
  })

  it('does not open again for a user who is leaving', async () => {
    const { ports, part, close, become } = setup()
    await ports.members.get('uid-ana')
    await close()
    const late = ports.members.get('uid-ana')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(part.events).toEqual(['load', 'open uid-ana', 'close'])
    become(null)
    await late
    expect(part.events.slice(3)).toEqual(['load', 'open null'])
  })

  it('shows a user who stays in the end their records again', async () => {
    const { ports, close } = setup()
    await ports.readings.add('uid-ana', DRAFT)
    const query = ports.readings.watch('uid-ana')
    screen(query)
    await close()
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await untilData(query)).length).toBe(1)
  })

  it('forgets the old user when another tab signs out, or signs somebody else in', async () => {
    const { ports, part, become } = setup()
    await ports.readings.add('uid-ana', DRAFT)
    const query = ports.readings.watch('uid-ana')
    const { seen } = screen(query)
    await untilData(query)
    become(BIA)
    expect(query.getSnapshot()).toEqual({ status: 'loading' })
    expect(await untilData(ports.readings.watch('uid-bia'))).toEqual([])
    expect(seen.map(({ status }) => status)).toEqual(['ready', 'loading'])
    expect(part.events).toEqual(['load', 'open uid-ana', 'close', 'load', 'open uid-bia'])
  })

  it('opens anew for a visitor who signs up', async () => {
    const { ports, part, become } = setup(null)
    await ports.students.isMatriculaTaken('MAT-1')
    become(ANA)
    await ports.students.enroll(aStudent({ uid: 'uid-ana', matricula: 'MAT-1' }))
    expect(part.events).toEqual(['load', 'open null', 'close', 'load', 'open uid-ana'])
  })

  it('closes although Firestore was never opened', async () => {
    const { part, close } = setup()
    await close()
    expect(part.events).toEqual([])
  })

  it('closes although Firestore cannot be loaded', async () => {
    const { ports, part, close } = setup()
    part.failNext()
    const refused = ports.members.get('uid-ana').catch((error: Error) => error.message)
    await close()
    expect(await refused).toBe('network-request-failed')
    expect(part.events).toEqual(['load'])
  })
})

describe('late refusals', () => {
  const REFUSAL = { collection: 'leitura', code: 'permission-denied' } as const

  it('are told to the user whose write came back, until they are dismissed', async () => {
    const { ports, part } = setup()
    await ports.members.get('uid-ana')
    part.refuse(REFUSAL)
    expect(await untilData(ports.refusals.watch(), (list) => list.length === 1)).toEqual([REFUSAL])
    await ports.refusals.dismiss()
    expect(await untilData(ports.refusals.watch(), (list) => list.length === 0)).toEqual([])
  })

  it('are told after a reload, and to nobody else', async () => {
    const first = setup()
    await first.ports.members.get('uid-ana')
    first.part.refuse(REFUSAL)
    await untilData(first.ports.refusals.watch(), (list) => list.length === 1)
    const second = setup(BIA, first.marks)
    expect(await untilData(second.ports.refusals.watch())).toEqual([])
    second.become(ANA)
    expect(await untilData(second.ports.refusals.watch(), (list) => list.length === 1)).toEqual([REFUSAL])
    second.become(null)
    expect(await untilData(second.ports.refusals.watch(), (list) => list.length === 0)).toEqual([])
  })

  it('are all told when several come at once, and when nothing can be kept', async () => {
    const marks = createMarks()
    marks.break()
    const { ports, part } = setup(ANA, marks)
    await ports.members.get('uid-ana')
    part.refuse(REFUSAL)
    part.refuse({ collection: 'alunos', code: 'invalid-record' })
    expect(await untilData(ports.refusals.watch(), (list) => list.length === 2)).toEqual([REFUSAL, { collection: 'alunos', code: 'invalid-record' }])
  })

  it.each([[null], ['x'], [{ 0: REFUSAL }], [[1, null, { collection: 3 }]]])('are not made of what else the device may hold: %j', async (damage) => {
    const marks = createMarks()
    marks.kept.set('recusas/uid-ana', damage)
    const { ports, part } = setup(ANA, marks)
    const { seen } = screen(ports.refusals.watch())
    await ports.members.get('uid-ana')
    part.refuse(REFUSAL)
    expect(await untilData(ports.refusals.watch(), (list) => list.length > 0)).toEqual([REFUSAL])
    expect(seen.map((each) => each.status)).not.toContain('failed')
  })
})
