import { foldText } from '../kernel/index.ts'
import { withRemovals, type RemovalOptions } from '../shell/index.ts'
import { APPLICATION_KIND } from './application.ts'
import { CONTACT_KIND } from './contact.ts'
import { CAREER_GOAL_KIND } from './goal.ts'
import type { CareerStores } from './ports.ts'

/** A service's stores, whose removals take the steps of §7. */
export const withCareerRemovals = (
  stores: CareerStores,
  given: Pick<RemovalOptions<never>, 'clock' | 'outbox'>,
): CareerStores => ({
  applications: withRemovals(stores.applications, { ...given, collection: APPLICATION_KIND.collection }),
  goals: withRemovals(stores.goals, {
    ...given,
    collection: CAREER_GOAL_KIND.collection,
    nameOf: ({ texto }) => foldText(texto),
    madeAt: ({ createdAt }) => createdAt,
  }),
  contacts: withRemovals(stores.contacts, { ...given, collection: CONTACT_KIND.collection }),
})
