import type { ProviderInfo, UserRecord } from '@caderno/domain/identity'
import { createLiveQuery, deepFreeze, failed, ready, type LiveQuery } from '@caderno/domain/kernel'
import { onIdTokenChanged, type Auth, type User, type UserInfo } from 'firebase/auth'
import { toFirebaseAppError } from './error-codes.ts'

/** The SDK changes its user in place; this is how it is now. */
export function recordOf({
  uid,
  displayName,
  photoURL,
  email,
  emailVerified,
  phoneNumber,
  tenantId,
  isAnonymous,
  providerData,
  metadata,
}: User): UserRecord {
  return deepFreeze({
    uid,
    displayName,
    photoURL,
    email,
    emailVerified,
    phoneNumber,
    tenantId,
    isAnonymous,
    providerData: providerData.map(providerOf),
    metadata: { creationTime: isoOf(metadata.creationTime), lastSignInTime: isoOf(metadata.lastSignInTime) },
  })
}

const providerOf = ({
  providerId,
  uid,
  displayName,
  email,
  phoneNumber,
  photoURL,
}: UserInfo): ProviderInfo => ({ providerId, uid, displayName, email, phoneNumber, photoURL })

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
