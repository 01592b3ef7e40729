import { checkedEmail, refuseBadPassword, type Accounts, type ResetDelivery } from '@caderno/domain/identity'
import { AppError, stillLasts } from '@caderno/domain/kernel'
import {
  accountByEmail,
  accountOf,
  bookOf,
  NO_ATTEMPTS,
  withAccount,
  withoutAccount,
  type Account,
  type AccountBook,
  type IssuedCodes,
} from './account-book.ts'
import type { AccountStore } from './account-store.ts'

const RESET_PATH = '/recuperar-senha'
const LIFETIME = 60 * 60_000
/** How long an old code is still reported as expired instead of unknown. */
const REMEMBERED = 24 * LIFETIME
const BYTES = 32

function withCode(codes: IssuedCodes, print: string, uid: string, now: number): IssuedCodes {
  const remembered = Object.entries(codes).filter(([, { expira }]) =>
    stillLasts(expira - LIFETIME, LIFETIME + REMEMBERED, now),
  )
  return { ...Object.fromEntries(remembered), [print]: { uid, expira: now + LIFETIME } }
}

/** The account of a code; rejects unknown, used and expired codes. */
function redeem(codes: IssuedCodes, print: string, now: number): string {
  const issued = Object.hasOwn(codes, print) ? codes[print] : undefined
  if (!issued) throw new AppError('invalid-action-code')
  if (!stillLasts(issued.expira - LIFETIME, LIFETIME, now)) throw new AppError('expired-action-code')
  return issued.uid
}

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

type PasswordReset = Pick<
  Accounts,
  'sendPasswordReset' | 'checkActionCode' | 'confirmPasswordReset' | 'applyActionCode'
>

/** No mail leaves this device: the link itself is the answer (D15), and no other kind of code ever arises. */
export function createPasswordReset(store: AccountStore): PasswordReset {
  const { crypto, hasher, document, change, now, origin } = store
  const fingerprint = async (code: string) =>
    toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))))
  const owner = async (book: AccountBook, code: string): Promise<Account> => {
    const account = accountOf(book, redeem(book.codigos, await fingerprint(code), now()))
    if (!account) throw new AppError('invalid-action-code')
    return account
  }

  return {
    async sendPasswordReset(email) {
      const address = checkedEmail(email)
      const code = toHex(crypto.getRandomValues(new Uint8Array(BYTES)))
      const print = await fingerprint(code)
      return change<ResetDelivery>((book) => {
        const account = accountByEmail(book, address)
        if (!account) throw new AppError('user-not-found')
        const url = `${origin}${RESET_PATH}?mode=resetPassword&oobCode=${code}&apiKey=local`
        return {
          value: { ...book, codigos: withCode(book.codigos, print, account.record.uid, now()) },
          result: { kind: 'link', url },
        }
      })
    },
    async checkActionCode(code) {
      const { record } = await owner(bookOf(await document.read()), code)
      return { operation: 'resetPassword', email: record.email ?? '' }
    },
    confirmPasswordReset: (code, newPassword) =>
      change(async (book) => {
        const account = await owner(book, code)
        refuseBadPassword(newPassword)
        const hash = await hasher.hash(newPassword)
        // The session and the other codes end with the old password.
        const renewed = { ...account, hash, tentativas: NO_ATTEMPTS }
        return {
          value: withAccount(withoutAccount(book, account.record.uid), renewed),
          result: undefined,
        }
      }),
    applyActionCode: () => Promise.reject(new AppError('invalid-action-code')),
  }
}
