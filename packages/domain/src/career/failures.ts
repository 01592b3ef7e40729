import { STORE_REASONS, type AppErrorCode } from '../kernel/index.ts'
import { CAREER_FAILURES } from './messages.ts'

export type CareerFailure = keyof typeof CAREER_FAILURES

const REASONS: typeof STORE_REASONS = {
  ...STORE_REASONS,
  'permission-denied': 'Sua conta não tem permissão para isso.',
  'not-found': 'O registro já tinha sido removido.',
}

/** The sentence for a failed write, and the reason when it is known. */
export const careerFailure = (failure: CareerFailure, code: AppErrorCode): string =>
  [CAREER_FAILURES[failure], REASONS[code]].filter(Boolean).join(' ')
