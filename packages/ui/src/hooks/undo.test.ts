import { afterEach, expect, test } from 'vitest'
import { offerUndo } from '../../test/offer-undo.ts'
import { undo } from './undo.ts'

const inStorage = () => JSON.stringify({ ...sessionStorage })
const hide = () => dispatchEvent(new Event('pagehide'))
const showAgain = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

afterEach(() => {
  undo.follow('outra-pessoa')
  undo.follow(null)
  sessionStorage.clear()
})

test('what a window that is opened from here begins with holds nothing to be taken back; the next page of this tab does', async () => {
  await offerUndo('Torto Arado removido')
  expect(undo.getSnapshot()?.change).toBeDefined()
  expect(inStorage()).not.toContain('Torto Arado')
  hide()
  expect(inStorage()).toContain('Torto Arado')
  // The browser shows the same page again.
  showAgain()
  expect(inStorage()).not.toContain('Torto Arado')
  expect(undo.getSnapshot()?.message).toBe('Torto Arado removido')
})

test('nothing of who has left goes on to the next page', async () => {
  undo.follow('uid-ana')
  await offerUndo('Torto Arado removido')
  undo.follow(null)
  hide()
  expect(inStorage()).not.toContain('Torto Arado')
})
