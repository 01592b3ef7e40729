import {
  toAppError,
  type Applied,
  type AppError,
  type Write,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import { notify } from '../components/feedback/notify.ts'

/**
 * Follows the change of a form. Resolves once it stands on this device, so that the form ends though the service has not answered yet; how it was kept is
 * said when that is known. Rejects what is refused before; what is refused after goes to `rejectedAfterClose`.
 */
export async function submitWrite(
  { durable, outcome }: Write,
  words: Readonly<Record<WriteOutcome, string>> | undefined,
  rejectedAfterClose: (error: AppError) => void,
): Promise<void> {
  let isDurable = false
  outcome.then(
    (how) => words && notify(words[how]),
    (error: unknown) => isDurable && rejectedAfterClose(toAppError(error)),
  )
  await durable
  isDurable = true
}

/** Tells of the record as the change left it, once that was kept. */
export function tellWhenKept<Stored>(
  write: Write<Applied<Stored>>,
  tell: (record: Stored) => void,
): Write<Applied<Stored>> {
  Promise.all([write.applied, write.outcome]).then(
    ([{ after }]) => after && tell(after),
    () => undefined,
  )
  return write
}
