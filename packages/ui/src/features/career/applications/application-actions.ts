import {
  isoDateOf,
  toAppError,
  type Clock,
  type PatchOf,
  type RecordId,
  type WriteOutcome,
} from '@caderno/domain/kernel'
import {
  changePhase,
  completed,
  editApplication,
  markDone,
  newApplication,
  postpone,
  undoPatch,
  type Application,
  type ApplicationDraft,
  type ApplicationPhase,
  type Career,
  type Contact,
  type ContactDraft,
  type Due,
} from '@caderno/domain/career'

type ApplicationPatch = Partial<ApplicationDraft>
/** What the form holds: a record without what the phases leave behind. */
export type TypedApplication = Omit<ApplicationDraft, 'historico'>

/** What a student can do with their applications, and with what is due. Every rejection is an AppError. */
export interface ApplicationActions {
  add(typed: TypedApplication): Promise<WriteOutcome>
  /** Writes the changed fields onto the application as it is by now. */
  edit(id: RecordId, changes: Partial<TypedApplication>): Promise<WriteOutcome>
  /** `from` hears of the application as it was before. */
  move(id: RecordId, fase: ApplicationPhase, from?: (before: Application) => void): Promise<WriteOutcome>
  /** Back to the phase and the history from before its move to `fase`, without a trace; `stale` if it was changed again since. */
  takeMoveBack(before: Application, fase: ApplicationPhase): Promise<WriteOutcome | 'stale'>
  remove(id: RecordId): Promise<WriteOutcome>
  restore(application: Application): Promise<WriteOutcome>
  settle(due: Due): Promise<WriteOutcome>
  /** By a week. */
  postpone(due: Due): Promise<WriteOutcome>
  /** The dates of a due application or contact, as they were. */
  takeDueBack(due: Due): Promise<WriteOutcome>
}

interface Desk {
  career: Pick<Career, 'applications' | 'contacts'>
  owner: string
  clock: Clock
}

export function createApplicationActions({
  career: { applications, contacts },
  owner,
  clock,
}: Desk): ApplicationActions {
  const change = (id: RecordId, patch: PatchOf<ApplicationDraft, Application>) =>
    applications.update(owner, id, patch)
  const today = () => isoDateOf(clock.now())
  const write = (due: Due, patch: Partial<ContactDraft> & ApplicationPatch): Promise<WriteOutcome> =>
    due.kind === 'contact'
      ? contacts.update(owner, due.contact.id, patch)
      : change(due.application.id, (application) => ({ ...completed(application), ...patch }))
  return {
    add: async (typed) => (await applications.add(owner, newApplication(typed, today()))).outcome,
    edit: (id, changes) => change(id, (application) => editApplication(application, changes, today())),
    move: (id, fase, from) =>
      change(id, (application) => {
        from?.(application)
        return changePhase(application, fase, today())
      }),
    async takeMoveBack(before, fase) {
      let isStale = false
      const outcome = await change(before.id, (now) => {
        isStale = !isJustMoved(now, before, fase)
        return isStale ? {} : undoPatch(before)
      }).catch((error: unknown) => {
        if (toAppError(error).code !== 'not-found') throw error
        isStale = true
        return 'saved' as const
      })
      return isStale ? 'stale' : outcome
    },
    remove: (id) => applications.remove(owner, id),
    restore: (application) => applications.restore(owner, application),
    settle: (due) => write(due, markDone(due, today())),
    postpone: (due) => write(due, postpone(due, today())),
    takeDueBack: (due) => write(due, datesOf(due)),
  }
}

/** Nothing but this one move stands between the two. */
function isJustMoved(now: Application, before: Application, fase: ApplicationPhase): boolean {
  const { historico } = changePhase(before, fase, now.historico.at(-1)?.em ?? '')
  return now.fase === fase && JSON.stringify(now.historico) === JSON.stringify(historico)
}

const datesOf = (due: Due) =>
  due.kind === 'contact' ? contactDates(due.contact) : { proximoContato: due.application.proximoContato }
const contactDates = ({ ultimoContato, proximoContato }: Contact) => ({ ultimoContato, proximoContato })
