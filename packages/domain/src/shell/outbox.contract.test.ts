import { describe } from 'vitest'
import { describeOutboxContract } from '../../contracts/index.ts'
import { createFakeMarks, createFakeOutbox } from '../../testing/index.ts'

const users = ['uid-ana', 'uid-bia'] as const
describe.each([
  ['of one page', () => createFakeOutbox()],
  ['of a device', () => createFakeOutbox(createFakeMarks())],
])('the outbox', (name, create) => {
  describeOutboxContract(name, () => {
    const outbox = create()
    return Promise.resolve({
      users,
      open: () =>
        Promise.resolve({
          outbox,
          write: (uid, id, answer, isNew) => outbox.track(uid, { collection: 'leitura', id, isNew }, answer),
        }),
    })
  })
})
