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
  /** The bookmark of this item was moved. */
  onMoved?(reading: Reading): void
}

export function createReadingActions({ readings, owner, clock, onMoved }: Shelf): ReadingActions {
  const today = () => isoDateOf(clock.now())
  const log = (reading: Reading, patch: ReadingPatch) => pagesLogged(reading, patch, today())
  const move = async (id: RecordId, patchOf: (reading: Reading) => ReadingPatch): Promise<WriteOutcome> => {
    let moved: Reading | undefined
    const turn = (reading: Reading) => {
      const patch = patchOf(reading)
      moved = { ...reading, ...patch }
      return patch
    }
    const outcome = await readings.update(owner, id, turn, log)
    if (moved) onMoved?.(moved)
    return outcome
  }
  return {
    add: async (typed) => (await readings.add(owner, newReading(typed, today()))).outcome,
    edit: (id, changes) => readings.update(owner, id, (reading) => applyEdit(reading, changes, today()), log),
    turnTo: (id, page) => move(id, (reading) => turnTo(reading, page, today())),
    step: (id, pages) => move(id, (reading) => stepPages(reading, pages, today())),
    chooseStatus: (id, status) =>
      readings.update(owner, id, (reading) => chooseStatus(reading, status, today())),
    rate: (id, stars) => readings.update(owner, id, (reading) => rate(reading, stars)),
    remove: (id) => readings.remove(owner, id),
    restore: (reading) => readings.restore(owner, reading),
  }
}
