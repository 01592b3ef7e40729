import { decode, firstData, type LiveQuery, type WriteOutcome } from '../kernel/index.ts'
import { applicationDraftSchema } from './application.ts'
import { contactDraftSchema } from './contact.ts'
import { careerGoalDraftSchema } from './goal.ts'
import { unimported, type CareerWork } from './import.ts'
import { GUEST, type CareerStores, type GuestWork } from './ports.ts'

export interface GuestWorkMeans {
  /** Opened anew at each call, so that what is read is what is stored now. */
  readonly guest: () => CareerStores
  readonly account: () => CareerStores
  /** One at a time among the tabs of this device. */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>
}

/** What the guest of this browser has, and its way into an account (D17). */
export function createGuestWork({ guest, account, exclusively }: GuestWorkMeans): GuestWork {
  return {
    async count() {
      const { applications, goals } = guest()
      const [mine, aims] = await Promise.all([firstData(applications.watch(GUEST)), firstData(goals.watch(GUEST))])
      return { applications: mine.length, goals: aims.length }
    },
    importInto: (owner) =>
      exclusively(async () => {
        const [from, to] = [guest(), account()]
        const [offered, known] = await Promise.all([workIn(from, GUEST), workIn(to, owner)])
        const outcomes = await addAll(to, owner, unimported(offered.work, known.work))
        if (known.pending || outcomes.includes('queued')) return 'queued'
        await removeAll(from, offered.work)
        return 'saved'
      }),
  }
}

async function workIn(stores: CareerStores, owner: string): Promise<{ readonly work: CareerWork; readonly pending: boolean }> {
  let pending = false
  const read = async <T>(query: LiveQuery<T>): Promise<T> => {
    const data = await firstData(query)
    const snapshot = query.getSnapshot()
    pending ||= snapshot.status === 'ready' && snapshot.pending
    return data
  }
  const [applications, goals, contacts] = await Promise.all([
    read(stores.applications.watch(owner)), read(stores.goals.watch(owner)), read(stores.contacts.watch(owner)),
  ])
  return { work: { applications, goals, contacts }, pending }
}

/** The contacts first: an application names its own by the id that it gets here. */
async function addAll(stores: CareerStores, owner: string, { applications, goals, contacts }: CareerWork): Promise<readonly WriteOutcome[]> {
  const added = await Promise.all(contacts.map(async (contact) => ({ from: contact.id, ...(await stores.contacts.add(owner, decode(contactDraftSchema, contact)!)) })))
  const contactIds = new Map(added.map(({ from, id }) => [from, id]))
  const others = await Promise.all([
    ...applications.map((application) => {
      const contatoId = contactIds.get(application.contatoId) ?? application.contatoId
      return stores.applications.add(owner, { ...decode(applicationDraftSchema, application)!, contatoId })
    }),
    ...goals.map((goal) => stores.goals.add(owner, decode(careerGoalDraftSchema, goal)!)),
  ])
  return [...added, ...others].map(({ outcome }) => outcome)
}

async function removeAll(stores: CareerStores, { applications, goals, contacts }: CareerWork): Promise<void> {
  await Promise.all([
    ...applications.map(({ id }) => stores.applications.remove(GUEST, id)),
    ...goals.map(({ id }) => stores.goals.remove(GUEST, id)),
    ...contacts.map(({ id }) => stores.contacts.remove(GUEST, id)),
  ])
}
