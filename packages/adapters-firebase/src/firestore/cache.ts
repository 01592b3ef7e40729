import type { DeviceMarks } from '../session-mark.ts'

/** The persistent cache that all tabs of this device share, and who may have left something in it. Only `clear` may make it reject. */
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
  let known = true
  const release = await share(locks)

  const usersIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((uid) => typeof uid === 'string') : [])
  /** Where the marks cannot be kept, nobody knows who left something: then it stays. */
  const edit = async (change: (users: readonly string[]) => readonly string[]): Promise<void> => {
    try {
      await marks.write(MARK, change(usersIn(await marks.read(MARK))))
    } catch {
      known = false
    }
  }
  const isLeftBehind = () => marks.read(MARK).then((value) => known && usersIn(value).length === 0, () => false)

  return {
    come: (uid) => edit((users) => [...users.filter((each) => each !== uid), uid]),
    go: (uid) => edit((users) => users.filter((each) => each !== uid)),
    async leave(clear) {
      await release()
      await alone(locks, async () => {
        if (await isLeftBehind()) await clear()
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
