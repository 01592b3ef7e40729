import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aUser, runs } from '../../testing/index.ts'
import { AppError, createLiveQuery, dataOf, failed, LOADING, ready, type Snapshot } from '../kernel/index.ts'
import { watchSession } from './session-watch.ts'
import { sessionOf, type Session, type UserRecord } from './session.ts'

/** Documents that answer when the test says so, in the order it says. */
function setUp() {
  let snapshot: Snapshot<UserRecord | null> = LOADING
  let publish = () => undefined as void
  const reads: { user: UserRecord; answer(): void }[] = []
  const current = createLiveQuery<UserRecord | null>((emit) => {
    publish = () => emit(snapshot)
    publish()
    return () => (publish = () => undefined)
  })
  let documents = 0
  const read = (user: UserRecord) => {
    const version = documents
    return new Promise<Session | null>((resolve) =>
      reads.push({ user, answer: () => resolve(sessionWith(user, version)) }),
    )
  }
  const watch = watchSession(current, read, () =>
    Promise.reject(new Error('nobody waits for documents that are there')),
  )
  const shown: Snapshot<Session | null>[] = []
  watch.session.subscribe(() => shown.push(watch.session.getSnapshot()))
  return {
    watch,
    shown,
    reads,
    isIn: (uid: string | null) => {
      snapshot = ready(uid === null ? null : aUser({ uid }))
      publish()
    },
    fails: () => {
      snapshot = failed(new AppError('storage-unavailable'))
      publish()
    },
    documentsChange: () => ++documents,
    expected: () => (dataOf(snapshot) ? sessionWith(dataOf(snapshot)!, documents) : null),
  }
}

const sessionWith = (user: UserRecord, version: number) =>
  sessionOf(user, { uid: user.uid, email: '', criadoEm: '', nome: `Nome ${version}` }, null)
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

type World = ReturnType<typeof setUp> & { release?: () => void }
const step = fc.oneof(
  fc
    .constantFrom(null, 'ana', 'bia')
    .map((uid) => ({ name: `in ${uid}`, run: (world: World) => world.isIn(uid) })),
  fc.constant({ name: 'hold', run: startHold }),
  fc.constant({ name: 'release', run: (world: World) => world.release?.() }),
  fc.constant({
    name: 'documents change',
    run: (world: World) => (world.documentsChange(), void world.watch.refresh()),
  }),
  fc.nat(5).map((index) => ({
    name: `answer ${index}`,
    run: (world: World) => world.reads.splice(index % (world.reads.length || 1), 1)[0]?.answer(),
  })),
)

function startHold(world: World) {
  world.release?.()
  void world.watch.hold(() => new Promise<void>((resolve) => (world.release = resolve)))
}

async function answerAll(world: World) {
  for (await settled(); world.reads.length > 0; await settled())
    world.reads.splice(0).forEach((read) => read.answer())
}

describe('the session, whatever happens in whatever order (§4.1)', () => {
  it('ends as the signed-in user with the newest documents', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const world: World = setUp()
        for (const { run } of steps) {
          run(world)
          await Promise.resolve()
        }
        world.isIn(null)
        world.isIn('ana')
        world.release?.()
        await answerAll(world)
        expect(dataOf(world.watch.session.getSnapshot())).toEqual(world.expected())
      }),
      { numRuns: runs(200, 5_000) },
    )
  })

  it('never shows one user while another is signed in, and nothing new while held', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('ana', 'bia', null, 'answer' as const), { maxLength: 12 }),
        fc.boolean(),
        async (events, held) => {
          const world: World = setUp()
          let signedIn: string | null = null
          world.watch.session.subscribe(() => {
            const session = dataOf(world.watch.session.getSnapshot())
            if (session) expect(session.uid).toBe(signedIn)
          })
          if (held) startHold(world)
          for (const event of events) {
            if (event === 'answer') world.reads.shift()?.answer()
            else world.isIn((signedIn = event))
            await settled()
            if (held) expect(world.shown).toEqual([])
          }
          world.release?.()
          await answerAll(world)
        },
      ),
      { numRuns: runs(60, 2_000) },
    )
  })
})

describe('races that happened', () => {
  it('a sign-out while the documents are on their way', async () => {
    const { watch, isIn, reads } = setUp()
    isIn('ana')
    isIn(null)
    reads.forEach((read) => read.answer())
    await settled()
    expect(dataOf(watch.session.getSnapshot())).toBeNull()
  })

  it('another user in between shows neither of the two until it is known', async () => {
    const { watch, isIn, reads } = setUp()
    isIn('ana')
    reads.shift()!.answer()
    await settled()
    isIn('bia')
    expect(watch.session.getSnapshot().status).toBe('loading')
    reads.shift()!.answer()
    await settled()
    expect(dataOf(watch.session.getSnapshot())?.uid).toBe('bia')
  })

  it('a reading that was under way when a hold began waits for its end', async () => {
    const { watch, isIn, reads, shown } = setUp()
    isIn('ana')
    let release = () => undefined as void
    void watch.hold(() => new Promise<void>((resolve) => (release = resolve)))
    reads.shift()!.answer()
    await settled()
    expect(shown).toEqual([])
    release()
    await settled()
    reads.shift()!.answer()
    await settled()
    expect(dataOf(watch.session.getSnapshot())?.uid).toBe('ana')
  })

  it('a reading from before a hold that answers after the one behind it', async () => {
    const { watch, isIn, reads, documentsChange } = setUp()
    isIn('ana')
    void watch.hold(async () => void documentsChange())
    await settled()
    reads.pop()!.answer()
    await settled()
    reads.pop()!.answer()
    await settled()
    expect(dataOf(watch.session.getSnapshot())?.name).toBe('Nome 1')
  })

  it('a refresh during a hold reads at its end', async () => {
    const { watch, isIn, reads } = setUp()
    isIn('ana')
    reads.shift()!.answer()
    await settled()
    void watch.hold(() => new Promise<void>(() => undefined))
    await watch.refresh()
    expect(reads).toEqual([])
  })

  it('an identity service that cannot be asked any more', async () => {
    const { watch, isIn, fails, reads } = setUp()
    isIn('ana')
    reads.shift()!.answer()
    await settled()
    fails()
    expect(watch.session.getSnapshot()).toMatchObject({ status: 'ready', data: { uid: 'ana' } })
  })

  it('hold resolves only when the newest reading is in, not the first', async () => {
    const { watch, isIn, reads } = setUp()
    let done = false
    void watch.hold(async () => isIn('ana')).then(() => (done = true))
    await settled()
    isIn('ana')
    reads.shift()!.answer()
    await settled()
    expect(done).toBe(false)
    reads.shift()!.answer()
    await settled()
    expect(done).toBe(true)
    expect(dataOf(watch.session.getSnapshot())?.uid).toBe('ana')
  })

  it('an identity service that cannot be asked, also during a hold', async () => {
    const { watch, fails, shown } = setUp()
    await watch.hold(async () => fails())
    await watch.refresh()
    expect(shown).toHaveLength(1)
    fails()
    expect(shown).toHaveLength(2)
    expect(watch.session.getSnapshot()).toMatchObject({
      status: 'failed',
      error: { code: 'storage-unavailable' },
    })
  })
})
