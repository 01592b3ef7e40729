import {
  ChangedSince,
  firstData,
  isoDateOf,
  isSame,
  recordCommands,
  type Clock,
  type Command,
  type RecordId,
  type UserId,
} from '../kernel/index.ts'
import type { PreferenceStore, ReadingGoal, View } from '../shell/index.ts'
import { CHANGED_SINCE, readingFailure } from './messages.ts'
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
import type { Reading, ReadingDraft, Readings, ReadingStatus } from './reading.ts'

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
  const { add, change, remove, restore, putBack, asItWas } = recordCommands(readings, owner, {
    restore: 'restore',
    putBack: 'putBack',
    failure: 'save',
    changedSince: CHANGED_SINCE.item,
  })
  const today = () => isoDateOf(clock.now())
  const log = (reading: Reading, patch: ReadingPatch) => pagesLogged(reading, patch, today())
  const turn = (id: RecordId, patchOf: (reading: Reading) => ReadingPatch) =>
    change(id, patchOf, asItWas('progress'), log)
  return {
    failure: readingFailure,
    add: (typed: ReadingDraft) => add(newReading(typed, today())),
    /** Writes the changed fields onto the item as it is by now. */
    edit: (id: RecordId, changes: ReadingPatch) =>
      change(id, (reading) => applyEdit(reading, changes, today()), undefined, log),
    turnTo: (id: RecordId, page: number) => turn(id, (reading) => turnTo(reading, page, today())),
    step: (id: RecordId, pages: number) => turn(id, (reading) => stepPages(reading, pages, today())),
    chooseStatus: (id: RecordId, status: ReadingStatus) =>
      change(id, (reading) => chooseStatus(reading, status, today()), asItWas('progress')),
    readAgain: (id: RecordId) => change(id, (reading) => readAgain(reading, today()), asItWas('progress')),
    rate: (id: RecordId, stars: number) => change(id, (reading) => rate(reading, stars)),
    remove,
    restore,
    putBack,
    /** List or grid, remembered. */
    chooseView:
      (view: View): Command =>
      () =>
        preferences.chooseView(owner, READING_VIEW, view),
    setGoal:
      (goal: ReadingGoal): Command =>
      () =>
        preferences.setReadingGoal(owner, goal),
    removeGoal:
      (goal: ReadingGoal): Command =>
      (accept) => {
        accept?.({ inverse: { command: 'restoreGoal', args: [goal], failure: 'goal' } })
        return preferences.setReadingGoal(owner, null)
      },
    /** Rejects `ChangedSince` where there is another goal by now. */
    restoreGoal:
      (goal: ReadingGoal): Command =>
      async () => {
        const { metaLeitura } = await firstData(preferences.watch(owner))
        if (metaLeitura && !isSame(metaLeitura, goal)) throw new ChangedSince(CHANGED_SINCE.goal)
        return preferences.setReadingGoal(owner, goal)
      },
  }
}
