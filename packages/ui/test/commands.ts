import {
  AppError,
  createWrite,
  writeOf,
  type Applied,
  type AppErrorCode,
  type Write,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import { fn } from 'storybook/test'

/** A command that succeeds; `command` names the one that takes it back. */
export const done = <Args extends readonly unknown[]>(
  command?: string,
  inverseArgs: (...args: Args) => readonly unknown[] = (...args) => args,
) =>
  fn((...args: Args): Write<Applied<never>> => {
    const inverse = command ? { command, args: inverseArgs(...args), failure: 'save' } : undefined
    return createWrite(Promise.resolve({ inverse }), Promise.resolve('saved'))
  })

/** A command that is refused. */
export const refused = (code: AppErrorCode = 'unknown') =>
  fn(() => writeOf(Promise.reject(new AppError(code))))

/** A command whose change stands on this device and is not answered, or refused after that. */
export const durable = (answer: Promise<WriteOutcome> = new Promise(() => undefined)) =>
  fn((): Write<Applied<never>> => createWrite(Promise.resolve({}), answer, Promise.resolve()))
