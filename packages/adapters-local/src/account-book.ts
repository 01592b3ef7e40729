import type { UserRecord } from '@caderno/domain/identity'
import { NO_ATTEMPTS, type Attempts } from './attempts.ts'
import { isDocument } from './chunks.ts'
import type { IssuedCodes } from './reset-codes.ts'

export interface Account {
  readonly record: UserRecord
  readonly hash: string
  readonly tentativas: Attempts
}

/** Accounts, codes and the session of this device, in one stored value: what must agree is written at once. */
export interface AccountBook {
  readonly contas: Readonly<Record<string, Account>>
  readonly codigos: IssuedCodes
  /** The uid that is signed in. */
  readonly sessao: string | null
}

const EMPTY: AccountBook = { contas: {}, codigos: {}, sessao: null }

export const bookOf = (value: unknown): AccountBook => (isDocument(value) ? { ...EMPTY, ...value } : EMPTY)

export const accountByEmail = ({ contas }: AccountBook, email: string): Account | undefined =>
  Object.values(contas).find(({ record }) => record.email === email)

export const accountOf = ({ contas }: AccountBook, uid: string | null): Account | undefined =>
  uid !== null && Object.hasOwn(contas, uid) ? contas[uid] : undefined

export const withAccount = (book: AccountBook, account: Account): AccountBook => ({
  ...book,
  contas: { ...book.contas, [account.record.uid]: account },
})

/** Without the account, its codes and its session. */
export function withoutAccount(book: AccountBook, uid: string): AccountBook {
  const { [uid]: _gone, ...contas } = book.contas
  return { ...book, contas, sessao: book.sessao === uid ? null : book.sessao }
}

/** Signed in now, with the count of wrong passwords forgotten. */
export function signedIn(book: AccountBook, account: Account, instant: string): AccountBook {
  const record = { ...account.record, metadata: { ...account.record.metadata, lastSignInTime: instant } }
  return { ...withAccount(book, { ...account, record, tentativas: NO_ATTEMPTS }), sessao: record.uid }
}

export function newAccount(uid: string, email: string, hash: string, instant: string): Account {
  const nothing = { displayName: null, phoneNumber: null, photoURL: null }
  const record: UserRecord = {
    uid, email, emailVerified: false, tenantId: null, isAnonymous: false, ...nothing,
    providerData: [{ providerId: 'password', uid: email, email, ...nothing }],
    metadata: { creationTime: instant, lastSignInTime: instant },
  }
  return { record, hash, tentativas: NO_ATTEMPTS }
}
