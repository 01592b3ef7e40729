import {
  AppError,
  isoDateOf,
  type Clock,
  type EntriesOf,
  type IsoDate,
  type PatchOf,
  type RecordId,
  type RecordStore,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import {
  checkIn,
  pause,
  resume,
  skip,
  stepProgress,
  takeBack,
  unskip,
  type Skill,
  type SkillDraft,
  type SkillPatch,
} from '@caderno/domain/skills'
import { pauseSaid, progressSaid } from './texts.ts'

/** What a student can do with the skills. Every rejection is an AppError; `user-token-expired` when nobody is signed in any more. */
export interface SkillActions {
  add(draft: SkillDraft): Promise<WriteOutcome>
  /** Writes the changed fields onto the skill as it is by now. */
  edit(id: RecordId, changes: SkillPatch): Promise<WriteOutcome>
  /** Without a note, a day that is checked in already keeps its own. */
  checkIn(id: RecordId, day: IsoDate, note?: string): Promise<WriteOutcome>
  takeBack(id: RecordId, day: IsoDate): Promise<WriteOutcome>
  skip(id: RecordId, day: IsoDate): Promise<WriteOutcome>
  unskip(id: RecordId, day: IsoDate): Promise<WriteOutcome>
  step(id: RecordId, by: 10 | -10): Promise<WriteOutcome>
  pause(id: RecordId): Promise<WriteOutcome>
  resume(id: RecordId): Promise<WriteOutcome>
  remove(id: RecordId): Promise<WriteOutcome>
  restore(skill: Skill): Promise<WriteOutcome>
}

interface Desk {
  skills: RecordStore<SkillDraft, Skill>
  owner: string
  clock: Clock
  /** The owner is still the one who is signed in. */
  signedIn(): boolean
  /** What a screen reader should hear of a change that shows elsewhere. */
  tell(words: string): void
}

export function createSkillActions({ skills, owner, clock, signedIn, tell }: Desk): SkillActions {
  const own = async <T>(write: () => Promise<T>): Promise<T> => {
    if (!signedIn()) throw new AppError('user-token-expired')
    return write()
  }
  const change = (
    id: RecordId,
    patch: PatchOf<SkillDraft, Skill>,
    entries?: EntriesOf<SkillDraft, Skill>,
  ): Promise<WriteOutcome> => own(() => skills.update(owner, id, patch, entries))
  const telling = async (
    id: RecordId,
    patchOf: (skill: Skill) => SkillPatch,
    words: (skill: Skill) => string,
  ) => {
    let changed: Skill | undefined
    const outcome = await change(id, (skill) => {
      const patch = patchOf(skill)
      changed = { ...skill, ...patch }
      return patch
    })
    if (changed) tell(words(changed))
    return outcome
  }
  const today = () => isoDateOf(clock.now())
  return {
    add: async (draft) => (await own(() => skills.add(owner, draft))).outcome,
    edit: (id, changes) => change(id, changes),
    checkIn: (id, day, note) =>
      change(id, {}, ({ checkins }) =>
        note === undefined && Object.hasOwn(checkins, day) ? {} : checkIn(day, note),
      ),
    takeBack: (id, day) =>
      change(id, {}, ({ checkins }) => (Object.hasOwn(checkins, day) ? takeBack(day) : {})),
    skip: (id, day) => change(id, (skill) => skip(skill, day)),
    unskip: (id, day) => change(id, (skill) => unskip(skill, day)),
    step: (id, by) => telling(id, (skill) => stepProgress(skill, by), progressSaid),
    pause: (id) => telling(id, (skill) => pause(skill, today()), pauseSaid),
    resume: (id) => telling(id, (skill) => resume(skill, today()), pauseSaid),
    remove: (id) => own(() => skills.remove(owner, id)),
    restore: (skill) => own(() => skills.restore(owner, skill)),
  }
}
