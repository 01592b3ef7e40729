import type { AppErrorCode } from '@caderno/domain/kernel'
import { CLOUD_SESSION_KEY, type createOutbox } from '@caderno/domain/shell'

/** A few values that outlive a reload, the same in every tab of the device; what the outbox keeps is among them. */
export type DeviceMarks = NonNullable<Parameters<typeof createOutbox>[1]> & {
  write(key: string, value: unknown): Promise<void>
}

const ENDINGS = [
  'user-disabled',
  'user-token-expired',
  'invalid-user-token',
] as const satisfies readonly AppErrorCode[]
/** A reason for which the service ends a session. */
export type Ending = (typeof ENDINGS)[number]
type Mark = 'aberta' | Ending | null

/** The last session of this device: open, ended by the service, or left (null). A value that cannot be stored is taken for null. */
export function createSessionMark(marks: DeviceMarks) {
  let written: Promise<void> = Promise.resolve()
  return {
    read: (): Promise<Mark> => written.then(() => marks.read(CLOUD_SESSION_KEY)).then(markOf, () => null),
    write: (mark: Mark): Promise<void> =>
      (written = written.then(() => marks.write(CLOUD_SESSION_KEY, mark)).catch(() => undefined)),
  }
}

const markOf = (value: unknown): Mark =>
  (['aberta', ...ENDINGS] as const).find((mark) => mark === value) ?? null
