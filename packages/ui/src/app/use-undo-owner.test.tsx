import type { Session } from '@caderno/domain/identity'
import { createLiveQuery, ready, type Snapshot } from '@caderno/domain/kernel'
import { aSession } from '@caderno/domain/testing'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showUndo, undoStore, undoVisit } from '../components/feedback/undo-notice.ts'
import { useUndoOwner } from './use-undo-owner.ts'

test('who signs out on a page without «Desfazer» leaves none behind', () => {
  let say!: (next: Snapshot<Session | null>) => void
  const session = createLiveQuery<Session | null>((emit) => {
    say = emit
    emit(ready(aSession()))
    return () => undefined
  })
  const { unmount } = renderHook(() => useUndoOwner(session))
  showUndo(undoVisit(), 'Removido', () => undefined)
  unmount()
  expect(undoStore.getSnapshot()?.message).toBe('Removido')
  say(ready(null))
  expect(undoStore.getSnapshot()).toBeNull()
})
