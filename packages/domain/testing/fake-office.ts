import {
  brokenRule,
  DEFAULT_POLICY,
  refuseBadPassword,
  type PasswordPolicy,
  type ResetDelivery,
  type UserRecord,
} from '../src/identity/index.ts'
import {
  stillLasts,
  AppError,
  deepFreeze,
  normalizeEmail,
  type Clock,
  type WriteOutcome,
} from '../src/kernel/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeDevice, type FakeDevice } from './fake-device.ts'
import { createFakeDirectory, type FakeAccount, type FakeDirectory } from './fake-directory.ts'

const RECENT = 5 * 60_000

export interface FakeAccountsOptions {
  readonly clock?: Clock
  readonly directory?: FakeDirectory
  readonly device?: FakeDevice
  /** Accounts that exist already. */
  readonly users?: readonly { readonly email: string; readonly password: string; readonly uid?: string }[]
  /** The e-mail among `users` that is signed in. */
  readonly signedIn?: string
  readonly delivery?: ResetDelivery['kind']
  /** Hides whether an e-mail has an account: `invalid-credential`, and a reset that succeeds silently (D19). */
  readonly hidesUsers?: boolean
  readonly policy?: PasswordPolicy
  /** Whoever leaves leaves something behind that was not sent. */
  readonly unsent?: boolean
}

/** The service as one device reaches it. */
export interface FakeOffice {
  readonly directory: FakeDirectory
  readonly device: FakeDevice
  readonly policy: PasswordPolicy
  /** What a sign-out answers. */
  readonly unsent: WriteOutcome
  create(email: string, password: string, uid?: string): FakeAccount
  existing(email: string): FakeAccount
  /** Signs in now. */
  enter(account: FakeAccount): UserRecord
  signedIn(): FakeAccount
  recentlySignedIn(): FakeAccount
  /** The account, if the password is its own; a wrong one is counted. */
  judge(email: string, password: string): FakeAccount
}

export function openFakeOffice(options: FakeAccountsOptions): FakeOffice {
  const clock = options.clock ?? fakeClock()
  const directory = options.directory ?? createFakeDirectory(clock)
  const device = options.device ?? createFakeDevice()
  const office: FakeOffice = {
    directory,
    device,
    policy: options.policy ?? DEFAULT_POLICY,
    unsent: options.unsent ? 'queued' : 'saved',
    create(email, password, uid = directory.nextUid()) {
      const account = {
        record: newRecord(uid, normalizeEmail(email), clock.now().toISOString()),
        password,
        disabled: false,
      }
      directory.accounts.set(uid, account)
      return account
    },
    existing(email) {
      const account = directory.byEmail(email)
      if (!account) throw new AppError('user-not-found')
      return account
    },
    enter(account) {
      const metadata = { ...account.record.metadata, lastSignInTime: clock.now().toISOString() }
      account.record = deepFreeze({ ...account.record, metadata })
      device.put(account.record)
      return account.record
    },
    signedIn() {
      const account = directory.accounts.get(device.signedIn()?.uid ?? '')
      if (!account) throw new AppError('user-token-expired')
      return account
    },
    recentlySignedIn() {
      const account = office.signedIn()
      const entered = Date.parse(account.record.metadata.lastSignInTime ?? '')
      if (!stillLasts(entered, RECENT + 1, clock.now().getTime())) throw new AppError('requires-recent-login')
      return account
    },
    judge: (email, password) => judge(directory, email, password, options.hidesUsers ?? false),
  }
  directory.onEnd((uid, reason) => device.signedIn()?.uid === uid && device.put(null, reason))
  for (const { email, password, uid } of options.users ?? []) office.create(email, password, uid)
  if (options.signedIn !== undefined) office.enter(office.existing(options.signedIn))
  return office
}

function judge(directory: FakeDirectory, email: string, password: string, hidesUsers: boolean): FakeAccount {
  directory.refuseWhenBlocked(email)
  const account = directory.byEmail(email)
  if (account && account.password === password) {
    if (account.disabled) throw new AppError('user-disabled')
    directory.forgetFailures(email)
    return account
  }
  if (account) directory.countFailure(email)
  if (hidesUsers) throw new AppError('invalid-credential')
  throw new AppError(account ? 'wrong-password' : 'user-not-found')
}

/** What the service says to a new password, its policy included. */
export function refuseUnfitPassword(password: string, policy: PasswordPolicy): void {
  refuseBadPassword(password, policy)
  if (brokenRule(policy, password)) throw new AppError('password-does-not-meet-requirements')
}

function newRecord(uid: string, email: string, createdAt: string): UserRecord {
  const nothing = { displayName: null, phoneNumber: null, photoURL: null }
  return deepFreeze({
    uid,
    email,
    emailVerified: false,
    tenantId: null,
    isAnonymous: false,
    ...nothing,
    providerData: [{ providerId: 'password', uid: email, email, ...nothing }],
    metadata: { creationTime: createdAt, lastSignInTime: createdAt },
  })
}
