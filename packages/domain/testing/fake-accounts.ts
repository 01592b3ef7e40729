import type { Accounts, ActionOperation, PasswordPolicy, ResetDelivery, UserRecord } from '../src/identity/index.ts'
import { DEFAULT_POLICY } from '../src/identity/index.ts'
import { AppError, createLiveQuery, isEmail, normalizeEmail, ready, type Clock, type LiveQuery } from '../src/kernel/index.ts'
import { fakeClock } from './environment.ts'
import { createFakeDirectory, type FakeAccount, type FakeDirectory } from './fake-directory.ts'
import { deepFreeze } from './fake-world.ts'
import { createFaults, type Faults } from './faults.ts'

const RECENT = 5 * 60_000

/** Who is signed in on one device; tabs share it. */
export interface FakeDevice {
  readonly user: LiveQuery<UserRecord | null>
  signedIn(): UserRecord | null
  put(user: UserRecord | null): void
}

export function createFakeDevice(): FakeDevice {
  let snapshot = ready<UserRecord | null>(null)
  let user: UserRecord | null = null
  const listeners = new Set<() => void>()
  return {
    user: createLiveQuery((emit) => {
      const tell = () => emit(snapshot)
      listeners.add(tell)
      tell()
      return () => listeners.delete(tell)
    }),
    signedIn: () => user,
    put(next) {
      if (next === user) return
      user = next
      snapshot = ready(next)
      listeners.forEach((tell) => tell())
    },
  }
}

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
}

export interface FakeAccountsControls extends Faults {
  /** A code as it would stand in a mailed link. */
  issueCode(operation: ActionOperation, email: string, recoveredEmail?: string): string
  /** The code of the last reset that was asked for. */
  lastResetCode(): string | undefined
  /** What the service's administrators can do: no sign-in, and open sessions end. */
  disable(email: string): void
}

/** The identity service in memory, with all its answers. */
export function createFakeAccounts(options: FakeAccountsOptions = {}): Accounts & FakeAccountsControls {
  const clock = options.clock ?? fakeClock()
  const directory = options.directory ?? createFakeDirectory(clock)
  const device = options.device ?? createFakeDevice()
  const policy = options.policy ?? DEFAULT_POLICY
  const faults = createFaults()
  let lastReset: string | undefined

  directory.onEnd((uid) => device.signedIn()?.uid === uid && device.put(null))
  for (const { email, password, uid } of options.users ?? []) create(email, password, uid)
  if (options.signedIn !== undefined) device.put(enter(existing(options.signedIn)))

  function create(email: string, password: string, uid = directory.nextUid()): FakeAccount {
    const account = { record: newRecord(uid, normalizeEmail(email), clock.now().toISOString()), password, disabled: false }
    directory.accounts.set(uid, account)
    return account
  }
  function existing(email: string): FakeAccount {
    const account = directory.byEmail(email)
    if (!account) throw new AppError('user-not-found')
    return account
  }
  /** The account's record with a new time of sign-in. */
  function enter(account: FakeAccount): UserRecord {
    const metadata = { ...account.record.metadata, lastSignInTime: clock.now().toISOString() }
    account.record = deepFreeze({ ...account.record, metadata })
    return account.record
  }
  function signedIn(): FakeAccount {
    const account = directory.accounts.get(device.signedIn()?.uid ?? '')
    if (!account) throw new AppError('user-token-expired')
    return account
  }
  function recentlySignedIn(): FakeAccount {
    const account = signedIn()
    const since = clock.now().getTime() - new Date(account.record.metadata.lastSignInTime ?? 0).getTime()
    if (since > RECENT) throw new AppError('requires-recent-login')
    return account
  }
  function judge(email: string, password: string): FakeAccount {
    directory.refuseWhenBlocked(email)
    const account = directory.byEmail(email)
    if (account && account.password === password) {
      if (account.disabled) throw new AppError('user-disabled')
      directory.forgetFailures(email)
      return account
    }
    if (account) directory.countFailure(email)
    if (options.hidesUsers) throw new AppError('invalid-credential')
    throw new AppError(account ? 'wrong-password' : 'user-not-found')
  }
  function change(account: FakeAccount, record: Partial<UserRecord>) {
    account.record = deepFreeze({ ...account.record, ...record })
    if (device.signedIn()?.uid === account.record.uid) device.put(account.record)
  }

  return {
    ...faults.controls,
    issueCode: (operation, email, recovered) => directory.issue(operation, existing(email), recovered),
    lastResetCode: () => lastReset,
    disable(email) {
      const account = existing(email)
      account.disabled = true
      directory.endSessions(account.record.uid)
    },
    current: () => device.user,
    async signUp(email, password) {
      await faults.pass()
      refuseBadEmail(email)
      refuseBadPassword(password, policy)
      if (directory.byEmail(email)) throw new AppError('email-already-in-use')
      const record = enter(create(email, password))
      device.put(record)
      return record
    },
    async signIn(email, password) {
      await faults.pass()
      refuseBadEmail(email)
      if (password === '') throw new AppError('missing-password')
      const record = enter(judge(email, password))
      device.put(record)
      return record
    },
    async signOut() {
      await faults.pass()
      device.put(null)
    },
    async changePassword(newPassword) {
      await faults.pass()
      const account = recentlySignedIn()
      refuseBadPassword(newPassword, policy)
      account.password = newPassword
    },
    async reauthenticate(password) {
      await faults.pass()
      device.put(enter(judge(signedIn().record.email ?? '', password)))
    },
    async deleteAccount() {
      await faults.pass()
      const { uid } = recentlySignedIn().record
      directory.accounts.delete(uid)
      directory.endSessions(uid)
    },
    async sendPasswordReset(email) {
      await faults.pass()
      refuseBadEmail(email)
      const account = directory.byEmail(email)
      if (!account && !options.hidesUsers) throw new AppError('user-not-found')
      lastReset = account && directory.issue('resetPassword', account)
      if (options.delivery === 'link' && lastReset) return { kind: 'link', url: resetLink(lastReset) }
      return { kind: 'email' }
    },
    async checkActionCode(code) {
      await faults.pass()
      const { operation, email } = directory.read(code)
      return { operation, email }
    },
    async confirmPasswordReset(code, newPassword) {
      await faults.pass()
      const { operation, account } = directory.read(code)
      if (operation !== 'resetPassword') throw new AppError('invalid-action-code')
      refuseBadPassword(newPassword, policy)
      account.password = newPassword
      directory.useUp(code)
      directory.forgetFailures(account.record.email ?? '')
      directory.endSessions(account.record.uid)
    },
    async applyActionCode(code) {
      await faults.pass()
      const { operation, account, email } = directory.read(code)
      if (operation === 'resetPassword') throw new AppError('invalid-action-code')
      directory.useUp(code)
      change(account, operation === 'verifyEmail' ? { emailVerified: true } : { email })
    },
    async passwordPolicy() {
      await faults.pass()
      return policy
    },
  }
}

const resetLink = (code: string) => `http://localhost:4173/recuperar-senha?mode=resetPassword&oobCode=${code}&apiKey=local`

function refuseBadEmail(email: string) {
  if (!isEmail(normalizeEmail(email))) throw new AppError('invalid-email')
}

function refuseBadPassword(password: string, policy: PasswordPolicy) {
  if (password === '') throw new AppError('missing-password')
  if (password.length < policy.minLength) throw new AppError('weak-password')
  const missing = [
    password.length > (policy.maxLength ?? Infinity),
    policy.lowercase && !/\p{Ll}/u.test(password),
    policy.uppercase && !/\p{Lu}/u.test(password),
    policy.numeric && !/\d/.test(password),
    policy.nonAlphanumeric && !/[^\p{L}\d]/u.test(password),
  ]
  if (missing.some(Boolean)) throw new AppError('password-does-not-meet-requirements')
}

function newRecord(uid: string, email: string, createdAt: string): UserRecord {
  const nothing = { displayName: null, phoneNumber: null, photoURL: null }
  return deepFreeze({
    uid, email, emailVerified: false, tenantId: null, isAnonymous: false, ...nothing,
    providerData: [{ providerId: 'password', uid: email, email, ...nothing }],
    metadata: { creationTime: createdAt, lastSignInTime: createdAt },
  })
}
