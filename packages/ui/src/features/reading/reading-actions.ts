import { isoDateOf, type Clock, type RecordId, type WriteOutcome } from '@caderno/domain/kernel'
import {
  applyEdit,
  chooseStatus,
  newReading,
  pagesLogged,
  rate,
  stepPages,
  turnTo,
  type Reading,
  type ReadingDraft,
  type ReadingPatch,
  type Readings,
  type ReadingStatus,
} from '@caderno/domain/reading'
import { createAheadOfStore } from '../../hooks/ahead-of-store.ts'

/** What a student can do with the shelf. Every rejection is an AppError. */
export interface ReadingActions {
  add(typed: ReadingDraft): Promise<WriteOutcome>
  /** Writes the changed fields onto the item as it is by now. */
  edit(id: RecordId, changes: ReadingPatch): Promise<WriteOutcome>
  turnTo(id: RecordId, page: number): Promise<WriteOutcome>
  step(id: RecordId, pages: number): Promise<WriteOutcome>
  chooseStatus(id: RecordId, status: ReadingStatus): Promise<WriteOutcome>
  rate(id: RecordId, stars: number): Promise<WriteOutcome>
  remove(id: RecordId): Promise<WriteOutcome>
  restore(reading: Reading): Promise<WriteOutcome>
}

interface Shelf {
  readings: Readings
  owner: string
  clock: Clock
  /** The item as it is known now. */
  find(id: RecordId): Reading | undefined
  /** The bookmark of this item was moved. */
  onMoved?(reading: Reading): void
}

export function createReadingActions({ readings, owner, clock, find, onMoved }: Shelf): ReadingActions {
  const { change } = createAheadOfStore<Reading, ReadingPatch>({
    find,
    write: (id, patch, entries) => readings.update(owner, id, patch, entries),
  })
  const today = () => isoDateOf(clock.now())
  const log = (reading: Reading, patch: ReadingPatch) => pagesLogged(reading, patch, today())
  const move = async (id: RecordId, patchOf: (reading: Reading) => ReadingPatch): Promise<WriteOutcome> => {
    const outcome = await change(id, patchOf, log)
    const moved = find(id)
    if (moved) onMoved?.(moved)
    return outcome
  }
  return {
    add: async (typed) => (await readings.add(owner, newReading(typed, today()))).outcome,
    edit: (id, changes) => change(id, (reading) => applyEdit(reading, changes, today()), log),
    turnTo: (id, page) => move(id, (reading) => turnTo(reading, page, today())),
    step: (id, pages) => move(id, (reading) => stepPages(reading, pages, today())),
    chooseStatus: (id, status) => change(id, (reading) => chooseStatus(reading, status, today())),
    rate: (id, stars) => change(id, (reading) => rate(reading, stars)),
    remove: (id) => readings.remove(owner, id),
    restore: (reading) => readings.restore(owner, reading),
  }
}
