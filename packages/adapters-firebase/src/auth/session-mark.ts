import type { AppErrorCode } from '@caderno/domain/kernel'

/** A few values that outlive a reload, the same in every tab of the device. */
export interface DeviceMarks {
  read(key: string): Promise<unknown>
  write(key: string, value: unknown): Promise<void>
  /** No other tab changes the value between what `edit` is given and what it makes of it. */
  change<T>(key: string, edit: (value: unknown) => T): Promise<T>
  /** Tells when another tab may have written it. */
  follow?(key: string, look: () => void): () => void
}

const KEY = 'sessao-na-nuvem'
const ENDINGS = [
  'user-disabled',
  'user-token-expired',
  'invalid-user-token',
] as const satisfies readonly AppErrorCode[]
/** What the service ends a session for. */
export type Ending = (typeof ENDINGS)[number]
type Mark = 'aberta' | Ending | null

/** What this device knows of its last session: open, ended by the service, or left. Marks that cannot be kept tell nothing. */
export function createSessionMark(marks: DeviceMarks) {
  let written: Promise<void> = Promise.resolve()
  const write = (mark: Mark): Promise<void> =>
    (written = written.then(() => marks.write(KEY, mark)).catch(() => undefined))
  return {
    read: (): Promise<Mark> => written.then(() => marks.read(KEY)).then(markOf, () => null),
    open: () => write('aberta'),
    end: (reason: Ending) => write(reason),
    remove: () => write(null),
  }
}

const markOf = (value: unknown): Mark =>
  (['aberta', ...ENDINGS] as const).find((mark) => mark === value) ?? null
