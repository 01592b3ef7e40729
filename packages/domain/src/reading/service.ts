import {
  ChangedSince,
  createWrite,
  deferWrite,
  firstData,
  inverseTo,
  isoDateOf,
  isSame,
  recordCommands,
  revert,
  revertTogether,
  together,
  writeOf,
  type BroughtIn,
  type Clock,
  type Inverse,
  type IsoDate,
  type RecordId,
  type UserId,
  type Write,
} from '../kernel/index.ts'
import type { PreferenceStore, ReadingGoal, View } from '../shell/index.ts'
import { CHANGED_SINCE, readingFailure } from './messages.ts'
import { addNote, editNote, removeNote, type NoteForm } from './notes.ts'
import {
  applyEdit,
  chooseStatus,
  newReading,
  pagesLogged,
  rate,
  readAgain,
  stepPages,
  turnTo,
  type ReadingPatch,
} from './progress.ts'
import type { Reading, ReadingDraft, ReadingNote, Readings, ReadingStatus } from './reading.ts'

/** How the preferences name the view of this module. */
export const READING_VIEW = 'leitura'

interface ReadingPorts {
  readonly readings: Readings
  readonly preferences: Pick<PreferenceStore, 'watch' | 'setReadingGoal' | 'chooseView'>
  readonly clock: Clock
}

/** What a student can do with the library. */
export type ReadingService = ReturnType<typeof createReadingService>

export function createReadingService({ readings, preferences, clock }: ReadingPorts, owner: UserId) {
  const commands = recordCommands(readings, owner, {
    restore: 'restore',
    putBack: 'putBack',
    failure: 'save',
    changedSince: CHANGED_SINCE.item,
  })
  const { add, change, remove, restore, putBack, discardAll, asItWas } = commands
  const today = () => isoDateOf(clock.now())
  type PatchOf = (reading: Reading, day: IsoDate) => ReadingPatch
  /** Every page that is turned is logged on its day. */
  const turn = (id: RecordId, patchOf: PatchOf, inverseOf?: ReturnType<typeof asItWas>) => {
    const day = today()
    const turned = (reading: Reading) => {
      const patch = patchOf(reading, day)
      return { patch, entries: pagesLogged(reading, patch, day) }
    }
    return change(id, turned, inverseOf)
  }
  const patchToday = (id: RecordId, patchOf: PatchOf, inverseOf?: ReturnType<typeof asItWas>) => {
    const day = today()
    return change(id, (reading) => ({ patch: patchOf(reading, day) }), inverseOf)
  }
  /** What takes the other commands back. */
  const inverses = {
    restore,
    putBack,
    discardAll,
    /** What takes a file that came in back: all that nobody has changed since. */
    revertAll: (all: readonly Inverse[]): Write =>
      revertTogether(
        all.map((one) => revert(inverses, one)),
        CHANGED_SINCE.items,
      ),
    /** Rejects `ChangedSince` where there is another goal by now. */
    restoreGoal: (goal: ReadingGoal) =>
      deferWrite(async () => {
        const { metaLeitura } = await firstData(preferences.watch(owner))
        if (metaLeitura && !isSame(metaLeitura, goal)) throw new ChangedSince(CHANGED_SINCE.goal)
        return writeOf(preferences.setReadingGoal(owner, goal))
      }),
  }
  const inverse = inverseTo<typeof inverses>()
  return {
    failure: readingFailure,
    ...inverses,
    add: (typed: ReadingDraft) => add(newReading(typed, today())),
    /** Writes what a file brings, as it is: all of it or nothing. */
    bringIn: (brought: BroughtIn<ReadingDraft>): Write =>
      deferWrite(async () =>
        together(await commands.bringIn(brought), (one) => revert(inverses, one), 'save'),
      ),
    /** Writes the changed fields onto the item as it is by now. */
    edit: (id: RecordId, changes: ReadingPatch) =>
      turn(id, (reading, day) => applyEdit(reading, changes, day)),
    turnTo: (id: RecordId, page: number) =>
      turn(id, (reading, day) => turnTo(reading, page, day), asItWas('progress')),
    step: (id: RecordId, pages: number) =>
      turn(id, (reading, day) => stepPages(reading, pages, day), asItWas('progress')),
    chooseStatus: (id: RecordId, status: ReadingStatus) =>
      patchToday(id, (reading, day) => chooseStatus(reading, status, day), asItWas('progress')),
    readAgain: (id: RecordId) => patchToday(id, readAgain, asItWas('progress')),
    rate: (id: RecordId, stars: number) => patchToday(id, (reading) => rate(reading, stars)),
    addNote: (id: RecordId, typed: NoteForm) =>
      patchToday(id, (reading, day) => addNote(reading, typed, day), asItWas('note')),
    editNote: (id: RecordId, note: ReadingNote, typed: NoteForm) =>
      patchToday(id, (reading, day) => editNote(reading, note, typed, day), asItWas('note')),
    removeNote: (id: RecordId, note: ReadingNote) =>
      patchToday(id, (reading) => removeNote(reading, note), asItWas('note')),
    remove,
    /** List or grid, remembered. */
    chooseView: (view: View) => writeOf(preferences.chooseView(owner, READING_VIEW, view)),
    setGoal: (goal: ReadingGoal) => writeOf(preferences.setReadingGoal(owner, goal)),
    removeGoal: (goal: ReadingGoal): Write =>
      createWrite(
        Promise.resolve({ inverse: inverse('restoreGoal', [goal], 'goal') }),
        preferences.setReadingGoal(owner, null),
      ),
  }
}
