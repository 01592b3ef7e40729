import { AppError, isoDateOf, type Clock, type RecordId, type WriteOutcome } from '@caderno/domain/kernel'
import {
  applyEdit, chooseStatus, newReading, rate, stepPages, turnTo,
  type Reading, type ReadingDraft, type ReadingPatch, type Readings, type ReadingStatus,
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
  /** The item as it is known now. */
  find(id: RecordId): Reading | undefined
  /** The bookmark of this item was moved. */
  onMoved?(reading: Reading): void
}

export function createReadingActions({ readings, owner, clock, find, onMoved }: Shelf): ReadingActions {
  const change = createChanges({ find, write: (id, patch) => readings.update(owner, id, patch) })
  const today = () => isoDateOf(clock.now())
  const move = async (id: RecordId, patchOf: (reading: Reading) => ReadingPatch): Promise<WriteOutcome> => {
    const outcome = await change(id, patchOf)
    const moved = find(id)
    if (moved) onMoved?.(moved)
    return outcome
  }
  return {
    add: async (typed) => (await readings.add(owner, newReading(typed, today()))).outcome,
    edit: (id, changes) => change(id, (reading) => applyEdit(reading, changes, today())),
    turnTo: (id, page) => move(id, (reading) => turnTo(reading, page, today())),
    step: (id, pages) => move(id, (reading) => stepPages(reading, pages, today())),
    chooseStatus: (id, status) => change(id, (reading) => chooseStatus(reading, status, today())),
    rate: (id, stars) => change(id, (reading) => rate(reading, stars)),
    remove: (id) => readings.remove(owner, id),
    restore: (reading) => readings.restore(owner, reading),
  }
}

/**
 * Runs changes that are each computed from what the ones before will have made of the item,
 * so that two quick presses count twice even before the first is stored. A change that changes nothing writes nothing.
 */
function createChanges({ find, write }: { find: Shelf['find']; write(id: RecordId, patch: ReadingPatch): Promise<WriteOutcome> }) {
  const ahead = new Map<RecordId, { reading: Reading; writes: number }>()

  return async (id: RecordId, patchOf: (reading: Reading) => ReadingPatch): Promise<WriteOutcome> => {
    const under = ahead.get(id)
    const reading = under?.reading ?? find(id)
    if (!reading) throw new AppError('not-found')
    const patch = patchOf(reading)
    if (Object.keys(patch).length === 0) return 'saved'
    ahead.set(id, { reading: { ...reading, ...patch }, writes: (under?.writes ?? 0) + 1 })
    try {
      return await write(id, patch)
    } finally {
      const { writes, reading: latest } = ahead.get(id)!
      if (writes === 1) ahead.delete(id)
      else ahead.set(id, { reading: latest, writes: writes - 1 })
    }
  }
}
