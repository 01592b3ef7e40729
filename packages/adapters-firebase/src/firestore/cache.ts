import type { DeviceMarks } from '../session-mark.ts'

/** The persistent cache that all tabs of this device share, and who may have left something in it. */
export interface Cache {
  /** From now on there may be documents and unsent writes of this user in it. */
  come(uid: string): Promise<void>
  /** Everything this user wrote has been sent. */
  go(uid: string): Promise<void>
  /** Clears it when no tab is in it any more and nobody left something unsent. */
  leave(clear: () => Promise<void>): Promise<void>
}

const MARK = 'cache-na-nuvem'
const LOCK = 'caderno:cache-na-nuvem'

export async function enterCache(marks: DeviceMarks, locks: LockManager | undefined = globalThis.navigator?.locks): Promise<Cache> {
  const users = async (): Promise<readonly string[]> => {
    const value = await marks.read(MARK).catch(() => undefined)
    return Array.isArray(value) ? value.filter((uid) => typeof uid === 'string') : []
  }
  const keep = (uids: readonly string[]) => marks.write(MARK, uids)
  const release = await share(locks)

  return {
    async come(uid) {
      const before = await users()
      if (!before.includes(uid)) await keep([...before, uid])
    },
    go: async (uid) => keep((await users()).filter((each) => each !== uid)),
    async leave(clear) {
      await release()
      await alone(locks, async () => {
        if ((await users()).length === 0) await clear()
      })
    },
  }
}

/** As long as a tab is in the cache no other may clear it: the vendor would end this tab's Firestore without a word. */
function share(locks: LockManager | undefined): Promise<() => Promise<unknown>> {
  if (!locks) return Promise.resolve(() => Promise.resolve())
  return new Promise((entered) => {
    const held = locks.request(LOCK, { mode: 'shared' }, () => new Promise<void>((release) => {
      entered(() => {
        release()
        return held
      })
    }))
  })
}

const alone = (locks: LockManager | undefined, task: () => Promise<void>): Promise<void> =>
  locks ? locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? task() : undefined)) : task()
