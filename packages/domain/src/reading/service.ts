import {
  ChangedSince,
  changesOf,
  firstData,
  isoDateOf,
  pick,
  recordCommands,
  type Clock,
  type Command,
  type RecordId,
  type UserId,
} from '../kernel/index.ts'
import type { PreferenceStore, ReadingGoal, View } from '../shell/index.ts'
import { GOAL_CHANGED_SINCE, readingFailure } from './messages.ts'
import {
  applyEdit,
  chooseStatus,
  newReading,
  pagesLogged,
  rate,
  stepPages,
  turnTo,
  type ReadingPatch,
} from './progress.ts'
import type { Reading, ReadingDraft, Readings, ReadingStatus } from './reading.ts'

const BOOKMARK = ['paginasLidas', 'status', 'dataTermino'] as const

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
  const { add, change, remove, restore } = recordCommands(readings, owner, {
    command: 'restore',
    failure: 'save',
  })
  const today = () => isoDateOf(clock.now())
  const log = (reading: Reading, patch: ReadingPatch) => pagesLogged(reading, patch, today())
  const turn = (id: RecordId, patchOf: (reading: Reading) => ReadingPatch) =>
    change(
      id,
      patchOf,
      (before) => ({ command: 'turnBack', args: [id, pick(before, BOOKMARK)], failure: 'progress' }),
      log,
    )
  return {
    failure: readingFailure,
    add: (typed: ReadingDraft) => add(newReading(typed, today())),
    /** Writes the changed fields onto the item as it is by now. */
    edit: (id: RecordId, changes: ReadingPatch) =>
      change(id, (reading) => applyEdit(reading, changes, today()), undefined, log),
    turnTo: (id: RecordId, page: number) => turn(id, (reading) => turnTo(reading, page, today())),
    step: (id: RecordId, pages: number) => turn(id, (reading) => stepPages(reading, pages, today())),
    /** The inverse of a turn: the log of today follows it. */
    turnBack: (id: RecordId, before: Pick<Reading, (typeof BOOKMARK)[number]>) => turn(id, () => before),
    chooseStatus: (id: RecordId, status: ReadingStatus) =>
      change(id, (reading) => chooseStatus(reading, status, today())),
    rate: (id: RecordId, stars: number) => change(id, (reading) => rate(reading, stars)),
    remove,
    restore,
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
        if (metaLeitura && !isSame(metaLeitura, goal)) throw new ChangedSince(GOAL_CHANGED_SINCE)
        return preferences.setReadingGoal(owner, goal)
      },
  }
}

const isSame = (a: ReadingGoal, b: ReadingGoal): boolean => Object.keys(changesOf(a, b)).length === 0
