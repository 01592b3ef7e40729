import {
  deferWrite,
  fieldsBack,
  inverseTo,
  isoDateOf,
  pick,
  recordCommands,
  revert,
  revertTogether,
  together,
  writeOf,
  type Applied,
  type BroughtIn,
  type Clock,
  type Inverse,
  type RecordId,
  type UserId,
  type Write,
  type Written,
} from '../kernel/index.ts'
import type { PreferenceStore, View } from '../shell/index.ts'
import type { Application, ApplicationDraft, ApplicationPhase } from './application.ts'
import { editContact, newContact, type Contact, type ContactDraft } from './contact.ts'
import { markDone, postpone, type Due } from './due.ts'
import { editApplication, newApplication, type TypedApplication } from './form.ts'
import { editGoal, newGoal, type CareerGoalDraft } from './goal.ts'
import { changePhase, completed, undoPatch } from './history.ts'
import { CHANGED_SINCE, careerFailure } from './messages.ts'
import type { CareerStores } from './ports.ts'

/** How the preferences name the view of this module. */
export const CAREER_VIEW = 'carreira'

interface CareerPorts extends CareerStores {
  readonly preferences: Pick<PreferenceStore, 'checkLinkedin' | 'chooseView'>
  readonly clock: Clock
}

/** What a file brings. */
export interface BroughtToCareer {
  readonly contacts?: BroughtIn<ContactDraft>
  readonly applications?: BroughtIn<ApplicationDraft>
}

/** What a student can do with the career. */
export type CareerService = ReturnType<typeof createCareerService>

export function createCareerService(
  { applications, contacts, goals, preferences, clock }: CareerPorts,
  owner: UserId,
) {
  const application = recordCommands(applications, owner, {
    restore: 'restoreApplication',
    putBack: 'putApplicationBack',
    discardAll: 'discardApplications',
    failure: 'saveApplication',
    changedSince: CHANGED_SINCE.application,
  })
  const contact = recordCommands(contacts, owner, {
    restore: 'restoreContact',
    putBack: 'putContactBack',
    discardAll: 'discardContacts',
    failure: 'saveContact',
    changedSince: CHANGED_SINCE.contact,
  })
  const goal = recordCommands(goals, owner, {
    restore: 'restoreGoal',
    putBack: 'putGoalBack',
    failure: 'saveGoal',
    changedSince: CHANGED_SINCE.goal,
  })
  const today = () => isoDateOf(clock.now())

  /** What takes the other commands back. */
  const inverses = {
    restoreApplication: application.restore,
    restoreContact: contact.restore,
    restoreGoal: goal.restore,
    putApplicationBack: application.putBack,
    putContactBack: contact.putBack,
    discardApplications: application.discardAll,
    discardContacts: contact.discardAll,
    /** What takes a file that came in back: all that nobody has changed since. */
    revertAll: (all: readonly Inverse[]): Write =>
      revertTogether(
        all.map((one) => revert(inverses, one)),
        CHANGED_SINCE.records,
      ),
    putGoalBack: goal.putBack,
    /** Back to the phase and the history from before its move to `fase`, without a trace. Rejects `ChangedSince`. */
    moveBack: (before: Application, fase: ApplicationPhase) =>
      application.unlessChanged(before.id, (now) => {
        const made = changePhase(before, fase, now.historico.at(-1)?.em ?? '')
        return patched(fieldsBack<ApplicationDraft>(now, undoPatch(before), made))
      }),
    /** What an application that was due had, where it still has what the change `left`. Rejects `ChangedSince`. */
    putDateBack: (id: RecordId, due: Partial<ApplicationDraft>, left: Partial<ApplicationDraft>) =>
      application.unlessChanged(id, (now) => {
        const back = fieldsBack<ApplicationDraft>(now, due, left)
        return back && { patch: { ...completed(now), ...back } }
      }),
  }
  const inverse = inverseTo<typeof inverses>()
  const dateInverse = (before: Application, { patch }: Written<ApplicationDraft>) => {
    const { historico: _, ...left } = patch
    const fields = Object.keys(left) as (keyof typeof left)[]
    return inverse('putDateBack', [before.id, pick(before, fields), left], 'saveApplication')
  }

  /** An application's history is completed with the first change of it. */
  const changeDue = (
    { kind, record: { id } }: Due,
    patchOf: typeof markDone,
  ): Write<Applied<Application | Contact>> => {
    const day = today()
    return kind === 'contact'
      ? contact.change(
          id,
          (record) => ({ patch: editContact(record, patchOf({ kind, record }, day)) }),
          contact.asItWas('saveContact'),
        )
      : application.change(
          id,
          (record) => ({ patch: { ...completed(record), ...patchOf({ kind, record }, day) } }),
          dateInverse,
        )
  }
  const changeGoal = (
    id: RecordId,
    changes: Partial<CareerGoalDraft>,
    inverseOf?: ReturnType<typeof goal.asItWas>,
  ) => {
    const day = today()
    return goal.change(id, (now) => ({ patch: editGoal(now, changes, day) }), inverseOf)
  }
  return {
    failure: careerFailure,
    ...inverses,
    addApplication: (typed: TypedApplication) => application.add(newApplication(typed, today())),
    /** Writes the changed fields onto the application as it is by now; so do the other edits. */
    editApplication: (id: RecordId, changes: Partial<TypedApplication>) => {
      const day = today()
      return application.change(id, (now) => ({ patch: editApplication(now, changes, day) }))
    },
    moveApplication: (id: RecordId, fase: ApplicationPhase) => {
      const day = today()
      return application.change(
        id,
        (now) => ({ patch: changePhase(now, fase, day) }),
        (before) =>
          before.fase === fase ? undefined : inverse('moveBack', [before, fase], 'saveApplication'),
      )
    },
    removeApplication: application.remove,
    /** Writes what a file brings, as it is: all of it or nothing. */
    bringIn: ({ contacts, applications }: BroughtToCareer): Write =>
      deferWrite(async () => {
        const writes = [
          ...(contacts ? await contact.bringIn(contacts) : []),
          ...(applications ? await application.bringIn(applications) : []),
        ]
        return together(writes, (one) => revert(inverses, one), 'import')
      }),
    addContact: (typed: Partial<ContactDraft>) => contact.add(newContact(typed)),
    editContact: (id: RecordId, changes: Partial<ContactDraft>) =>
      contact.change(id, (now) => ({ patch: editContact(now, changes) })),
    removeContact: contact.remove,
    /** Done today: due no more. */
    settle: (due: Due) => changeDue(due, markDone),
    /** Puts off by a week. */
    postpone: (due: Due) => changeDue(due, postpone),
    addGoal: (typed: Partial<CareerGoalDraft>) => goal.add(newGoal(typed, today())),
    editGoal: (id: RecordId, changes: Partial<CareerGoalDraft>) => changeGoal(id, changes),
    tickGoal: (id: RecordId, concluida: boolean) => changeGoal(id, { concluida }, goal.asItWas('saveGoal')),
    removeGoal: goal.remove,
    checkLinkedin: (item: string, done: boolean) => writeOf(preferences.checkLinkedin(owner, item, done)),
    /** List or board, remembered. */
    chooseView: (view: View) => writeOf(preferences.chooseView(owner, CAREER_VIEW, view)),
  }
}

const patched = (patch: Partial<ApplicationDraft> | undefined) => patch && { patch }
