export { accessTo, HOME, routeOf, safeReturnPath, WELCOME } from './access.ts'
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
export { type ActionLink, actionLink, type ActionOperation } from './action-link.ts'
export { type Auth, createAuth } from './auth.ts'
export {
  checkedEmail,
  credentialErrors,
  type NewPassword,
  newPasswordErrors,
  passwordError,
  recoveryErrors,
  refuseBadPassword,
  refuseEmptyPassword,
  resetErrors,
  signUpErrors,
  type SignUpForm,
} from './credentials.ts'
export { type Member, memberSchema } from './member.ts'
export {
  BAD_LINK,
  EMAIL_RECOVERED,
  EMAIL_VERIFIED,
  firstName,
  greeting,
  messageOf,
  PASSWORD_RESET,
  RECOVERY_SENT,
  RESET_SENT,
  UNKNOWN_LINK,
  welcome,
} from './messages.ts'
export {
  changeOwnPassword,
  PASSWORD_CHANGED,
  type PasswordChange,
  passwordChangeErrors,
  passwordChangeSentence,
} from './password-change.ts'
export { brokenRule, checkPassword, DEFAULT_POLICY, type PasswordPolicy } from './password-policy.ts'
export type { Accounts, ActionCode, Members, ResetDelivery, SessionMemory } from './ports.ts'
export { sentenceFor } from './sentences.ts'
export {
  type KnownUser,
  offlineSessionOf,
  type ProviderInfo,
  type Session,
  type SignedUpAs,
  type UserRecord,
} from './session.ts'
