import { createStateQuery, ready, type AppErrorCode, type WriteOutcome } from '@caderno/domain/kernel'
import { beforeAuthStateChanged, onAuthStateChanged, type Auth, type User } from 'firebase/auth'
import { toFirebaseAppError } from '../error-codes.ts'
import { createSessionMark, type DeviceMarks, type Ending } from './session-mark.ts'

export interface EndingOptions {
  readonly marks: DeviceMarks
  /** Lets go of the user's data, `queued` when some of it has to stay: nothing does of one who leaves for good. A sign-out goes on even if it fails. */
  readonly beforeSignOut: (forGood: boolean) => Promise<WriteOutcome>
}

/**
 * Follows why the service ended the session. The SDK signs a refused user out without a reason, and drops a stored session at start in the same way.
 * A user who signs out removes the device's session flag first, in whichever tab: a flag without a signed-in user means that the session ended
 * elsewhere.
 */
export function watchEnding(auth: Auth, { marks, beforeSignOut }: EndingOptions) {
  const mark = createSessionMark(marks)
  const { query, show } = createStateQuery<AppErrorCode | null>()
  let leaving = 0
  let isForGood = false
  let last: User | null = null
  let changes = 0
  let letGo: WriteOutcome = 'saved'

  beforeAuthStateChanged(auth, async (next) => {
    const { currentUser } = auth
    if (next) void mark.write('aberta')
    else if (leaving > 0) await mark.write(null)
    if (currentUser && currentUser.uid !== next?.uid)
      letGo = await beforeSignOut(isForGood).catch(() => 'queued')
  })
  onAuthStateChanged(auth, (user) => {
    const before = last
    const change = ++changes
    last = user
    if (user) return show(ready(null))
    void reasonOf(before).then((reason) => {
      if (change !== changes) return
      if (before && reason) void mark.write(reason)
      show(ready(reason))
    })
  })

  async function reasonOf(user: User | null): Promise<Ending | null> {
    const left = await mark.read()
    if (left !== 'aberta') return left
    return user ? refusalOf(user) : 'invalid-user-token'
  }

  return {
    query,
    /** Runs what ends the session because its user wants it to; answers what `beforeSignOut` did. */
    async leave(operation: () => Promise<void>, forGood = false): Promise<WriteOutcome> {
      leaving += 1
      isForGood = forGood
      letGo = 'saved'
      try {
        await operation()
        return letGo
      } finally {
        leaving -= 1
        isForGood = false
      }
    },
  }
}

/** Asks the service why it refuses a user who is signed out already; asking changes nothing. */
function refusalOf(user: User): Promise<Ending | null> {
  return user.getIdToken(true).then(
    () => null,
    (error: unknown) => {
      const { code } = toFirebaseAppError(error)
      return code === 'user-disabled' || code === 'user-token-expired' ? code : 'invalid-user-token'
    },
  )
}
