import type { ArchiveStore } from '@caderno/domain/archive'
import { AppError } from '@caderno/domain/kernel'
import type { LateRefusal, WriteLedger } from '@caderno/domain/shell'
import type { HearLate } from './archive-import.ts'

export interface TrackedArchiveOptions {
  readonly ledger: WriteLedger
  /** A request that was given up came back. */
  readonly refused: (refusal: LateRefusal) => void
}

const IMPORT = { collection: 'caderno', id: 'importar' }

/** An import is on its way until its last request is answered, also one that nobody waits for any more. */
export function trackedArchive(
  open: (late: HearLate) => ArchiveStore,
  { ledger, refused }: TrackedArchiveOptions,
): ArchiveStore {
  const archive = open((owner, isWhole) => {
    const answered = isWhole.then(
      (whole) => {
        if (!whole) throw new AppError('network-request-failed')
      },
      ({ code }: AppError) => refused({ collection: IMPORT.collection, code }),
    )
    ledger.track(owner, IMPORT, answered).catch(() => undefined)
  })
  return { ...archive, write: (owner, changes) => ledger.track(owner, IMPORT, archive.write(owner, changes)) }
}
