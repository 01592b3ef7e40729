import { checkedEmail, refuseBadPassword, refuseEmptyPassword, type Accounts } from '@caderno/domain/identity'
import { AppError } from '@caderno/domain/kernel'
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth'
import { createActionCodes } from './accounts-action-codes.ts'
import { withAppErrors } from '../error-codes.ts'
import { askPasswordPolicy } from './password-policy.ts'
import { watchEnding, type EndingOptions } from './session-ending.ts'
import { recordOf, watchUser } from './user-record.ts'

export interface FirebaseAccountsOptions extends EndingOptions {
  /** Where this site is; reset mails lead back to it. */
  readonly origin: string
}

/** The hosted identity service; one per Auth, since it follows the session from here on. */
export function createFirebaseAccounts(auth: Auth, options: FirebaseAccountsOptions): Accounts {
  const current = watchUser(auth)
  const { query, leave } = watchEnding(auth, options)
  return {
    current: () => current,
    ending: () => query,
    passwordPolicy: () => withAppErrors(() => askPasswordPolicy(auth)),
    ...createActionCodes(auth, options.origin),
    async signUp(email, password) {
      const address = checkedEmail(email)
      refuseBadPassword(password)
      const { user } = await withAppErrors(() => createUserWithEmailAndPassword(auth, address, password))
      return recordOf(user)
    },
    async signIn(email, password) {
      const address = checkedEmail(email)
      refuseEmptyPassword(password)
      const { user } = await withAppErrors(() => signInWithEmailAndPassword(auth, address, password))
      return recordOf(user)
    },
    async signOut() {
      await auth.authStateReady()
      return leave(() => withAppErrors(() => signOut(auth)))
    },
    async reauthenticate(password) {
      const user = await signedInUser(auth)
      refuseEmptyPassword(password)
      await withAppErrors(() =>
        reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
      )
    },
    async changePassword(newPassword) {
      const user = await signedInUser(auth)
      refuseBadPassword(newPassword)
      await withAppErrors(() => updatePassword(user, newPassword))
    },
    async deleteAccount(owner) {
      const user = await signedInUser(auth)
      if (user.uid !== owner) throw new AppError('user-token-expired')
      await leave(() => withAppErrors(() => deleteUser(user)), true)
    },
  }
}

/** Whoever is signed in, once the SDK knows. */
async function signedInUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (!auth.currentUser) throw new AppError('invalid-user-token')
  return auth.currentUser
}
