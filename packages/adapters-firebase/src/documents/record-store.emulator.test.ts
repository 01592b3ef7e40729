import { describeRecordStoreContract, READING_RECORDS } from '@caderno/domain/contracts'
import { NEW_READING, READING_KIND, type Reading, type ReadingDraft } from '@caderno/domain/reading'
import { runs } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { recordWorld } from '../../test/firestore-worlds.ts'
import { createFirestoreRecordStore } from './record-store.ts'

const makeWorld = recordWorld('leitura', ({ firestore, sendWrite }) =>
  createFirestoreRecordStore<ReadingDraft, Reading>(firestore, READING_KIND, sendWrite),
)

describeRecordStoreContract('the Firestore record store', {
  ...READING_RECORDS,
  makeWorld,
  missing: ['not-found', 'permission-denied'],
  rounds: runs(2, 100),
  writesPerTab: 4,
})

it('takes the passwords out of an older record with its first change (D1)', async () => {
  const world = await makeWorld()
  const [owner] = world.users
  await world.plant(owner, [
    {
      ...NEW_READING,
      titulo: 'Antigo',
      id: 'antigo',
      userId: owner,
      senha: 'canario',
      confirmSenha: 'canario',
      extra: 1,
    },
  ])
  await (await world.open(owner)).update(owner, 'antigo', () => ({ patch: { notas: 'nova' } })).outcome
  const [kept] = await world.documents(owner)
  expect(kept).toMatchObject({ notas: 'nova', extra: 1 })
  expect(JSON.stringify(kept)).not.toMatch(/canario|senha/i)
  await world.close()
})
