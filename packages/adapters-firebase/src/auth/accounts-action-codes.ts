import {
  checkedEmail,
  refuseBadPassword,
  type Accounts,
  type ActionCode,
  type ActionOperation,
} from '@caderno/domain/identity'
import { AppError } from '@caderno/domain/kernel'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  type Auth,
} from 'firebase/auth'
import { withAppErrors } from '../error-codes.ts'

/** The service has more of them; nothing here sends those. */
const OPERATIONS: Readonly<Record<string, ActionOperation>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
}

type ActionCodes = Pick<
  Accounts,
  'sendPasswordReset' | 'checkActionCode' | 'confirmPasswordReset' | 'applyActionCode'
>

export function createActionCodes(auth: Auth, origin: string): ActionCodes {
  return {
    async sendPasswordReset(email) {
      await withAppErrors(() =>
        sendPasswordResetEmail(auth, checkedEmail(email), { url: `${origin}/login-aluno` }),
      )
      return { kind: 'email' }
    },
    checkActionCode: (code) => check(auth, code),
    async confirmPasswordReset(code, newPassword) {
      refuseBlank(code)
      refuseBadPassword(newPassword)
      await withAppErrors(() => confirmPasswordReset(auth, code, newPassword))
    },
    async applyActionCode(code) {
      const { operation } = await check(auth, code)
      if (operation === 'resetPassword') throw new AppError('invalid-action-code')
      await withAppErrors(() => applyActionCode(auth, code))
      await renew(auth).catch(() => undefined)
    },
  }
}

/** The other tabs look at the record again when its token changes, and only then. */
async function renew({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload()
  await currentUser?.getIdToken(true)
}

async function check(auth: Auth, code: string): Promise<ActionCode> {
  refuseBlank(code)
  const { operation: name, data } = await withAppErrors(() => checkActionCode(auth, code))
  const operation = OPERATIONS[name]
  if (!operation || !data.email) throw new AppError('invalid-action-code')
  return { operation, email: data.email }
}

/** The service calls a missing code an internal error. */
function refuseBlank(code: string): void {
  if (code.trim() === '') throw new AppError('invalid-action-code')
}
