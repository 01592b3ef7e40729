import {
  AppError,
  dataOf,
  isoDateOf,
  recordCommands,
  type Clock,
  type Command,
  type EntriesOf,
  type Inverse,
  type IsoDate,
  type LiveQuery,
  type RecordId,
  type RecordStore,
  type UserId,
} from '../kernel/index.ts'
import { checkIn, skip, takeBack, unskip } from './habit.ts'
import { skillFailure } from './messages.ts'
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
  const commands = recordCommands(skills, owner, { command: 'restore', failure: 'save' })
  const own =
    <Changed>(command: Command<Changed>): Command<Changed> =>
    (accept) =>
      dataOf(session.getSnapshot())?.uid === owner
        ? command(accept)
        : Promise.reject(new AppError('user-token-expired'))
  const change = (
    id: RecordId,
    patchOf: (skill: Skill) => SkillPatch,
    inverseOf?: (before: Skill) => Inverse | undefined,
    entries?: EntriesOf<SkillDraft, Skill>,
  ) => own(commands.change(id, patchOf, inverseOf, entries))
  const nothing = () => ({})
  const today = () => isoDateOf(clock.now())
  return {
    failure: skillFailure,
    add: (draft: SkillDraft) => own(commands.add(draft)),
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
        ({ checkins }) =>
          checkins[day]
            ? { command: 'checkIn', args: [id, day, checkins[day]], failure: 'update' }
            : undefined,
        ({ checkins }) => (Object.hasOwn(checkins, day) ? takeBack(day) : {}),
      ),
    skip: (id: RecordId, day: IsoDate) =>
      change(
        id,
        (skill) => skip(skill, day),
        () => ({ command: 'unskip', args: [id, day], failure: 'update' }),
      ),
    unskip: (id: RecordId, day: IsoDate) => change(id, (skill) => unskip(skill, day)),
    step: (id: RecordId, by: 10 | -10) => change(id, (skill) => stepProgress(skill, by)),
    pause: (id: RecordId) => change(id, (skill) => pause(skill, today())),
    resume: (id: RecordId) => change(id, (skill) => resume(skill, today())),
    remove: (skill: Skill) => own(commands.remove(skill)),
    restore: (skill: Skill) => own(commands.restore(skill)),
  }
}
