import {
  ChangedSince,
  changesOf,
  firstData,
  isoDateOf,
  recordCommands,
  type Clock,
  type Command,
  type ModuleService,
  type RecordId,
  type UserId,
} from '../kernel/index.ts'
import type { PreferenceStore, ReadingGoal, View } from '../shell/index.ts'
import { GOAL_CHANGED_SINCE, readingFailure, type ReadingFailure } from './messages.ts'
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

type Bookmark = Pick<Reading, 'paginasLidas' | 'status' | 'dataTermino'>

/** What a student can do with the library. */
export interface ReadingService extends ModuleService {
  add(typed: ReadingDraft): Command
  /** Writes the changed fields onto the item as it is by now. */
  edit(id: RecordId, changes: ReadingPatch): Command<Reading>
  turnTo(id: RecordId, page: number): Command<Reading>
  step(id: RecordId, pages: number): Command<Reading>
  /** The inverse of a turn: the log of today follows it. */
  turnBack(id: RecordId, before: Bookmark): Command<Reading>
  chooseStatus(id: RecordId, status: ReadingStatus): Command<Reading>
  rate(id: RecordId, stars: number): Command<Reading>
  remove(reading: Reading): Command
  restore(reading: Reading): Command
  setGoal(goal: ReadingGoal): Command
  removeGoal(goal: ReadingGoal): Command
  /** Rejects `ChangedSince` where there is another goal by now. */
  restoreGoal(goal: ReadingGoal): Command
  /** List or grid, remembered. */
  chooseView(view: View): Command
}

/** How the preferences name the view of this module. */
export const READING_VIEW = 'leitura'

interface ReadingPorts {
  readonly readings: Readings
  readonly preferences: Pick<PreferenceStore, 'watch' | 'setReadingGoal' | 'chooseView'>
  readonly clock: Clock
}

export function createReadingService(
  { readings, preferences, clock }: ReadingPorts,
  owner: UserId,
): ReadingService {
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
      ({ paginasLidas, status, dataTermino }) => inverse(id, { paginasLidas, status, dataTermino }),
      log,
    )
  return {
    failure: (kind, code) => readingFailure(kind as ReadingFailure, code),
    add: (typed) => add(newReading(typed, today())),
    edit: (id, changes) => change(id, (reading) => applyEdit(reading, changes, today()), undefined, log),
    turnTo: (id, page) => turn(id, (reading) => turnTo(reading, page, today())),
    step: (id, pages) => turn(id, (reading) => stepPages(reading, pages, today())),
    turnBack: (id, before) => turn(id, () => before),
    chooseStatus: (id, status) => change(id, (reading) => chooseStatus(reading, status, today())),
    rate: (id, stars) => change(id, (reading) => rate(reading, stars)),
    remove,
    restore,
    chooseView: (view) => () => preferences.chooseView(owner, READING_VIEW, view),
    setGoal: (goal) => () => preferences.setReadingGoal(owner, goal),
    removeGoal: (goal) => (accept) => {
      accept?.({ inverse: { command: 'restoreGoal', args: [goal], failure: 'goal' } })
      return preferences.setReadingGoal(owner, null)
    },
    restoreGoal: (goal) => async () => {
      const { metaLeitura } = await firstData(preferences.watch(owner))
      if (metaLeitura && !isSame(metaLeitura, goal)) throw new ChangedSince(GOAL_CHANGED_SINCE)
      return preferences.setReadingGoal(owner, goal)
    },
  }
}

const inverse = (id: RecordId, before: Bookmark) => ({
  command: 'turnBack',
  args: [id, before],
  failure: 'progress',
})
const isSame = (a: ReadingGoal, b: ReadingGoal): boolean => Object.keys(changesOf(a, b)).length === 0
