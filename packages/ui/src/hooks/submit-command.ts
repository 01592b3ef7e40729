import { toAppError, type AppError, type Command, type WriteOutcome } from '@caderno/domain/kernel'
import { notify } from '../components/feedback/notify.ts'

/**
 * Makes the change of a form. Resolves once it stands on this device, so that the form ends though the service has not answered yet; how it was kept is
 * said when that is known. Rejects what is refused before; what is refused after goes to `refusedLate`.
 */
export function submitCommand(
  command: Command,
  words: Readonly<Record<WriteOutcome, string>> | undefined,
  refusedLate: (error: AppError) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isKept = false
    command(({ isKept: now = false }) => {
      isKept ||= now
      if (isKept) resolve()
    }).then(
      (outcome) => {
        if (words) notify(words[outcome])
        resolve()
      },
      (error: unknown) => (isKept ? refusedLate(toAppError(error)) : reject(toAppError(error))),
    )
  })
}
