import type { UserRecord } from '@caderno/domain/identity'
import { AppError, isDocument, stillLasts } from '@caderno/domain/kernel'

export interface Account {
  readonly record: UserRecord
  readonly hash: string
  readonly tentativas: Attempts
}

/** Accounts, codes and the session of this device in one stored value, so that they change together. */
export interface AccountBook {
  readonly contas: Readonly<Record<string, Account>>
  readonly codigos: IssuedCodes
  /** The uid that is signed in. */
  readonly sessao: string | null
}

const EMPTY: AccountBook = { contas: {}, codigos: {}, sessao: null }

/** Rejects a damaged value, so that nothing overwrites it. */
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

/** A damaged account is kept, and nobody can sign in to it. */
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

/** The book without the account, its codes and its session. */
export function withoutAccount(book: AccountBook, uid: string): AccountBook {
  const { [uid]: _gone, ...contas } = book.contas
  return {
    ...book,
    contas,
    codigos: Object.fromEntries(Object.entries(book.codigos).filter(([, code]) => code.uid !== uid)),
    sessao: book.sessao === uid ? null : book.sessao,
  }
}

/** The account after a sign-in: with its time, and without the count of wrong passwords. */
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

const WINDOW = 10 * 60_000
const BLOCK = 5 * 60_000
const ALLOWED = 10

/** Wrong passwords of one account (D26); times are milliseconds since the epoch. */
interface Attempts {
  readonly erradas: readonly number[]
  readonly bloqueadaAte: number
}
export const NO_ATTEMPTS: Attempts = { erradas: [], bloqueadaAte: 0 }

export const isBlocked = (attempts: Attempts, now: number): boolean =>
  stillLasts(attempts.bloqueadaAte - BLOCK, BLOCK, now)

/** 10 wrong passwords in 10 minutes block the account for 5. */
export function countWrong({ erradas }: Attempts, now: number): Attempts {
  const recent = [...erradas.filter((time) => stillLasts(time, WINDOW, now)), now]
  return recent.length < ALLOWED
    ? { erradas: recent, bloqueadaAte: 0 }
    : { erradas: [], bloqueadaAte: now + BLOCK }
}

interface IssuedCode {
  readonly uid: string
  /** Milliseconds since the epoch. */
  readonly expira: number
}
/** Keyed by the SHA-256 of the code; the code itself is not stored. */
export type IssuedCodes = Readonly<Record<string, IssuedCode>>
