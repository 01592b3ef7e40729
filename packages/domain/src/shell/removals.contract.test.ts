import { CAREER_GOAL_RECORDS, describeRecordStoreContract } from '../../contracts/index.ts'
import {
  accountStoreOver,
  createFakeOutbox,
  createFakeRecordStore,
  createFakeWorld,
  fakeClock,
} from '../../testing/index.ts'
import { CAREER_GOAL_KIND, type CareerGoal, type CareerGoalDraft } from '../career/index.ts'

describeRecordStoreContract('the record store with removals', {
  ...CAREER_GOAL_RECORDS,
  makeWorld: () => {
    const world = createFakeWorld()
    const outbox = createFakeOutbox()
    const clock = fakeClock()
    const open = () =>
      accountStoreOver<CareerGoalDraft, CareerGoal>(
        CAREER_GOAL_KIND,
        createFakeRecordStore<CareerGoalDraft, CareerGoal>(CAREER_GOAL_KIND, { world }),
        { outbox, clock },
      )
    return Promise.resolve({
      users: ['uid-ana', 'uid-bia'] as const,
      open: () => Promise.resolve(open()),
      plant: (_, documents) =>
        Promise.resolve(
          void world.write(
            documents.map((document) => ({ collection: 'metas_carreira', key: document.id, document })),
          ),
        ),
      documents: (owner) =>
        Promise.resolve(
          [...world.all('metas_carreira').values()].filter(
            (document) => (document as CareerGoal).userId === owner,
          ),
        ),
      close: () => Promise.resolve(),
    })
  },
})
