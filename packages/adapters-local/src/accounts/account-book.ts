import type { UserRecord } from '@caderno/domain/identity'
import { AppError } from '@caderno/domain/kernel'
import { NO_ATTEMPTS, type Attempts } from './attempts.ts'
import { isDocument } from '../records/chunks.ts'
import { withoutCodesOf, type IssuedCodes } from './reset-codes.ts'

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

/** Refuses a value that is no book, so that nothing is ever written over it. */
export function bookOf(value: unknown): AccountBook {
  if (value === undefined) return EMPTY
  if (!isDocument(value) || !isDocument(value['contas']) || !isDocument(value['codigos'] ?? {}))
    throw new AppError('invalid-record')
  return { ...EMPTY, ...value }
}

export const accountByEmail = ({ contas }: AccountBook, email: string): Account | undefined =>
  Object.values(contas).find((account) => isAccount(account) && account.record.email === email)

export function accountOf({ contas }: AccountBook, uid: string | null): Account | undefined {
  const account = uid !== null && Object.hasOwn(contas, uid) ? contas[uid] : undefined
  return isAccount(account) ? account : undefined
}

/** A damaged account stays where it is and lets nobody in. */
const isAccount = (value: unknown): value is Account =>
  isDocument(value) &&
  isDocument(value['record']) &&
  typeof value['hash'] === 'string' &&
  isAttempts(value['tentativas'])

const isAttempts = (value: unknown): value is Attempts => isDocument(value) && Array.isArray(value['erradas'])

export const withAccount = (book: AccountBook, account: Account): AccountBook => ({
  ...book,
  contas: { ...book.contas, [account.record.uid]: account },
})

/** Without the account, its codes and its session. */
export function withoutAccount(book: AccountBook, uid: string): AccountBook {
  const { [uid]: _gone, ...contas } = book.contas
  return {
    ...book,
    contas,
    codigos: withoutCodesOf(book.codigos, uid),
    sessao: book.sessao === uid ? null : book.sessao,
  }
}

/** The account as it is after a sign-in: the time noted, wrong passwords forgotten. */
export function signedIn(account: Account, instant: string): Account {
  const record = { ...account.record, metadata: { ...account.record.metadata, lastSignInTime: instant } }
  return { ...account, record, tentativas: NO_ATTEMPTS }
}

export function newAccount(uid: string, email: string, hash: string, instant: string): Account {
  const nothing = { displayName: null, phoneNumber: null, photoURL: null }
  const record: UserRecord = {
    uid,
    email,
    emailVerified: false,
    tenantId: null,
    isAnonymous: false,
    ...nothing,
    providerData: [{ providerId: 'password', uid: email, email, ...nothing }],
    metadata: { creationTime: instant, lastSignInTime: instant },
  }
  return { record, hash, tentativas: NO_ATTEMPTS }
}
