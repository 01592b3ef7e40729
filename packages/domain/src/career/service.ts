import {
  ChangedSince,
  isoDateOf,
  recordCommands,
  toAppError,
  type Clock,
  type Command,
  type Identity,
  type RecordId,
  type RecordStore,
  type UserId,
} from '../kernel/index.ts'
import type { PreferenceStore, View } from '../shell/index.ts'
import type { Application, ApplicationDraft, ApplicationPhase } from './application.ts'
import { editContact, newContact, type Contact, type ContactDraft } from './contact.ts'
import { markDone, postpone, type Due } from './due.ts'
import { editApplication, newApplication } from './form.ts'
import { editGoal, newGoal, type CareerGoalDraft } from './goal.ts'
import { changePhase, completed, undoPatch } from './history.ts'
import { CHANGED_SINCE, careerFailure } from './messages.ts'
import type { CareerStores } from './ports.ts'

/** What the form holds: a record without what the phases leave behind. */
export type TypedApplication = Omit<ApplicationDraft, 'historico'>
type Dates = Partial<Pick<Contact, 'ultimoContato' | 'proximoContato'>>

/** How the preferences name the view of this module. */
export const CAREER_VIEW = 'carreira'

interface CareerPorts extends CareerStores {
  readonly preferences: Pick<PreferenceStore, 'checkLinkedin' | 'chooseView'>
  readonly clock: Clock
}

/** What a student can do with the career. */
export type CareerService = ReturnType<typeof createCareerService>

export function createCareerService(
  { applications, contacts, goals, preferences, clock }: CareerPorts,
  owner: UserId,
) {
  const application = recordCommands(applications, owner, {
    command: 'restoreApplication',
    failure: 'saveApplication',
  })
  const contact = recordCommands(contacts, owner, { command: 'restoreContact', failure: 'saveContact' })
  const goal = recordCommands(goals, owner, { command: 'restoreGoal', failure: 'saveGoal' })
  const today = () => isoDateOf(clock.now())

  /** An application's history is completed with the first change of it. */
  const changeDue = (
    { kind, record: { id } }: Due,
    patchOf: typeof markDone,
  ): Command<Application | Contact> =>
    kind === 'contact'
      ? contact.change(
          id,
          (record) => editContact(record, patchOf({ kind, record }, today())),
          datesInverse(kind),
        )
      : application.change(
          id,
          (record) => ({ ...completed(record), ...patchOf({ kind, record }, today()) }),
          datesInverse(kind),
        )
  return {
    failure: careerFailure,
    addApplication: (typed: TypedApplication) => application.add(newApplication(typed, today())),
    /** Writes the changed fields onto the application as it is by now; so do the other edits. */
    editApplication: (id: RecordId, changes: Partial<TypedApplication>) =>
      application.change(id, (now) => editApplication(now, changes, today())),
    moveApplication: (id: RecordId, fase: ApplicationPhase) =>
      application.change(
        id,
        (now) => changePhase(now, fase, today()),
        (before) =>
          before.fase === fase
            ? undefined
            : { command: 'moveBack', args: [before, fase], failure: 'saveApplication' },
      ),
    /** Back to the phase and the history from before its move to `fase`, without a trace. Rejects `ChangedSince`. */
    moveBack: (before: Application, fase: ApplicationPhase) =>
      unlessChanged(applications, owner, before.id, CHANGED_SINCE.application, (now) =>
        isJustMoved(now, before, fase) ? undoPatch(before) : undefined,
      ),
    removeApplication: application.remove,
    restoreApplication: application.restore,
    addContact: (typed: Partial<ContactDraft>) => contact.add(newContact(typed)),
    editContact: (id: RecordId, changes: Partial<ContactDraft>) =>
      contact.change(id, (now) => editContact(now, changes)),
    removeContact: contact.remove,
    restoreContact: contact.restore,
    /** Done today: due no more. */
    settle: (due: Due) => changeDue(due, markDone),
    /** By a week. */
    postpone: (due: Due) => changeDue(due, postpone),
    /** The dates of something due as they were, from those that the change `left`. Rejects `ChangedSince`. */
    putDatesBack: (kind: Due['kind'], id: RecordId, dates: Dates, left: Dates) =>
      kind === 'contact'
        ? unlessChanged(contacts, owner, id, CHANGED_SINCE.contact, (now) =>
            isSame(datesOf(now), left) ? dates : undefined,
          )
        : unlessChanged(applications, owner, id, CHANGED_SINCE.application, (now) =>
            isSame(datesOf(now), left) ? { ...completed(now), ...dates } : undefined,
          ),
    addGoal: (typed: Partial<CareerGoalDraft>) => goal.add(newGoal(typed, today())),
    editGoal: (id: RecordId, changes: Partial<CareerGoalDraft>) =>
      goal.change(id, (now) => editGoal(now, changes, today())),
    tickGoal: (id: RecordId, concluida: boolean) =>
      goal.change(
        id,
        (now) => editGoal(now, { concluida }, today()),
        (before) =>
          before.concluida === concluida
            ? undefined
            : { command: 'tickGoal', args: [id, !concluida], failure: 'saveGoal' },
      ),
    removeGoal: goal.remove,
    restoreGoal: goal.restore,
    checkLinkedin:
      (item: string, done: boolean): Command =>
      () =>
        preferences.checkLinkedin(owner, item, done),
    /** List or board, remembered. */
    chooseView:
      (view: View): Command =>
      () =>
        preferences.chooseView(owner, CAREER_VIEW, view),
  }
}

/** Writes what takes a change back; where `patchOf` finds that the record was changed since, or it is gone, rejects `ChangedSince`. */
function unlessChanged<Draft extends object, Stored extends Draft & Identity>(
  store: RecordStore<Draft, Stored>,
  owner: UserId,
  id: RecordId,
  sentence: string,
  patchOf: (now: Stored) => Partial<Draft> | undefined,
): Command {
  return async () => {
    let isStale = false
    const outcome = await store
      .update(owner, id, (now) => {
        const patch = patchOf(now)
        isStale = !patch
        return patch ?? {}
      })
      .catch((error: unknown) => {
        if (toAppError(error).code !== 'not-found') throw error
        isStale = true
        return 'saved' as const
      })
    if (isStale) throw new ChangedSince(sentence)
    return outcome
  }
}

const datesOf = ({ proximoContato, ...rest }: Application | Contact): Dates => ({
  proximoContato,
  ...('ultimoContato' in rest && { ultimoContato: rest.ultimoContato }),
})

const datesInverse = (kind: Due['kind']) => (before: Application | Contact, patch: Dates) => ({
  command: 'putDatesBack',
  args: [kind, before.id, datesOf(before), datesOf({ ...before, ...patch })],
  failure: kind === 'contact' ? 'saveContact' : 'saveApplication',
})

/** Nothing but this one move stands between the two. */
function isJustMoved(now: Application, before: Application, fase: ApplicationPhase): boolean {
  const { historico } = changePhase(before, fase, now.historico.at(-1)?.em ?? '')
  return now.fase === fase && isSame(now.historico, historico)
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
