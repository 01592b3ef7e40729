import { checkedEmail, refuseBadPassword, type Accounts, type ResetDelivery } from '@caderno/domain/identity'
import { AppError } from '@caderno/domain/kernel'
import {
  accountByEmail,
  accountOf,
  bookOf,
  withAccount,
  type Account,
  type AccountBook,
} from './account-book.ts'
import type { AccountDesk } from './account-desk.ts'
import { NO_ATTEMPTS } from './attempts.ts'
import { createCode, fingerprint, redeem, withCode, withoutCodesOf } from './reset-codes.ts'

const RESET_PATH = '/recuperar-senha'

type PasswordReset = Pick<
  Accounts,
  'sendPasswordReset' | 'checkActionCode' | 'confirmPasswordReset' | 'applyActionCode'
>

/** No mail leaves this device: the link itself is the answer (D15), and no other kind of code ever arises. */
export function createPasswordReset(desk: AccountDesk): PasswordReset {
  const { crypto, hasher, document, change, now, origin } = desk
  const owner = async (book: AccountBook, code: string): Promise<Account> => {
    const account = accountOf(book, redeem(book.codigos, await fingerprint(crypto, code), now()))
    if (!account) throw new AppError('invalid-action-code')
    return account
  }

  return {
    async sendPasswordReset(email) {
      const address = checkedEmail(email)
      const code = createCode(crypto)
      const print = await fingerprint(crypto, code)
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
        const { uid } = account.record
        const renewed = withAccount(book, {
          ...account,
          hash: await hasher.hash(newPassword),
          tentativas: NO_ATTEMPTS,
        })
        const sessao = book.sessao === uid ? null : book.sessao
        return {
          value: { ...renewed, sessao, codigos: withoutCodesOf(book.codigos, uid) },
          result: undefined,
        }
      }),
    applyActionCode: () => Promise.reject(new AppError('invalid-action-code')),
  }
}
