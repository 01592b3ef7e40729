import type { AppErrorCode, LiveQuery, UserId, WriteOutcome } from '../kernel/index.ts'
import type { ActionOperation } from './action-link.ts'
import type { Member } from './member.ts'
import type { PasswordPolicy } from './password-policy.ts'
import type { KnownUser, UserRecord } from './session.ts'

/** What the recovery screen has to say: a mail went out, or (local mode, D15) here is the link itself. */
export type ResetDelivery = { readonly kind: 'email' } | { readonly kind: 'link'; readonly url: string }

export interface ActionCode {
  readonly operation: ActionOperation
  readonly email: string
}

/** The identity service (§7). Every rejection is an AppError with a service or storage code. */
export interface Accounts {
  /** The signed-in user, null when nobody is; the same in every tab. */
  current(): LiveQuery<UserRecord | null>
  /**
   * Why the service itself ended the last session of this device (`user-disabled`, `user-token-expired`, `invalid-user-token`);
   * null until it does, and again once somebody signs in (§4, Session).
   */
  ending(): LiveQuery<AppErrorCode | null>
  /** Creates the account and signs it in. */
  signUp(email: string, password: string): Promise<UserRecord>
  signIn(email: string, password: string): Promise<UserRecord>
  /** `queued`: something of theirs waits on this device and is sent when they are back. */
  signOut(): Promise<WriteOutcome>
  /** Rejects `requires-recent-login` when the last sign-in is more than 5 minutes old: reauthenticate and repeat. */
  changePassword(newPassword: string): Promise<void>
  reauthenticate(password: string): Promise<void>
  /**
   * Removes the identity only, not its documents; `requires-recent-login` as above.
   * Rejects `user-token-expired` if somebody else has signed in meanwhile, in another tab.
   */
  deleteAccount(owner: UserId): Promise<void>
  sendPasswordReset(email: string): Promise<ResetDelivery>
  /** Says what a code is for without using it up; rejects `invalid-action-code`, `expired-action-code`. */
  checkActionCode(code: string): Promise<ActionCode>
  /** Uses the code up. */
  confirmPasswordReset(code: string, newPassword: string): Promise<void>
  /** Uses a verifyEmail or recoverEmail code up. */
  applyActionCode(code: string): Promise<void>
  passwordPolicy(): Promise<PasswordPolicy>
}

/** The `usuarios` collection, keyed by uid (§3). */
export interface Members {
  get(uid: UserId): Promise<Member | null>
  /** Never overwrites (D21). */
  createIfMissing(member: Member): Promise<WriteOutcome>
}

/** What this device remembers of its users. */
export interface SessionMemory {
  read(uid: UserId): Promise<KnownUser | null>
  remember(uid: UserId, known: KnownUser): Promise<void>
}
