import { AppError, type AppErrorCode, type Inverse, type WriteOutcome } from '@caderno/domain/kernel'
import { fn } from 'storybook/test'

type Accept = (accepted: { readonly inverse?: Inverse; readonly isKept?: boolean }) => void

/** A command that succeeds; `inverseOf` names the one that takes it back. */
export const done = <Args extends readonly unknown[]>(
  inverse?: string,
  inverseArgs: (...args: Args) => readonly unknown[] = (...args) => args,
) =>
  fn((...args: Args) => (accept?: Accept) => {
    if (inverse) accept?.({ inverse: { command: inverse, args: inverseArgs(...args), failure: 'save' } })
    return Promise.resolve<WriteOutcome>('saved')
  })

/** A command that is refused. */
export const refused = (code: AppErrorCode = 'unknown') => fn(() => () => Promise.reject(new AppError(code)))

/** A command that stands on this device and is not answered, or refused after that. */
export const kept = (answer: Promise<WriteOutcome> = new Promise(() => undefined)) =>
  fn(() => (accept?: Accept) => {
    accept?.({ isKept: true })
    return answer
  })
