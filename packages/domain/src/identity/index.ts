export {
  ACCOUNT_DELETED,
  ACCOUNT_DELETED_BUT_HERE,
  type AccountDeletion,
  CONFIRMATION,
  createAccountDeletion,
  deletionErrors,
  type DeletionForm,
  deletionSentence,
  type DeletionStage,
  type Erasure,
} from './account-deletion.ts'
export { accessTo, HOME, WELCOME } from './access.ts'
export { type ActionLink, actionLink } from './action-link.ts'
export { type Auth, createAuth } from './auth.ts'
export { checkedEmail, refuseBadPassword, refuseEmptyPassword } from './checks.ts'
export {
  credentialErrors,
  type NewPassword,
  newPasswordErrors,
  passwordError,
  recoveryErrors,
  resetErrors,
  signUpErrors,
  type SignUpForm,
} from './credentials.ts'
export { firstName, greeting, welcome } from './greeting.ts'
export { type Member, memberSchema } from './member.ts'
export {
  BAD_LINK,
  EMAIL_RECOVERED,
  EMAIL_VERIFIED,
  messageOf,
  PASSWORD_RESET,
  RECOVERY_SENT,
  RESET_SENT,
  UNKNOWN_LINK,
} from './messages.ts'
export {
  changeOwnPassword,
  ownPasswordSentence,
  PASSWORD_CHANGED,
  type PasswordChange,
  passwordChangeErrors,
  passwordChangeSentence,
} from './password-change.ts'
export { brokenRule, checkPassword, DEFAULT_POLICY, type PasswordPolicy } from './password-policy.ts'
export type { Accounts, ActionCode, ActionOperation, Members, ResetDelivery, SessionMemory } from './ports.ts'
export { routeOf, safeReturnPath } from './return-path.ts'
export { sentenceFor } from './sentences.ts'
export {
  type KnownUser,
  offlineSessionOf,
  type ProviderInfo,
  type Session,
  type SignedUpAs,
  type UserRecord,
} from './session.ts'
