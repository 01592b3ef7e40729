import { DEFAULT_POLICY, type Accounts, type UserRecord } from '@caderno/domain/identity'
import { AppError, isEmail, normalizeEmail } from '@caderno/domain/kernel'
import { accountByEmail, accountOf, bookOf, newAccount, signedIn, withAccount, withoutAccount, type Account, type AccountBook } from './account-book.ts'
import { countWrong, isBlocked, NO_ATTEMPTS } from './attempts.ts'
import type { LocalEnvironment } from './environment.ts'
import { createLiveDocument, type Outcome } from './live-document.ts'
import { createPasswordHasher } from './password-hash.ts'
import { createCode, fingerprint, redeem, withCode, withoutCodesOf } from './reset-codes.ts'

const RECENT = 5 * 60_000
const RESET_PATH = '/recuperar-senha'

/**
 * Accounts on this device (D15). They keep honest people's data apart; whoever owns the device can reach all of it,
 * and the recovery screen says so.
 */
export function createLocalAccounts(environment: LocalEnvironment): Accounts {
  const { crypto, clock, ids, origin, iterations } = environment
  const document = createLiveDocument(environment, 'contas')
  const hasher = createPasswordHasher(crypto, iterations)
  const now = () => clock.now().getTime()
  const instant = () => clock.now().toISOString()

  const current = document.watch((value): UserRecord | null => {
    const book = bookOf(value)
    return accountOf(book, book.sessao)?.record ?? null
  })
  const change = <Result>(decide: (book: AccountBook) => Promise<Outcome<Result>>) => document.change((value) => decide(bookOf(value)))

  /** Signs in when the password is right; a wrong one is counted. */
  const enter = async (book: AccountBook, account: Account | undefined, password: string): Promise<Outcome<UserRecord>> => {
    if (!account) {
      await hasher.pretend(password)
      return { error: new AppError('user-not-found') }
    }
    if (isBlocked(account.tentativas, now())) return { error: new AppError('too-many-requests') }
    if (!(await hasher.verify(password, account.hash))) {
      const counted = { ...account, tentativas: countWrong(account.tentativas, now()) }
      return { value: withAccount(book, counted), error: new AppError('wrong-password') }
    }
    const hash = hasher.isOutdated(account.hash) ? await hasher.hash(password) : account.hash
    const value = signedIn(book, { ...account, hash }, instant())
    return { value, result: accountOf(value, value.sessao)!.record }
  }
  const sessionAccount = (book: AccountBook): Account => {
    const account = accountOf(book, book.sessao)
    if (!account) throw new AppError('user-token-expired')
    return account
  }
  const recentAccount = (book: AccountBook): Account => {
    const account = sessionAccount(book)
    if (now() - Date.parse(account.record.metadata.lastSignInTime ?? '') > RECENT) throw new AppError('requires-recent-login')
    return account
  }
  const redeemed = async (book: AccountBook, code: string): Promise<Account> => {
    const account = accountOf(book, redeem(book.codigos, await fingerprint(crypto, code), now()))
    if (!account) throw new AppError('invalid-action-code')
    return account
  }

  return {
    current: () => current,
    passwordPolicy: () => Promise.resolve(DEFAULT_POLICY),
    async signUp(email, password) {
      const address = checkedEmail(email)
      refuseBadPassword(password)
      return change(async (book) => {
        if (accountByEmail(book, address)) return { error: new AppError('email-already-in-use') }
        const account = newAccount(ids.next(), address, await hasher.hash(password), instant())
        return { value: { ...withAccount(book, account), sessao: account.record.uid }, result: account.record }
      })
    },
    async signIn(email, password) {
      const address = checkedEmail(email)
      if (password === '') throw new AppError('missing-password')
      return change((book) => enter(book, accountByEmail(book, address), password))
    },
    signOut: () => change((book) => Promise.resolve(book.sessao === null ? { result: undefined } : { value: { ...book, sessao: null }, result: undefined })),
    async changePassword(newPassword) {
      await change(async (book) => {
        const account = recentAccount(book)
        refuseBadPassword(newPassword)
        return { value: withAccount(book, { ...account, hash: await hasher.hash(newPassword) }), result: undefined }
      })
    },
    async reauthenticate(password) {
      await change((book) => enter(book, sessionAccount(book), password))
    },
    deleteAccount: () =>
      change((book) => {
        const { uid } = recentAccount(book).record
        return Promise.resolve({ value: { ...withoutAccount(book, uid), codigos: withoutCodesOf(book.codigos, uid) }, result: undefined })
      }),
    async sendPasswordReset(email) {
      const address = checkedEmail(email)
      const code = createCode(crypto)
      const print = await fingerprint(crypto, code)
      return change((book) => {
        const account = accountByEmail(book, address)
        if (!account) throw new AppError('user-not-found')
        const codigos = withCode(book.codigos, print, account.record.uid, now())
        const url = `${origin}${RESET_PATH}?mode=resetPassword&oobCode=${code}&apiKey=local`
        return Promise.resolve({ value: { ...book, codigos }, result: { kind: 'link' as const, url } })
      })
    },
    async checkActionCode(code) {
      const { record } = await redeemed(bookOf(await document.read()), code)
      return { operation: 'resetPassword', email: record.email ?? '' }
    },
    async confirmPasswordReset(code, newPassword) {
      await change(async (book) => {
        const account = await redeemed(book, code)
        refuseBadPassword(newPassword)
        const { uid } = account.record
        const renewed = withAccount(book, { ...account, hash: await hasher.hash(newPassword), tentativas: NO_ATTEMPTS })
        const sessao = book.sessao === uid ? null : book.sessao
        return { value: { ...renewed, sessao, codigos: withoutCodesOf(book.codigos, uid) }, result: undefined }
      })
    },
    applyActionCode: () => Promise.reject(new AppError('invalid-action-code')),
  }
}

function checkedEmail(email: string): string {
  const address = normalizeEmail(email)
  if (!isEmail(address)) throw new AppError('invalid-email')
  return address
}

function refuseBadPassword(password: string) {
  if (password === '') throw new AppError('missing-password')
  if (password.length < DEFAULT_POLICY.minLength) throw new AppError('weak-password')
  if (password.length > (DEFAULT_POLICY.maxLength ?? Infinity)) throw new AppError('password-does-not-meet-requirements')
}
