import type { UnfinishedImport } from '@caderno/domain/archive'
import type { UserId } from '@caderno/domain/kernel'
import { UNFINISHED_IMPORT_PREFIX } from '@caderno/domain/shell'
import type { DeviceMarks } from '../auth/session-mark.ts'
import { underLock } from '../web-locks.ts'

const keyOf = (owner: UserId) => UNFINISHED_IMPORT_PREFIX + owner
const lockOf = (owner: UserId) => `caderno:${keyOf(owner)}`

export type ImportMarks = ReturnType<typeof createImportMarks>

/** The notes of this device about imports that take several requests. A note that cannot be stored is taken for none. */
export function createImportMarks(marks: DeviceMarks) {
  const noted = (owner: UserId) =>
    marks.read(keyOf(owner)).then(
      (value) => (isMark(value) ? value : null),
      () => null,
    )
  return {
    /** Lets nobody take what is under way for something that was interrupted; one import of a user after the other. */
    during: <T>(owner: UserId, task: () => Promise<T>): Promise<T> => underLock(lockOf(owner), {}, task),
    note: (owner: UserId, found: UnfinishedImport | null) =>
      marks.write(keyOf(owner), found).catch(() => undefined),
    noted,
    /** Returns the note once no import is under way, also while the page that left it is still being closed. */
    left: (owner: UserId) => underLock(lockOf(owner), { mode: 'shared' }, () => noted(owner)),
  }
}

function isMark(value: unknown): value is UnfinishedImport {
  const { arquivo, em, confirmados, registros } = (value ?? {}) as Partial<
    Record<keyof UnfinishedImport, unknown>
  >
  return (
    typeof arquivo === 'string' &&
    typeof em === 'string' &&
    !Number.isNaN(Date.parse(em)) &&
    [confirmados, registros].every(Number.isSafeInteger)
  )
}
