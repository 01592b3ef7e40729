import { AppError } from '@caderno/domain/kernel'
import type { FirebaseApp } from 'firebase/app'
import { beforeAuthStateChanged, onIdTokenChanged, updateCurrentUser, type Auth } from 'firebase/auth'
import { openSecondAuth } from '../auth/auth-open.ts'

/**
 * Signs the user of `auth` in to `app` too, where they stay after the session has ended: what they wrote can still be sent, and that
 * nothing waits can still be known. A refused token is `auth`'s to find out about: it ends the session.
 */
export async function createSecondaryAuth(auth: Auth, app: FirebaseApp, uid: string) {
  const secondary = openSecondAuth(auth, app)
  beforeAuthStateChanged(secondary, (next) => {
    if (next?.uid === uid) return
    void auth.currentUser?.getIdToken(true).catch(() => undefined)
    throw new AppError('invalid-user-token')
  })
  const release = await new Promise<() => void>((begun) => {
    const stop = onIdTokenChanged(auth, (user) => {
      const taken =
        user?.uid === uid ? updateCurrentUser(secondary, user).catch(() => undefined) : Promise.resolve()
      void taken.then(() => begun(stop))
    })
  })
  return {
    /** Whether `app` acts for the user; once it does, it does so to its end. */
    isIn: () => secondary.currentUser?.uid === uid,
    release,
  }
}
