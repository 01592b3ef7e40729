/** The user record of §3; null where the identity service has nothing. */
export interface UserRecord {
  readonly uid: string
  readonly displayName: string | null
  readonly photoURL: string | null
  readonly email: string | null
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
  readonly tenantId: string | null
  readonly isAnonymous: boolean
  readonly providerData: readonly ProviderInfo[]
  /** ISO instants. */
  readonly metadata: { readonly creationTime: string | null; readonly lastSignInTime: string | null }
}

export interface ProviderInfo {
  readonly providerId: string
  readonly uid: string
  readonly displayName: string | null
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly photoURL: string | null
}
