import {
  checkedEmail,
  DEFAULT_POLICY,
  refuseBadPassword,
  refuseEmptyPassword,
  type Accounts,
  type UserRecord,
} from '@caderno/domain/identity'
import { AppError, constantQuery, type AppErrorCode, type WriteOutcome } from '@caderno/domain/kernel'
import { accountByEmail, accountOf, newAccount, withAccount, withoutAccount } from './account-book.ts'
import { enter, openAccountStore, recentAccount, sessionAccount } from './account-store.ts'
import { createPasswordReset } from './password-reset.ts'
import type { LocalEnvironment } from '../storage/environment.ts'

/** Nobody but the user ends a session here. */
const NEVER_ENDED = constantQuery<AppErrorCode | null>(null)

/**
 * Accounts on this device (D15). They keep honest people's data apart; whoever owns the device can reach all of it,
 * and the recovery screen says so.
 */
export function createLocalAccounts(environment: LocalEnvironment): Accounts {
  const store = openAccountStore(environment)
  const { change, hasher, ids, now } = store
  const current = store.document.watch((value): UserRecord | null => {
    const book = store.look(value)
    return accountOf(book, book.sessao)?.record ?? null
  })
  return {
    current: () => current,
    ending: () => NEVER_ENDED,
    passwordPolicy: () => Promise.resolve(DEFAULT_POLICY),
    ...createPasswordReset(store),
    async signUp(email, password) {
      const address = checkedEmail(email)
      refuseBadPassword(password)
      return change<UserRecord>(async (book) => {
        if (accountByEmail(book, address)) throw new AppError('email-already-in-use')
        const account = newAccount(ids.next(), address, await hasher.hash(password), store.instant())
        return {
          value: { ...withAccount(book, account), sessao: account.record.uid },
          result: account.record,
        }
      })
    },
    async signIn(email, password) {
      const address = checkedEmail(email)
      refuseEmptyPassword(password)
      return change((book) => enter(store, book, accountByEmail(book, address), password))
    },
    signOut: () =>
      change<WriteOutcome>((book) =>
        book.sessao === null ? { result: 'saved' } : { value: { ...book, sessao: null }, result: 'saved' },
      ),
    reauthenticate: async (password) =>
      void (await change((book) => enter(store, book, sessionAccount(book), password))),
    changePassword: (newPassword) =>
      change(async (book) => {
        const account = recentAccount(book, now())
        refuseBadPassword(newPassword)
        return {
          value: withAccount(book, { ...account, hash: await hasher.hash(newPassword) }),
          result: undefined,
        }
      }),
    deleteAccount: (owner) =>
      change((book) => {
        if (sessionAccount(book).record.uid !== owner) throw new AppError('user-token-expired')
        return { value: withoutAccount(book, recentAccount(book, now()).record.uid), result: undefined }
      }),
  }
}
