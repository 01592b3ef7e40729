import { READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { ready } from '@caderno/domain/kernel'
import { aReading, aStudent } from '@caderno/domain/testing'
import { added, untilData } from '@caderno/domain/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANA, BIA, screen, setup } from '../../test/gate.ts'

const { id: _id, userId: _userId, dataCriacao: _created, dataAtualizacao: _updated, ...DRAFT } = aReading()

describe('the gate', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('loads Firestore with the first call, once (B22)', async () => {
    const { ports, part } = setup()
    expect(part.events).toEqual([])
    await Promise.all([ports.members.get('uid-ana'), ports.students.get('uid-ana')])
    await ports.readings.add('uid-ana', DRAFT).outcome
    expect(part.events).toEqual(['load', 'open uid-ana'])
  })

  it('takes a failed load for a failed connection, and tries again with the next call (B22)', async () => {
    const { ports, part } = setup()
    part.failNext()
    await expect(ports.members.get('uid-ana')).rejects.toMatchObject({
      name: 'AppError',
      code: 'network-request-failed',
    })
    expect(await ports.members.get('uid-ana')).toBeNull()
  })

  it('says so where a query cannot be loaded, and tries again for the next listener', async () => {
    const { ports, part } = setup()
    part.failNext()
    const query = ports.readings.watch('uid-ana')
    const { unsubscribe } = screen(query)
    await vi.waitFor(() =>
      expect(query.getSnapshot()).toMatchObject({
        status: 'failed',
        error: { code: 'network-request-failed' },
      }),
    )
    unsubscribe()
    expect(await untilData(query)).toEqual([])
  })

  it('shows an open screen its records once a later call could load', async () => {
    const { ports, part } = setup()
    part.failNext()
    const query = ports.students.watch('uid-ana')
    const { seen } = screen(query)
    await vi.waitFor(() => expect(query.getSnapshot().status).toBe('failed'))
    await ports.members.get('uid-ana')
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ status: 'ready', data: null }))
    expect(seen.map(({ status }) => status)).toEqual(['failed', 'ready'])
  })

  it('gives the same query for the same user', () => {
    const { ports } = setup()
    expect(ports.readings.watch('uid-ana')).toBe(ports.readings.watch('uid-ana'))
    expect(ports.students.watch('uid-ana')).not.toBe(ports.students.watch('uid-bia'))
  })

  it('shows whoever comes back to a query what it showed last, of a store made per kind too', async () => {
    const { ports } = setup()
    const { id } = await added(ports.readings.add('uid-ana', DRAFT))
    for (const store of [ports.readings, ports.records<ReadingDraft, Reading>(READING_KIND)]) {
      const query = store.watch('uid-ana')
      await untilData(query, (data) => data.length === 1)
      const { seen, unsubscribe } = screen(query)
      await store.update('uid-ana', id, () => ({ patch: { notas: 'outra' } })).outcome
      await untilData(query, ([record]) => record?.notas === 'outra')
      expect(seen.map(({ status }) => status)).not.toContain('loading')
      unsubscribe()
    }
  })

  it('shows a user their records, pending ones too, as the store behind it does', async () => {
    const { ports } = setup()
    await ports.readings.add('uid-ana', DRAFT).outcome
    expect(await untilData(ports.readings.watch('uid-ana'))).toMatchObject([DRAFT])
  })

  it('opens nothing of somebody who is not signed in', async () => {
    const { ports, part } = setup()
    const { seen } = screen(ports.readings.watch('uid-bia'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).toEqual([])
    expect(part.events).toEqual([])
  })

  it('lets a call for somebody who left wait until they are back (B21)', async () => {
    const { ports, part, close, become } = setup()
    const { id } = await added(ports.readings.add('uid-ana', DRAFT))
    await close()
    become(BIA)
    const removed = ports.readings.remove('uid-ana', id).outcome.then(() => part.events.push('removed'))
    await ports.members.get('uid-bia')
    await vi.advanceTimersByTimeAsync(10_000)
    become(ANA)
    await removed
    expect(part.events).toEqual([
      'load',
      'open uid-ana',
      'close',
      'load',
      'open uid-bia',
      'close',
      'load',
      'open uid-ana',
      'removed',
    ])
  })

  it('lets what is under way end before the user leaves, but not for long (B21)', async () => {
    const { ports, part, close, outbox } = setup()
    await ports.members.get('uid-ana')
    const entry = outbox.add('uid-ana', { collection: 'leitura', id: 'a', effect: 'gone' })
    const first = close()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(part.events).not.toContain('close')
    entry.done()
    expect(await first).toBe('saved')
    expect(part.events).toContain('close')

    outbox.add('uid-ana', { collection: 'leitura', id: 'b', effect: 'gone' })
    const second = close()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await second).toBe('queued')
  })

  it('ends every listener before the user leaves: open screens fall back to loading, without an error', async () => {
    const { ports, part, close, become } = setup()
    await ports.readings.add('uid-ana', DRAFT).outcome
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

  it('shows what is laid over the records, also where they cannot be loaded, and nothing of it once the user leaves', async () => {
    const { ports, part, close } = setup()
    const store = ports.records<ReadingDraft, Reading>(READING_KIND, (owner, records) => (emit) => {
      expect(owner).toBe('uid-ana')
      return records((next) => emit(next.status === 'failed' ? ready([aReading()]) : next))
    })
    part.failNext()
    const query = store.watch('uid-ana')
    screen(query)
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ data: [aReading()] }))
    await store.add('uid-ana', DRAFT).outcome
    await vi.waitFor(() => expect(query.getSnapshot()).toMatchObject({ data: [DRAFT] }))
    await close()
    expect(query.getSnapshot()).toEqual({ status: 'loading' })
  })

  it('keeps no data of the old user in a query that nobody looks at', async () => {
    const { ports, close, become } = setup()
    await ports.readings.add('uid-ana', DRAFT).outcome
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
    await ports.readings.add('uid-ana', DRAFT).outcome
    const query = ports.readings.watch('uid-ana')
    screen(query)
    await close()
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await untilData(query)).length).toBe(1)
  })

  it('forgets the old user when another tab signs out, or signs somebody else in', async () => {
    const { ports, part, become } = setup()
    await ports.readings.add('uid-ana', DRAFT).outcome
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
