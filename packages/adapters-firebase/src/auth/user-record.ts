import type { UserRecord } from '@caderno/domain/identity'
import { createLiveQuery, deepFreeze, failed, pick, ready, type LiveQuery } from '@caderno/domain/kernel'
import { onIdTokenChanged, type Auth, type User } from 'firebase/auth'
import { toFirebaseAppError } from '../error-codes.ts'

/** The SDK changes its user in place; this is how it is now. */
export const recordOf = (user: User): UserRecord =>
  deepFreeze({
    ...pick(user, OWN_FIELDS),
    providerData: user.providerData.map((info) => pick(info, [...SHARED_FIELDS, 'providerId'])),
    metadata: {
      creationTime: isoOf(user.metadata.creationTime),
      lastSignInTime: isoOf(user.metadata.lastSignInTime),
    },
  })

const SHARED_FIELDS = ['uid', 'displayName', 'photoURL', 'email', 'phoneNumber'] as const
const OWN_FIELDS = [...SHARED_FIELDS, 'emailVerified', 'tenantId', 'isAnonymous'] as const

/** The SDK has dates as `Sat, 21 Nov 2026 12:00:00 GMT`. */
function isoOf(date: string | undefined): string | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Told of tokens too, since only those follow a changed record; a new token alone changes nothing. */
export function watchUser(auth: Auth): LiveQuery<UserRecord | null> {
  let shown: string | undefined
  const query: LiveQuery<UserRecord | null> = createLiveQuery((emit) =>
    onIdTokenChanged(
      auth,
      (user) => {
        const record = user && recordOf(user)
        const text = JSON.stringify(record)
        if (text === shown && query.getSnapshot().status === 'ready') return
        shown = text
        emit(ready(record))
      },
      (error) => emit(failed(toFirebaseAppError(error), query.getSnapshot())),
    ),
  )
  return query
}
