import type { Session } from '@caderno/domain/identity'
import { createLiveQuery, ready, type Snapshot } from '@caderno/domain/kernel'
import { aSession } from '@caderno/domain/testing'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServices } from '../../test/fake-services.ts'
import { offerUndo } from '../../test/offer-undo.ts'
import { undo } from '../hooks/undo.ts'
import { useUndoOwner } from './use-undo-owner.ts'

test('who signs out on a page without «Desfazer» leaves none behind (D24)', async () => {
  let say!: (next: Snapshot<Session | null>) => void
  const session = createLiveQuery<Session | null>((emit) => {
    say = emit
    emit(ready(aSession()))
    return () => undefined
  })
  const services = fakeServices({ session })
  const { unmount } = renderHook(() => useUndoOwner(services))
  await offerUndo('Removido')
  unmount()
  expect(undo.getSnapshot()?.message).toBe('Removido')
  say(ready(null))
  expect(undo.getSnapshot()).toBeUndefined()
})
