import { foldText, type AppErrorCode, type Clock, type RecordId, type UserId } from '../kernel/index.ts'
import type { TrackedWrite } from '../shell/index.ts'
import { APPLICATION_KIND } from './application.ts'
import { CONTACT_KIND } from './contact.ts'
import { CAREER_GOAL_KIND } from './goal.ts'
import type { Career, CareerStores, PendingRemovals } from './ports.ts'
import { withRemovals } from './removals.ts'

interface RepeatedRemovalsOptions {
  readonly removals: (collection: string) => PendingRemovals
  readonly clock: Clock
  /** Whether it is still this user whom the stores would answer. */
  readonly isIn?: (owner: UserId) => boolean
  /** A removal that this page alone knows of until `noted` resolves. */
  readonly noting?: (owner: UserId, removal: TrackedWrite, noted: Promise<unknown>) => void
  /** A repeated removal was refused. */
  readonly refused?: (owner: UserId, collection: string, code: AppErrorCode) => void
}

/** The stores of a service, whose removals this device repeats until they are confirmed (D8). */
export function withRepeatedRemovals(
  stores: CareerStores,
  { removals, clock, isIn, noting, refused }: RepeatedRemovalsOptions,
): CareerStores & Pick<Career, 'retryRemovals'> {
  const optionsFor = (collection: string) => ({
    pending: removals(collection),
    clock,
    isIn,
    noting: (owner: UserId, id: RecordId, noted: Promise<unknown>) =>
      noting?.(owner, { collection, id }, noted),
    refused: (owner: UserId, code: AppErrorCode) => refused?.(owner, collection, code),
  })
  const applications = withRemovals(stores.applications, optionsFor(APPLICATION_KIND.collection))
  const goals = withRemovals(stores.goals, {
    ...optionsFor(CAREER_GOAL_KIND.collection),
    nameOf: ({ texto }) => foldText(texto),
    madeAt: ({ createdAt }) => createdAt,
  })
  const contacts = withRemovals(stores.contacts, optionsFor(CONTACT_KIND.collection))
  return {
    applications,
    goals,
    contacts,
    retryRemovals: async (owner) =>
      void (await Promise.all([applications, goals, contacts].map(({ retry }) => retry(owner)))),
  }
}
