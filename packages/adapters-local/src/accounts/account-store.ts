import type { UserRecord } from '@caderno/domain/identity'
import { AppError, stillLasts } from '@caderno/domain/kernel'
import { ACCOUNTS_KEY } from '@caderno/domain/shell'
import {
  accountOf,
  bookOf,
  countWrong,
  isBlocked,
  signedIn,
  withAccount,
  type Account,
  type AccountBook,
} from './account-book.ts'
import { createPasswordHasher } from './password-hash.ts'
import { createLiveDocument, type Outcome } from '../records/live-document.ts'
import type { LocalEnvironment } from '../storage/environment.ts'

const RECENT = 5 * 60_000

/** What every operation on accounts works with. */
export function openAccountStore(environment: LocalEnvironment) {
  const { crypto, clock, ids, origin, iterations, accounts } = environment
  const document = createLiveDocument(environment, ACCOUNTS_KEY)
  const seen = (book: AccountBook): AccountBook => {
    accounts.see(Object.keys(book.contas))
    return book
  }
  return {
    crypto,
    ids,
    origin,
    document,
    hasher: createPasswordHasher(crypto, iterations),
    /** Reads the book under a lock and writes it at most once. */
    change: <Result>(decide: (book: AccountBook) => Outcome<Result> | Promise<Outcome<Result>>) =>
      document.changeLocked(async (value) => {
        const decided = await decide(bookOf(value))
        if (decided.value !== undefined) seen(decided.value as AccountBook)
        return decided
      }),
    look: (value: unknown): AccountBook => seen(bookOf(value)),
    /** Milliseconds since the epoch, and the same as an ISO instant. */
    now: () => clock.now().getTime(),
    instant: () => clock.now().toISOString(),
  }
}

export type AccountStore = ReturnType<typeof openAccountStore>

/** Signs in with the right password and counts wrong ones; an unknown user takes as long, so that nobody learns who has an account. */
export async function enter(
  store: AccountStore,
  book: AccountBook,
  account: Account | undefined,
  password: string,
): Promise<Outcome<UserRecord>> {
  const { hasher } = store
  if (!account) {
    await hasher.pretend(password)
    return { error: new AppError('user-not-found') }
  }
  if (isBlocked(account.tentativas, store.now())) return { error: new AppError('too-many-requests') }
  if (!(await hasher.verify(password, account.hash))) {
    const counted = { ...account, tentativas: countWrong(account.tentativas, store.now()) }
    return { value: withAccount(book, counted), error: new AppError('wrong-password') }
  }
  const hash = hasher.isOutdated(account.hash) ? await hasher.hash(password) : account.hash
  const entered = signedIn({ ...account, hash }, store.instant())
  return { value: { ...withAccount(book, entered), sessao: entered.record.uid }, result: entered.record }
}

export function sessionAccount(book: AccountBook): Account {
  const account = accountOf(book, book.sessao)
  if (!account) throw new AppError('user-token-expired')
  return account
}

/** The signed-in account, if it gave its password in the last 5 minutes. */
export function recentAccount(book: AccountBook, now: number): Account {
  const account = sessionAccount(book)
  const entered = Date.parse(account.record.metadata.lastSignInTime ?? '')
  if (!stillLasts(entered, RECENT + 1, now)) throw new AppError('requires-recent-login')
  return account
}
