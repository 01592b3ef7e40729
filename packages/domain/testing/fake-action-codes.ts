import { checkedEmail, type Accounts } from '../src/identity/index.ts'
import { AppError, deepFreeze } from '../src/kernel/index.ts'
import { refuseUnfitPassword, type FakeAccountsOptions, type FakeOffice } from './fake-office.ts'

type ActionCodes = Pick<
  Accounts,
  'sendPasswordReset' | 'checkActionCode' | 'confirmPasswordReset' | 'applyActionCode'
>

export function createFakeActionCodes(
  { directory, device, policy, existing }: FakeOffice,
  { hidesUsers, delivery }: FakeAccountsOptions,
  pass: () => Promise<void>,
): ActionCodes & { lastResetCode(): string | undefined } {
  let lastReset: string | undefined
  return {
    lastResetCode: () => lastReset,
    async sendPasswordReset(email) {
      await pass()
      checkedEmail(email)
      const account = hidesUsers ? directory.byEmail(email) : existing(email)
      lastReset = account && directory.issue('resetPassword', account)
      return delivery === 'link' && lastReset
        ? { kind: 'link', url: resetLink(lastReset) }
        : { kind: 'email' }
    },
    async checkActionCode(code) {
      await pass()
      const { operation, email } = directory.read(code)
      return { operation, email }
    },
    async confirmPasswordReset(code, newPassword) {
      await pass()
      const { operation, account } = directory.read(code)
      if (operation !== 'resetPassword') throw new AppError('invalid-action-code')
      refuseUnfitPassword(newPassword, policy)
      account.password = newPassword
      directory.useUp(code)
      directory.forgetFailures(account.record.email ?? '')
      directory.endSessions(account.record.uid)
    },
    async applyActionCode(code) {
      await pass()
      const { operation, account, email } = directory.read(code)
      if (operation === 'resetPassword') throw new AppError('invalid-action-code')
      directory.useUp(code)
      account.record = deepFreeze({
        ...account.record,
        ...(operation === 'verifyEmail' ? { emailVerified: true } : { email }),
      })
      if (device.signedIn()?.uid === account.record.uid) device.put(account.record)
    },
  }
}

const resetLink = (code: string) =>
  `http://localhost:4173/recuperar-senha?mode=resetPassword&oobCode=${code}&apiKey=local`
