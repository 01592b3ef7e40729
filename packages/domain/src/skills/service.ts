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
  const today = () => isoDateOf(clock.now())
  const edit = (id: RecordId, patchOf: (skill: Skill) => SkillPatch) =>
    change(id, (skill) => ({ patch: patchOf(skill) }))
  const editToday = (id: RecordId, patchOf: (skill: Skill, day: IsoDate) => SkillPatch) => {
    const day = today()
    return edit(id, (skill) => patchOf(skill, day))
  }
  return {
    failure: skillFailure,
    add,
    /** Writes the changed fields onto the skill as it is by now. */
    edit: (id: RecordId, changes: SkillPatch) => edit(id, () => changes),
    /** Without a note, a day that is checked in already keeps its own. */
    checkIn: (id: RecordId, day: IsoDate, note?: string) =>
      change(id, ({ checkins }) =>
        note === undefined && Object.hasOwn(checkins, day) ? {} : { entries: checkIn(day, note) },
      ),
    /** A note that goes with the check-in is brought back by the inverse. */
    takeBack: (id: RecordId, day: IsoDate) =>
      change(
        id,
        ({ checkins }) => (Object.hasOwn(checkins, day) ? { entries: takeBack(day) } : {}),
        (before, written) => (before.checkins[day] ? asItWas('update')(before, written) : undefined),
      ),
    skip: (id: RecordId, day: IsoDate) =>
      change(id, (skill) => ({ patch: skip(skill, day) }), asItWas('update')),
    unskip: (id: RecordId, day: IsoDate) => edit(id, (skill) => unskip(skill, day)),
    addStudy: studyCommand(change, asItWas('update')),
    step: (id: RecordId, by: 10 | -10) => edit(id, (skill) => stepProgress(skill, by)),
    pause: (id: RecordId) => editToday(id, pause),
    resume: (id: RecordId) => editToday(id, resume),
    remove,
    restore,
    putBack,
  }
}
