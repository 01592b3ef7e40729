import { dataOf } from '@caderno/domain/kernel'
import { createWriteLedger } from '@caderno/domain/shell'
import { answerByHand } from '@caderno/domain/testing'
import { expect, it } from 'vitest'
import { noteIn } from './firebase-modules.ts'

it('what is removed is pending until this device has noted it', async () => {
  const writes = createWriteLedger()
  const query = writes.watch('uid-ana')
  query.subscribe(() => undefined)
  const noted = answerByHand()
  noteIn({ writes })('uid-ana', { collection: 'contatos', id: 'a' }, noted.promise)
  expect(dataOf(query.getSnapshot())).toMatchObject({ unsent: ['contatos/a'] })
  noted.resolve()
  await expect.poll(() => dataOf(query.getSnapshot())?.unsent).toEqual([])
})
