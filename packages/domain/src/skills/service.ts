import {
  isoDateOf,
  ownedBy,
  recordCommands,
  studyCommand,
  type Clock,
  type IsoDate,
  type LiveQuery,
  type RecordId,
  type RecordStore,
  type UserId,
} from '../kernel/index.ts'
import { checkIn, skip, takeBack, unskip } from './habit.ts'
import { CHANGED_SINCE, skillFailure } from './messages.ts'
import { pause, resume, stepProgress, type SkillPatch } from './progress.ts'
import type { Skill, SkillDraft } from './skill.ts'

interface SkillsPorts {
  readonly skills: RecordStore<SkillDraft, Skill>
  readonly session: LiveQuery<{ readonly uid: UserId } | null>
  readonly clock: Clock
}

/** What a student can do with the skills. Every command rejects `user-token-expired` when its owner is not signed in any more. */
export type SkillsService = ReturnType<typeof createSkillsService>

export function createSkillsService({ skills, session, clock }: SkillsPorts, owner: UserId) {
  const { add, change, remove, restore, putBack, asItWas } = recordCommands(
    ownedBy(owner, session, skills),
    owner,
    { restore: 'restore', putBack: 'putBack', failure: 'save', changedSince: CHANGED_SINCE },
  )
  const nothing = () => ({})
  const today = () => isoDateOf(clock.now())
  return {
    failure: skillFailure,
    add,
    /** Writes the changed fields onto the skill as it is by now. */
    edit: (id: RecordId, changes: SkillPatch) => change(id, () => changes),
    /** Without a note, a day that is checked in already keeps its own. */
    checkIn: (id: RecordId, day: IsoDate, note?: string) =>
      change(id, nothing, undefined, ({ checkins }) =>
        note === undefined && Object.hasOwn(checkins, day) ? {} : checkIn(day, note),
      ),
    /** A note that goes with the check-in is brought back by the inverse. */
    takeBack: (id: RecordId, day: IsoDate) =>
      change(
        id,
        nothing,
        (before, written) => (before.checkins[day] ? asItWas('update')(before, written) : undefined),
        ({ checkins }) => (Object.hasOwn(checkins, day) ? takeBack(day) : {}),
      ),
    skip: (id: RecordId, day: IsoDate) => change(id, (skill) => skip(skill, day), asItWas('update')),
    unskip: (id: RecordId, day: IsoDate) => change(id, (skill) => unskip(skill, day)),
    addStudy: studyCommand(change, asItWas('update')),
    step: (id: RecordId, by: 10 | -10) => change(id, (skill) => stepProgress(skill, by)),
    pause: (id: RecordId) => change(id, (skill) => pause(skill, today())),
    resume: (id: RecordId) => change(id, (skill) => resume(skill, today())),
    remove,
    restore,
    putBack,
  }
}
