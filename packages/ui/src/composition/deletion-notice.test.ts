import { createAccountDeletion, createAuth } from '@caderno/domain/identity'
import {
  createFakeAccounts,
  createFakeErasure,
  createFakeMembers,
  createFakeMemory,
  createFakeStudents,
  createFakeWorld,
  fakeClock,
  fakeRandom,
} from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { noticeStore } from '../components/feedback/notify.ts'
import { withDeletionNotice } from './local-modules.ts'

const notices = () => noticeStore.getSnapshot().map(({ message }) => message)

it('says that a deletion which was interrupted has ended (B19)', async () => {
  const accounts = createFakeAccounts()
  const world = createFakeWorld()
  const erasure = createFakeErasure({ world })
  const auth = createAuth({
    accounts,
    members: createFakeMembers({ world }),
    students: createFakeStudents({ world }),
    memory: createFakeMemory(),
    clock: fakeClock(),
    random: fakeRandom(),
  })
  const { resume } = withDeletionNotice(createAccountDeletion({ accounts, auth, erasure }))
  await resume()
  expect(notices()).toEqual([])
  await erasure.mark('uid-ana', 'dispositivo')
  await resume()
  expect(notices()).toEqual(['Sua conta foi excluída.'])
})
